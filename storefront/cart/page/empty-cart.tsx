import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { useCards } from '#storefront/catalogue/card/use-cards.ts'
import { useFavouriteIds } from '#storefront/favourites/favourites-store.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'

/** Cards in one row. */
const maxCards = 6

/** A cart without lines. @param isKnown whether it is certain: before that nothing is loaded for it */
export function EmptyCart({ isKnown }: { isKnown: boolean }) {
  const t = useT()
  return (
    <>
      <EmptyState
        title={t('cart.empty.title')}
        text={t('cart.empty.text')}
        action={
          <>
            <LinkButton to="/home">{t('cart.empty.action')}</LinkButton>
            <LinkButton kind="line" to="/lightning-deals" icon="zap">
              {t('shell.tab.lightning')}
            </LinkButton>
          </>
        }
      />
      {isKnown && <Suggestions />}
    </>
  )
}

/** What the shopper has put among the favourites, and what is cheaper today. */
function Suggestions() {
  const t = useT()
  const favourites = [...useFavouriteIds()].slice(0, maxCards)
  // Optional content: on failure the page stays as it is.
  const { data: saved = [] } = useCards(favourites)
  const { data: cheaper } = useCall('catalogue.discounts lightning', () => api.catalogue.discounts({ place: 'lightning' }))
  const shownIds = new Set(saved.map(({ productId }) => productId))
  const deals = (cheaper?.page.results ?? []).filter(({ productId }) => !shownIds.has(productId)).slice(0, maxCards)
  return (
    <>
      {saved.length > 0 && (
        <Section title={t('cart.empty.favourites')} all="/user/profile/wishlist">
          <ProductGrid cards={saved} columns={6} row />
        </Section>
      )}
      {deals.length > 0 && (
        <Section title={t('cart.empty.deals')} all="/discount-deals">
          <ProductGrid cards={deals} columns={6} row />
        </Section>
      )}
    </>
  )
}
