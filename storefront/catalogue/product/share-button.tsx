import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { shareLink } from '#storefront/ui/share-link.ts'
import styles from './share-button.module.css'

/** Opens the device's share sheet; where there is none the address is copied. */
export function ShareButton({ name }: { name: string }) {
  const t = useT()
  const share = () => shareLink({ title: name, url: location.href }, t('catalogue.details.shared'), t)
  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      <Icon name="share-2" size={18} />
      {t('catalogue.details.share')}
    </button>
  )
}
