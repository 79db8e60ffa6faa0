import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'

/** Nothing is discounted at all, or nothing of the category that is asked for, while other categories have something. */
export function NoDiscounts({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  return (
    <EmptyState
      illustration="percent"
      title={t(isFiltered ? 'deals.discount.noneHere' : 'deals.discount.none')}
      text={t('deals.discount.none.text')}
      action={
        <LinkButton to={isFiltered ? '/discount-deals' : '/search_result'}>
          {t(isFiltered ? 'deals.discount.noneHere.action' : 'deals.discount.none.action')}
        </LinkButton>
      }
    />
  )
}
