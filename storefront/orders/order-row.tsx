import { Link } from 'react-router'
import type { OrderCard } from '#contract/orders/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { formatDate } from '#storefront/ui/dates.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/price.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderStatusText } from './order-status-text.tsx'

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

/** An order's status, `label` on the wire, coloured by what it asks of the shopper. */
export function OrderStatusBadge({ label }: { label: OrderCard['label'] }) {
  const t = useT()
  return <Badge kind={badgeKinds[label]}>{t(`orders.label.${label}`)}</Badge>
}

/** One order in the list: status text, pictures, total and actions. */
export function OrderRow({ order, serverNow }: { order: OrderCard; serverNow: string }) {
  const t = useT()
  const lang = useLang()
  const hiddenLines = order.lines.length - 3
  return (
    <article className="order" aria-label={t('orders.details.title', { orderNo: order.orderNo })}>
      <div className="order__top">
        <Link className="num b5" to={`/orderDetail/${order.orderNo}`}>
          {t('orders.number', { orderNo: order.orderNo })}
        </Link>
        <span>{formatDate(order.placedAt, lang)}</span>
        <span>{order.storeName}</span>
        <OrderStatusBadge label={order.label} />
      </div>
      <div className="order__mid">
        <Link className="order__pics" to={`/orderDetail/${order.orderNo}`} aria-label={t('orders.action.details')}>
          {order.lines.slice(0, 3).map((line) => (
            <Picture key={line.offerId} picture={line.picture} alt={line.name} sizes="72px" />
          ))}
          {hiddenLines > 0 && (
            <span className="num" aria-label={t('orders.more', { count: hiddenLines })}>
              +{hiddenLines}
            </span>
          )}
        </Link>
        <OrderStatusText order={order} serverNow={serverNow} />
        <div className="order__sum">
          <Money tetri={order.total} className="b7" />
          <OrderActions order={order} filled={order.label === 'toPay'} />
        </div>
      </div>
    </article>
  )
}
