import { formatGel } from '#contract/core/money.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import { orderPath, ownGroupPath } from '#contract/orders/paths.ts'
import { useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { ItemNames } from '#storefront/orders/list/order-row.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { OverviewSection } from './overview-section.tsx'
import styles from './to-do-list.module.css'

interface ToDo {
  to: string
  text: string
  icon: IconName
  order?: OrderCard
}

/** Most orders that the list names. */
const maxOrders = 3

/** What waits for the member: orders to pay and to confirm, groups to fill, items to review, returns that go on. Nothing where nothing waits. */
export function ToDoList({ orders, counts }: { orders: OrderCard[]; counts: MemberCentreCounts }) {
  const t = useT()
  const todos = [...ofOrders(orders, t), ...ofCounts(counts, t)]
  if (todos.length === 0) return null
  return (
    <OverviewSection title={t('orders.overview.waiting')}>
      <ul className={styles.list}>
        {todos.map(({ to, text, icon, order }) => (
          <li key={to}>
            <Link to={to}>
              {order?.lines[0] ? (
                <Picture picture={order.lines[0].picture} alt="" sizes="48px" />
              ) : (
                <span className={styles.disc}>
                  <Icon name={icon} size={24} />
                </span>
              )}
              <span className={styles.words}>
                <b>{text}</b>
                {order && (
                  <small>
                    <ItemNames order={order} />
                  </small>
                )}
              </span>
              <Icon name="chevron-right" size={20} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </OverviewSection>
  )
}

function ofOrders(orders: OrderCard[], t: Translate): ToDo[] {
  return orders
    .flatMap((order): ToDo[] => {
      const to = orderPath(order.orderNo)
      if (order.allowedActions.includes('pay'))
        return [{ to, text: t('orders.overview.pay', { total: formatGel(order.total) }), icon: 'credit-card', order }]
      if (order.fulfilment === 'delivered' && order.allowedActions.includes('confirmReceipt'))
        return [{ to, text: t('orders.overview.confirm'), icon: 'package', order }]
      if (order.label === 'inGroup') return [{ to: ownGroupPath(order.orderNo), text: t('orders.overview.group'), icon: 'users', order }]
      return []
    })
    .slice(0, maxOrders)
}

function ofCounts({ toReview, orders, unread }: MemberCentreCounts, t: Translate): ToDo[] {
  return [
    ...(toReview > 0
      ? [{ to: '/user/profile/reviews', text: t('orders.overview.review', { count: toReview }), icon: 'star' } as const]
      : []),
    ...(orders.afterSales > 0
      ? [{ to: '/user/profile/After-sales', text: t('orders.overview.returns', { count: orders.afterSales }), icon: 'undo-2' } as const]
      : []),
    ...(unread > 0
      ? [{ to: '/user/profile/notifications', text: t('shell.account.unread', { count: unread }), icon: 'bell' } as const]
      : []),
  ]
}
