import { formatGel } from '#contract/core/money.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'

type Order = Pick<OrderCard, 'payment' | 'method' | 'total' | 'label'> & { refund?: OrderCard['refund'] | undefined }

/** What becomes of an order's money when it is cancelled now: the server says what is left of it. */
export function cancelMoneyText({ method, refund }: Order, t: Translate): string {
  if (method === 'cash' || !refund) return t('orders.cancel.notCharged')
  if (refund.state === 'disputed') return t('orders.cancel.disputed')
  return refund.amount > 0 ? t('orders.cancel.refund', { total: formatGel(refund.amount) }) : t('orders.cancel.returned')
}

/** What became of the money of an order that ended; undefined for one that goes on. */
export function endedMoneyText({ label, payment, total, refund }: Order, t: Translate): string | undefined {
  if (label !== 'cancelled') return undefined
  if (!refund) return payment === 'refunded' ? t('orders.money.refunded', { total: formatGel(total) }) : t('orders.money.notCharged')
  const { state, amount } = refund
  if (state === 'disputed' || state === 'byBank') return t(`orders.money.${state}`)
  if (state === 'failed') return t('orders.money.failed', { total: formatGel(amount) })
  return amount > 0 ? t('orders.money.refunding', { total: formatGel(amount) }) : t('orders.money.returned')
}
