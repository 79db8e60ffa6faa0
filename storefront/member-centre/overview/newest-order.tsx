import type { OrderCard } from '#contract/orders/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { OrderRow } from '#storefront/orders/list/order-row.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { OverviewSection } from './overview-section.tsx'
import styles from './newest-order.module.css'

/** The member's newest order with what can be done about it; of a new member where orders will be. */
export function NewestOrder({ order, serverNow }: { order: OrderCard | undefined; serverNow: string }) {
  const t = useT()
  if (!order) {
    return (
      <div className={styles.none}>
        <EmptyState
          title={t('orders.empty.title')}
          text={t('orders.empty.text')}
          action={<LinkButton to="/home">{t('orders.empty.action')}</LinkButton>}
        />
      </div>
    )
  }
  return (
    <OverviewSection title={t('orders.overview.newest')} all={{ to: '/user/profile/orders', text: t('orders.details.back') }}>
      <OrderRow order={order} serverNow={serverNow} />
    </OverviewSection>
  )
}
