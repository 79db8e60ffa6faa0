import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { OrderDetails } from '#contract/orders/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { BackLink } from '#storefront/ui/back-link.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { CopyOrderNo } from '../copy-order-no.tsx'
import { OrderActions } from '../order-actions.tsx'
import { OrderAmounts, OrderRecipient } from './order-amounts.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPrintSheet } from './order-print-sheet.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStatusBadge } from '../list/order-row.tsx'
import { OrderStatusText } from '../order-status-text.tsx'
import styles from './order-details.module.css'
import twoColumnsStyles from '#storefront/ui/layout/two-columns.module.css'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import summaryStyles from '#storefront/ui/layout/summary.module.css'

interface OrderDetailsViewProps {
  order: OrderDetails
  serverNow: string
  member: MemberInfo
}

/** One order: status, the way it takes, actions, items, amounts, address, help. Prints as a sheet of its own. */
export function OrderDetailsView({ order, serverNow, member }: OrderDetailsViewProps) {
  const t = useT()
  return (
    <>
      <div className={`frame ${styles.orderDetails} no-print`}>
        <PageTitle title={t('orders.details.title', { orderNo: order.orderNo })} />
        <OrderHead order={order} />
        <div className={twoColumnsStyles.two}>
          <div>
            <section className={panelStyles.panel} aria-labelledby="order-way">
              <h2 id="order-way" className="vh">
                {t('orders.details.timeline')}
              </h2>
              <OrderStatusText order={order} serverNow={serverNow} plain />
              <OrderProgress order={order} serverNow={serverNow} />
              <OrderActions order={order} filled withPrint />
            </section>
            <OrderParcels order={order} />
            <Panel title={t('orders.details.goods')}>
              <OrderLines lines={order.lines} />
            </Panel>
          </div>
          <div>
            <AmountsAndAddress order={order} />
            <OrderHelp orderNo={order.orderNo} />
          </div>
        </div>
      </div>
      <OrderPrintSheet order={order} member={member} />
    </>
  )
}

function OrderHead({ order }: { order: OrderDetails }) {
  const t = useT()
  const lang = useLang()
  return (
    <>
      <BackLink to="/user/profile/orders">{t('orders.details.back')}</BackLink>
      <header className={styles.orderDetailsHead}>
        <div className={styles.orderTitle}>
          <h1 className="num">{t('orders.details.title', { orderNo: order.orderNo })}</h1>
          <CopyOrderNo orderNo={order.orderNo} />
        </div>
        <OrderStatusBadge order={order} />
        <p className="muted">{`${formatDate(order.placedAt, lang)} · ${order.storeName}`}</p>
      </header>
    </>
  )
}

function AmountsAndAddress({ order }: { order: OrderDetails }) {
  const t = useT()
  return (
    <section className={`${panelStyles.panel} ${summaryStyles.sum} ${summaryStyles.sumStill}`}>
      <h2>{t('orders.details.money')}</h2>
      <OrderAmounts orders={[order]} />
      <h2 className={styles.further}>{t('orders.details.address')}</h2>
      <OrderRecipient address={order.address} />
      {order.note && (
        <>
          <h2 className={styles.further}>{t('orders.details.note')}</h2>
          <p className="pt-2">{order.note}</p>
        </>
      )}
    </section>
  )
}
