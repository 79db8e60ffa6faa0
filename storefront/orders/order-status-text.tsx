import { useRevalidator } from 'react-router'
import { formatGel } from '#contract/core/money.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import { Rich, useLang, useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { Countdown } from '#storefront/ui/countdown.tsx'
import { formatOnDay } from '#storefront/ui/dates.ts'
import { ProgressDots } from '#storefront/ui/progress-dots.tsx'

const steps = ['waiting', 'packed', 'shipped', 'delivered', 'received'] as const

/** The status of an order in words; during delivery with the progress of the shipment. */
export function OrderStatusText({ order, serverNow }: { order: OrderCard; serverNow: string }) {
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  if (order.label === 'toPay' && order.payBefore) {
    const countdown = () => (
      <span className="red">
        <Countdown key={order.payBefore} until={order.payBefore!} serverNow={serverNow} kind="text" onEnd={() => void revalidate()} />
      </span>
    )
    return (
      <div className="order__say">
        <b>
          <Rich id="orders.say.payBefore" tags={{ time: countdown }} />
        </b>
        <p>{t('orders.say.held')}</p>
      </div>
    )
  }
  const step = steps.findIndex((state) => state === order.fulfilment)
  const inDelivery = order.label === 'toShip' || order.label === 'toReceive'
  return (
    <div className="order__say">
      <b>{statusText(order, t)}</b>
      {inDelivery && order.arrives && <p>{t('orders.say.arrives', { day: formatOnDay(order.arrives, lang) })}</p>}
      {inDelivery && order.method === 'cash' && <p>{t('orders.say.cash', { total: formatGel(order.total) })}</p>}
      {inDelivery && <ProgressDots count={4} on={step + 1} even className="strands--ok" />}
    </div>
  )
}

function statusText(order: OrderCard, t: Translate): string {
  if (order.payment === 'expired') return t('orders.say.expired')
  if (order.payment === 'refunded') return t('orders.say.refunded')
  const { label } = order
  return label === 'toPay' || label === 'inGroup' || label === 'afterSales' ? t(`orders.label.${label}`) : t(`orders.say.${label}`)
}
