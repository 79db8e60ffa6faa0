import { formatGel } from '#contract/core/money.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { OrderAmounts, OrderRecipient } from '#storefront/orders/details/order-amounts.tsx'
import { OrderHelp } from '#storefront/orders/details/order-help.tsx'
import { PayBefore } from '#storefront/orders/order-status-text.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { formatTime } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { OrderPanel } from '../confirmation/placed-order.tsx'
import { BackToCart } from '../form/back-to-cart.tsx'
import { failureTexts } from './failure-text.ts'
import type { Outcome } from './load-payment.ts'
import { usePaymentRetry } from './use-payment-retry.ts'
import outcomeStyles from '../confirmation/outcome.module.css'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import summaryStyles from '#storefront/ui/layout/summary.module.css'
import twoColumnsStyles from '#storefront/ui/layout/two-columns.module.css'
import styles from './payment-failure.module.css'

/** A payment that did not succeed: why, what is reserved and until when, what can be done about it, and what was ordered. */
export function PaymentFailure({ payment, orders, serverNow }: Outcome) {
  const t = useT()
  const { title, text } = failureTexts(payment)
  const left = title === 'checkout.fail.left'
  const [first] = orders
  return (
    <div className="page">
      <div className="frame">
        <PageTitle title={t(title)} />
        <header className={outcomeStyles.head}>
          <span className={left ? outcomeStyles.mark : `${outcomeStyles.mark} ${outcomeStyles.markDeal}`}>
            <Icon name={left ? 'clock' : 'x'} size={28} />
          </span>
          <div>
            <h1 className="h1">{t(title)}</h1>
            <p>{t(text)}</p>
            {title === 'checkout.fail.title' && <p>{t('checkout.fail.advice')}</p>}
          </div>
        </header>
        <div className={twoColumnsStyles.two}>
          <Payment payment={payment} orders={orders} serverNow={serverNow} />
          <div className={styles.items}>
            {orders.map((order) => (
              <OrderPanel key={order.orderNo} order={order} />
            ))}
            {first && (
              <Panel title={t('orders.details.address')}>
                <OrderRecipient address={first.address} />
              </Panel>
            )}
            {first && <OrderHelp orderNo={first.orderNo} />}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The sums, how long they can be paid, and the ways to do so. */
function Payment({ payment, orders, serverNow }: Outcome) {
  const t = useT()
  const isOpen = payment.state === 'waiting' || payment.state === 'declined'
  return (
    <section className={`${panelStyles.panel} ${summaryStyles.sum} ${summaryStyles.sumStill}`}>
      <h2>{t('orders.details.money')}</h2>
      {orders.length > 0 && <OrderAmounts orders={orders} />}
      {isOpen && payment.expiresAt && (
        <div className={styles.clock}>
          <b>
            <PayBefore until={payment.expiresAt} serverNow={serverNow} />
          </b>
          <span className="muted">{t('checkout.fail.held', { time: formatTime(payment.expiresAt) })}</span>
        </div>
      )}
      <FailureActions payment={payment} isOpen={isOpen} orders={orders} />
    </section>
  )
}

function FailureActions({ payment, orders, isOpen }: Pick<Outcome, 'payment' | 'orders'> & { isOpen: boolean }) {
  const t = useT()
  const { busy, pay } = usePaymentRetry(payment)
  const [first] = orders
  return (
    <div className={styles.acts}>
      {isOpen && (
        <Button size="lg" wide icon="lock" busy={busy === 'sandbox'} onClick={() => void pay('sandbox')}>
          {t('checkout.pay', { total: formatGel(payment.total) })}
        </Button>
      )}
      {payment.methods.includes('cash') && (
        <Button kind="line" size="lg" wide busy={busy === 'cash'} onClick={() => void pay('cash')}>
          {t('checkout.fail.cash')}
        </Button>
      )}
      {!isOpen && orders.length > 0 && <BackToCart orders={orders} />}
      {first && (
        <LinkButton kind={isOpen ? 'quiet' : 'line'} size={isOpen ? 'md' : 'lg'} wide to={orderPath(first.orderNo)}>
          {t('checkout.fail.order')}
        </LinkButton>
      )}
    </div>
  )
}
