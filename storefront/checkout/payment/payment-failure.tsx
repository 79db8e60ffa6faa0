import { formatGel } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ItemNames, OrderPictures } from '#storefront/orders/list/order-row.tsx'
import { PayBefore } from '#storefront/orders/order-status-text.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { formatTime } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { BackToCart } from '../form/back-to-cart.tsx'
import { failureTexts } from './failure-text.ts'
import type { Outcome } from './load-payment.ts'
import { usePaymentRetry } from './use-payment-retry.ts'
import styles from '../confirmation/outcome.module.css'
import panelStyles from '#storefront/ui/layout/panel.module.css'

/** A payment that did not succeed: why, what is held and until when, and what can be done about it. */
export function PaymentFailure({ payment, orders, serverNow }: Outcome) {
  const t = useT()
  const { title, text } = failureTexts(payment)
  const open = payment.state === 'waiting' || payment.state === 'declined'
  const left = title === 'checkout.fail.left'
  return (
    <div className={`frame ${styles.outcome}`}>
      <PageTitle title={t(title)} />
      <span className={left ? styles.mark : `${styles.mark} ${styles.markDeal}`}>
        <Icon name={left ? 'clock' : 'x'} size={28} />
      </span>
      <h1 className="h1">{t(title)}</h1>
      <p>{t(text)}</p>
      <section className={`${panelStyles.panel} ${styles.order}`} aria-label={t('orders.details.goods')}>
        {orders.map((order) => (
          <div key={order.orderNo} className={styles.row}>
            <OrderPictures order={order} />
            <p>
              <ItemNames order={order} />
            </p>
            <Money tetri={order.total} className="b5" />
          </div>
        ))}
        <dl className={styles.total}>
          <dt className="b7">{t('orders.details.total')}</dt>
          <dd>
            <Money tetri={payment.total} className="b7" />
          </dd>
        </dl>
        {open && payment.expiresAt && (
          <div className={styles.clock}>
            <b>
              <PayBefore until={payment.expiresAt} serverNow={serverNow} />
            </b>
            <span className="muted">{t('checkout.fail.held', { time: formatTime(payment.expiresAt) })}</span>
          </div>
        )}
      </section>
      <FailureActions payment={payment} open={open} orders={orders} />
    </div>
  )
}

function FailureActions({ payment, orders, open }: Pick<Outcome, 'payment' | 'orders'> & { open: boolean }) {
  const t = useT()
  const { busy, pay } = usePaymentRetry(payment)
  const [first] = orders
  return (
    <div className={styles.acts}>
      {open && (
        <Button size="lg" icon="lock" busy={busy === 'sandbox'} onClick={() => void pay('sandbox')}>
          {t('checkout.pay', { total: formatGel(payment.total) })}
        </Button>
      )}
      {payment.methods.includes('cash') && (
        <Button kind="line" size="lg" busy={busy === 'cash'} onClick={() => void pay('cash')}>
          {t('checkout.fail.cash')}
        </Button>
      )}
      {!open && orders.length > 0 && <BackToCart orders={orders} />}
      {first && (
        <LinkButton kind={open ? 'quiet' : 'line'} size={open ? 'md' : 'lg'} to={`/orderDetail/${first.orderNo}`}>
          {t('checkout.fail.order')}
        </LinkButton>
      )}
    </div>
  )
}
