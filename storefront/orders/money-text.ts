import { formatGel } from '#contract/core/money.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'
import { isRefundPending } from './progress.ts'

type Order = Pick<OrderCard, 'payment' | 'fulfilment' | 'method' | 'total' | 'label'>

/** What becomes of an order's money when it is cancelled now. */
export function cancelMoneyText({ payment, method, total }: Order, t: Translate): string {
  if (method === 'cash') return t('orders.cancel.notCharged')
  if (payment === 'paid') return t('orders.cancel.refund', { total: formatGel(total) })
  return t(payment === 'partly_refunded' ? 'orders.cancel.refundRest' : 'orders.cancel.notCharged')
}

/** What became of the money of an order that ended; undefined for one that goes on. */
export function endedMoneyText(order: Order, t: Translate): string | undefined {
  if (order.label !== 'cancelled') return undefined
  const total = formatGel(order.total)
  if (order.payment === 'refunded') return t('orders.money.refunded', { total })
  if (!isRefundPending(order)) return t('orders.money.notCharged')
  return order.payment === 'paid' ? t('orders.money.refunding', { total }) : t('orders.money.refundingRest')
}
