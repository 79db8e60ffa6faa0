import { openAuthDialog, useMember, memberKey } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { Rich, useT } from '#storefront/app/i18n/messages.tsx'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { otherCards } from '#storefront/catalogue/card/other-cards.ts'
import { ProductSection } from '#storefront/catalogue/card/product-section.tsx'
import { useCards } from '#storefront/catalogue/card/use-cards.ts'
import { useFavouriteIds } from '#storefront/favourites/favourites-store.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import styles from './empty-cart.module.css'

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
            <LinkButton kind="line" to="/lightning-deals" icon="zap" className="only-l">
              {t('shell.tab.lightning')}
            </LinkButton>
            {isKnown && <SignIn />}
          </>
        }
      />
      {isKnown && <Suggestions />}
    </>
  )
}

/** The cart of a member is on the server: a visitor may have one there. */
function SignIn() {
  const member = useMember()
  if (member) return null
  const link = (text: string) => (
    <button type="button" className="link" onClick={() => openAuthDialog('login', { redirect: '/cart' })}>
      {text}
    </button>
  )
  return (
    <p className={styles.signIn}>
      <Rich id="cart.empty.signIn" tags={{ link }} />
    </p>
  )
}

/** What the shopper has put among the favourites, what was bought before, and what is cheaper today; nothing twice. */
function Suggestions() {
  const t = useT()
  const favourites = [...useFavouriteIds()].slice(0, maxCards)
  // Optional content: on failure the page stays as it is.
  const { data: saved = [] } = useCards(favourites)
  const bought = otherCards(useBoughtCards(), idsOf(saved), maxCards)
  const { data: cheaper } = useCall('catalogue.discounts lightning', () => api.catalogue.discounts({ place: 'lightning' }))
  const deals = otherCards(cheaper?.page.results ?? [], idsOf([...saved, ...bought]), maxCards)
  return (
    <>
      <ProductSection title={t('cart.empty.favourites')} all="/user/profile/wishlist" cards={saved} />
      <ProductSection title={t('cart.empty.bought')} all="/user/profile/orders" cards={bought} />
      <ProductSection title={t('cart.empty.deals')} all="/discount-deals" cards={deals} />
    </>
  )
}

/** Products of the member's latest orders that are on sale and in stock, each once. */
function useBoughtCards(): ProductCard[] {
  const { data: orders } = useCall(memberKey(useMember(), 'orders.list all'), () => api.orders.list({ tab: 'all' }))
  const bought = (orders?.page.results ?? []).filter(({ label }) => label !== 'cancelled' && label !== 'toPay')
  const productIds = new Set(bought.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  const { data: cards = [] } = useCards([...productIds].slice(0, maxCards * 2))
  return cards.filter(({ inStock }) => inStock)
}

const idsOf = (cards: ProductCard[]) => cards.map(({ productId }) => productId)
