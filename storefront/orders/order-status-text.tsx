import { formatGel } from '#contract/core/money.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { Rich, useLang, useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { formatOnDay } from '#storefront/ui/text/dates.ts'
import { ProgressDots } from '#storefront/ui/feedback/progress-dots.tsx'
import { endedMoneyText } from './money-text.ts'
import styles from './order-status-text.module.css'

const steps = ['waiting', 'packed', 'shipped', 'delivered', 'received'] as const

interface OrderStatusTextProps {
  order: Omit<OrderCard, 'lines'>
  serverNow: string
  /** Without the dots of the shipment, where the page shows its steps. */
  plain?: boolean
}

/** The status of an order in words: what is to be done, when it arrives, what became of its money. */
export function OrderStatusText({ order, serverNow, plain }: OrderStatusTextProps) {
  const t = useT()
  const lang = useLang()
  if (order.label === 'toPay' && order.payBefore) {
    return (
      <div className={styles.status}>
        <b>
          <PayBefore until={order.payBefore} serverNow={serverNow} />
        </b>
        <p>{t('orders.say.held')}</p>
      </div>
    )
  }
  const step = steps.findIndex((state) => state === order.fulfilment)
  const inDelivery = order.label === 'toShip' || order.label === 'toReceive'
  const money = endedMoneyText({ ...order }, t)
  return (
    <div className={styles.status}>
      <b>{statusText(order, t)}</b>
      {inDelivery && order.arrives && order.fulfilment !== 'delivered' && (
        <p>{t('orders.say.arrives', { day: formatOnDay(order.arrives, lang) })}</p>
      )}
      {inDelivery && order.method === 'cash' && order.payment === 'unpaid' && (
        <p>{t('orders.say.cash', { total: formatGel(order.total) })}</p>
      )}
      {order.label === 'inGroup' && <p>{t('orders.say.inGroup')}</p>}
      {money && <p>{money}</p>}
      {inDelivery && !plain && <ProgressDots count={4} on={step + 1} even className={styles.shipped} />}
    </div>
  )
}

/** The running time that is left to pay; the page is loaded again when it is over. */
export function PayBefore({ until, serverNow }: { until: string; serverNow: string }) {
  useReloadAt(until, serverNow)
  const countdown = () => (
    <span className="red">
      <Countdown key={until} until={until} serverNow={serverNow} kind="text" />
    </span>
  )
  return <Rich id="orders.say.payBefore" tags={{ time: countdown }} />
}

function statusText({ payment, fulfilment, label }: Omit<OrderCard, 'lines'>, t: Translate): string {
  if (payment === 'expired') return t('orders.say.expired')
  if (payment === 'refunded' && fulfilment !== 'cancelled') return t('orders.say.refunded')
  if (fulfilment === 'delivered' && label === 'toReceive') return t('orders.say.delivered')
  return label === 'toPay' || label === 'inGroup' || label === 'afterSales' ? t(`orders.label.${label}`) : t(`orders.say.${label}`)
}
