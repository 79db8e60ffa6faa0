import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { PaymentView } from '#contract/payments/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { joinSentences } from '#storefront/app/i18n/join.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { OrderAmounts, OrderRecipient } from '#storefront/orders/details/order-amounts.tsx'
import { OrderHelp } from '#storefront/orders/details/order-help.tsx'
import { OrderProgress } from '#storefront/orders/details/order-progress.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Spinner } from '#storefront/ui/feedback/spinner.tsx'
import type { Outcome } from '../payment/load-payment.ts'
import { PlacedOrder } from './placed-order.tsx'
import styles from './order-confirmation.module.css'
import outcomeStyles from './outcome.module.css'
import twoColumnsStyles from '#storefront/ui/layout/two-columns.module.css'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import summaryStyles from '#storefront/ui/layout/summary.module.css'

/** What was ordered: every store's items and day, the sums, the address, and the way to the delivery. */
export function OrderConfirmation({ payment, orders, member, serverNow }: Outcome & { member: MemberInfo }) {
  const t = useT()
  const waiting = payment.state === 'waiting'
  const [first] = orders
  return (
    <>
      <header className={outcomeStyles.head}>
        <span className={waiting ? outcomeStyles.mark : `${outcomeStyles.mark} ${outcomeStyles.markOk}`}>
          {waiting ? <Spinner /> : <Icon name="check" size={28} />}
        </span>
        <div>
          <h1 className="h1">{t(waiting ? 'checkout.success.waiting' : 'checkout.success.title')}</h1>
          <p role="status">{statusText(payment, member, t)}</p>
        </div>
        <div className={outcomeStyles.acts}>
          <LinkButton to={orders.length === 1 && first ? orderPath(first.orderNo) : '/user/profile/orders'}>
            {t(orders.length === 1 ? 'checkout.success.view' : 'checkout.toOrders')}
          </LinkButton>
          <LinkButton kind="line" to="/home">
            {t('checkout.success.more')}
          </LinkButton>
        </div>
      </header>
      <div className={twoColumnsStyles.two}>
        <div>
          {orders.map((order) => (
            <PlacedOrder key={order.orderNo} order={order} />
          ))}
          {first && (
            <section className={`${panelStyles.panel} ${summaryStyles.sum} ${summaryStyles.sumStill} ${styles.facts}`}>
              <div>
                <h2>{t('orders.details.address')}</h2>
                <OrderRecipient address={first.address} />
              </div>
              <div>
                <h2>{t('orders.details.money')}</h2>
                <OrderAmounts orders={orders} />
              </div>
            </section>
          )}
        </div>
        {first && (
          <div>
            <Panel title={t('orders.details.timeline')}>
              <OrderProgress order={first} serverNow={serverNow} />
            </Panel>
            <OrderHelp orderNo={first.orderNo} />
          </div>
        )}
      </div>
    </>
  )
}

function statusText(payment: PaymentView, member: MemberInfo, t: ReturnType<typeof useT>): string {
  if (payment.state === 'waiting') return t('checkout.success.waitingText')
  const paid = t(payment.method === 'cash' ? 'checkout.success.cash' : 'checkout.success.paid', { total: formatGel(payment.total) })
  return joinSentences([paid, member.email && t('checkout.success.mail', { mail: member.email })], t)
}
