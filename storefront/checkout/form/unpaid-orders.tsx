import type { OrderCard } from '#contract/orders/calls.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { OrderRow } from '#storefront/orders/list/order-row.tsx'
import { PayBefore } from '#storefront/orders/order-status-text.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import checkoutFormStyles from './checkout-form.module.css'
import styles from './unpaid-orders.module.css'

interface UnpaidOrdersProps {
  orders: OrderCard[]
  serverNow: string
}

/** The checkout of a shopper who is back from the bank and has nothing else to buy: the orders that wait to be paid. */
export function UnpaidOrders({ orders, serverNow }: UnpaidOrdersProps) {
  const t = useT()
  const title = t('checkout.unpaid.title', { count: orders.length })
  return (
    <div className={`frame ${checkoutFormStyles.checkout}`}>
      <PageTitle title={title} />
      <h1 className={`h1 ${checkoutFormStyles.title}`}>{title}</h1>
      {orders.map((order) => (
        <OrderRow key={order.orderNo} order={order} serverNow={serverNow} />
      ))}
      <LinkButton kind="quiet" className={checkoutFormStyles.back} to="/home">
        {t('checkout.success.more')}
      </LinkButton>
    </div>
  )
}

/** Above a checkout of other items: that an order waits to be paid, and for how long. */
export function UnpaidNote({ orders, serverNow }: UnpaidOrdersProps) {
  const t = useT()
  const [first] = orders
  const soonest = orders.flatMap(({ payBefore }) => payBefore ?? []).sort()[0]
  return (
    <div className={styles.checkoutNote} role="note">
      <Icon name="clock" size={20} />
      <p>
        <b className="b5">{t('checkout.unpaid.title', { count: orders.length })}</b>
        {soonest && (
          <span className="block">
            <PayBefore until={soonest} serverNow={serverNow} />
          </span>
        )}
      </p>
      <LinkButton kind="line" size="sm" to={orders.length === 1 && first ? orderPath(first.orderNo) : '/user/profile/orders?tab=toPay'}>
        {t(orders.length === 1 ? 'checkout.unpaid.view' : 'checkout.toOrders')}
      </LinkButton>
    </div>
  )
}
