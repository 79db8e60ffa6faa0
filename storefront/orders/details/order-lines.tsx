import type { OrderLine } from '#contract/orders/calls.ts'
import { joinList } from '#storefront/app/i18n/join.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { Link } from '#storefront/ui/link.tsx'
import { PriceReason } from './price-reason.tsx'
import styles from './order-lines.module.css'

/** The lines of an order, each with a link to its product, options, quantity and sum. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const t = useT()
  return (
    <ul>
      {lines.map((line) => (
        <li className={styles.mini} key={line.offerId}>
          <Picture picture={line.picture} alt="" sizes="64px" />
          <p>
            <Link className={styles.link} to={productPath(line.productId, line.offerId)}>
              {line.name}
            </Link>
            <small className="block">
              {[joinList(line.options, t), t('orders.units', { count: line.quantity })].filter(Boolean).join(' · ')}
            </small>
            <PriceReason line={line} />
          </p>
          <Money tetri={line.lineTotal} className="b5" />
        </li>
      ))}
    </ul>
  )
}
