import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { copyText, openShareSheet } from '#storefront/ui/share-link.ts'
import styles from './share-button.module.css'

/** Opens the device's share sheet; where there is none the address is copied. */
export function ShareButton({ name }: { name: string }) {
  const t = useT()
  async function share() {
    const url = location.href
    if (await openShareSheet({ title: name, url })) return
    await copyText(url, { done: t('catalogue.details.shared'), failed: t('ui.copy.failed') })
  }
  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      <Icon name="share-2" size={18} />
      {t('catalogue.details.share')}
    </button>
  )
}
