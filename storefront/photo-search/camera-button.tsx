import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { openPhotoDialog, usePhotoDialog } from './photo-dialog-store.ts'
import styles from './camera-button.module.css'

/** Opens the dialog of photo search; before the scripts are loaded it leads to its page. */
export function CameraButton() {
  const t = useT()
  const open = usePhotoDialog() !== undefined
  return (
    <a
      className={styles.camera}
      href="/search_image"
      role="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={t('search.box.photo')}
      title={t('search.box.photo')}
      onClick={(event) => {
        preventNavigation(event)
        openPhotoDialog()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        openPhotoDialog()
      }}
    >
      <Icon name="camera" size={24} />
    </a>
  )
}
