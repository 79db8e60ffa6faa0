import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import styles from './share-button.module.css'

/** Opens the device's share sheet; where there is none the address is copied. */
export function ShareButton({ name }: { name: string }) {
  const t = useT()
  async function share() {
    const url = location.href
    try {
      if ('share' in navigator) return await navigator.share({ title: name, url })
      await (navigator as Navigator).clipboard.writeText(url)
      toast({ kind: 'ok', text: t('catalogue.details.shared') })
    } catch {
      // Closing the share sheet rejects the promise; it is no error.
      return
    }
  }
  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      <Icon name="share-2" size={18} />
      {t('catalogue.details.share')}
    </button>
  )
}
