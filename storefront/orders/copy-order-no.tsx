import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { copyText } from '#storefront/ui/share-link.ts'
import styles from './copy-order-no.module.css'

/** A button that copies the number of an order. */
export function CopyOrderNo({ orderNo }: { orderNo: string }) {
  const t = useT()
  const copy = () => copyText(orderNo, t('orders.copied'), t)
  return (
    <button type="button" className={`${styles.copyNo} no-print`} aria-label={`${t('orders.copy')} ${orderNo}`} onClick={() => void copy()}>
      <Icon name="copy" size={18} />
    </button>
  )
}
