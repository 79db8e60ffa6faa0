import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import styles from './copy-order-no.module.css'

/** A button that copies the number of an order. */
export function CopyOrderNo({ orderNo }: { orderNo: string }) {
  const t = useT()
  async function copy() {
    await navigator.clipboard.writeText(orderNo)
    toast({ text: t('orders.copied'), kind: 'ok' })
  }
  return (
    <button type="button" className={`${styles.copyNo} no-print`} aria-label={`${t('orders.copy')} ${orderNo}`} onClick={() => void copy()}>
      <Icon name="copy" size={18} />
    </button>
  )
}
