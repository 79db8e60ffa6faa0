import type { OrderCard } from '#contract/orders/calls.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { OrderActions } from '../order-actions.tsx'
import { OrderStatusText } from '../order-status-text.tsx'
import rowLinkStyles from '#storefront/ui/layout/row-link.module.css'
import styles from './order-row.module.css'

const badgeKinds = {
  toPay: 'warn',
  inGroup: 'brand',
  toShip: 'info',
  toReceive: 'info',
  toReview: 'ok',
  done: 'ok',
  cancelled: 'mute',
  afterSales: 'warn',
} as const
const maxPictures = 3

/** What a list shows of the lines of an order, or of a case on some of them. */
interface Shown {
  lines: readonly Pick<OrderCard['lines'][number], 'offerId' | 'name' | 'options' | 'picture'>[]
}

/** An order's status, `label` on the wire, coloured by what it asks of the shopper; one that is delivered is not on its way any more. */
export function OrderStatusBadge({ order: { label, fulfilment } }: { order: Pick<OrderCard, 'label' | 'fulfilment'> }) {
  const t = useT()
  if (label === 'toReceive' && fulfilment === 'delivered') return <Badge kind="ok">{t('orders.label.delivered')}</Badge>
  return <Badge kind={badgeKinds[label]}>{t(`orders.label.${label}`)}</Badge>
}

/** One order in the list: items, status, total and actions. Wherever no button is, the card leads to the order's page. */
export function OrderRow({ order, serverNow }: { order: OrderCard; serverNow: string }) {
  const t = useT()
  const lang = useLang()
  return (
    <article className={styles.order} aria-label={t('orders.details.title', { orderNo: order.orderNo })}>
      <div className={styles.top}>
        <span className={`num ${styles.no}`}>{t('orders.number', { orderNo: order.orderNo })}</span>
        <span>{formatDate(order.placedAt, lang)}</span>
        <span>{order.storeName}</span>
        <OrderStatusBadge order={order} />
        <span className={styles.open} aria-hidden="true">
          {t('orders.action.details')}
          <Icon name="chevron-right" size={16} />
        </span>
      </div>
      <div className={styles.mid}>
        <OrderPictures order={order} />
        <div className={styles.text}>
          <Link className={`${rowLinkStyles.rowLink} ${styles.link}`} to={orderPath(order.orderNo)}>
            <ItemNames order={order} />
          </Link>
          <OrderStatusText order={order} serverNow={serverNow} />
        </div>
        <div className={styles.sum}>
          <Money tetri={order.total} className="b7" />
          <OrderActions order={order} filled={order.label === 'toPay'} />
        </div>
      </div>
    </article>
  )
}

/** The first pictures of an order's items; the last place counts those that are left. */
export function OrderPictures({ order: { lines } }: { order: Shown }) {
  const hidden = lines.length - maxPictures
  return (
    <div className={styles.pics} aria-hidden="true">
      {lines.slice(0, maxPictures).map((line) => (
        <Picture key={line.offerId} picture={line.picture} alt="" sizes="76px" />
      ))}
      {hidden > 0 && <span className="num">{`+${hidden}`}</span>}
    </div>
  )
}

/** What was bought: the first item with its options, and how many more there are. */
export function ItemNames({ order: { lines } }: { order: Shown }) {
  const t = useT()
  const [first, ...others] = lines
  return (
    <>
      <Words>{first && variantName(first.name, first.options)}</Words>
      {others.length > 0 && <small> {t('orders.andMore', { count: others.length })}</small>}
    </>
  )
}
