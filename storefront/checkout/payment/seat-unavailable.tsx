import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import checkoutFormStyles from '../form/checkout-form.module.css'
import type { SeatObstacle } from './seat-obstacle.ts'

interface SeatUnavailableProps {
  obstacle: Exclude<SeatObstacle, { ownOrderNo: string }> | { key: 'cart.soldOut' }
  /** What was to be bought; unknown where its group price is over and no group was named. */
  item?: { productId: number; offerId: number } | undefined
}

/** The checkout of a group that cannot be joined, or of an item of which nothing is left: why, and where to go on. */
export function SeatUnavailable({ obstacle, item }: SeatUnavailableProps) {
  const t = useT()
  return (
    <div className={`frame ${checkoutFormStyles.wait}`}>
      <PageTitle title={t(obstacle.key)} />
      <EmptyState
        as="h1"
        illustration={obstacle.key === 'cart.soldOut' ? 'package-open' : 'users'}
        title={t(obstacle.key)}
        text={t('checkout.seat.text')}
        action={
          item ? (
            <LinkButton to={productPath(item.productId, item.offerId)}>{t('checkout.seat.toProduct')}</LinkButton>
          ) : (
            <LinkButton to="/groupbuy-deals">{t('checkout.seat.toGroups')}</LinkButton>
          )
        }
      />
    </div>
  )
}
