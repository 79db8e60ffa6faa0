import { readPageNumber, requireRemainingPage } from '#storefront/app/navigation/page-number.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { otherCards } from '#storefront/catalogue/card/other-cards.ts'
import { ProductSection } from '#storefront/catalogue/card/product-section.tsx'
import { FollowedShops } from '#storefront/shops/followed-shops.tsx'
import { Wishlist } from './wishlist.tsx'

/** The specification asks for 9999; the server sends at most 200 a page. */
const pageSize = 9999
/** Fewer favourites leave the page half empty: other products stand below them. */
const fewFavourites = 8
const recommendations = 4

export const loader = memberLoader(async ({ api, storeMemberId, url }) => {
  const pageNo = readPageNumber(url.searchParams, 'pageNo')
  const page = requireRemainingPage(await api.favourites.list({ ...storeMemberId, pageNo, pageSize }), url, 'pageNo')
  if (page.totalRecord >= fewFavourites) return { page, recommended: [] }
  const shownIds = page.results.map((card) => card.productId)
  const { results } = await api.catalogue.recommendations({ place: 'favourites', pageSize: recommendations + fewFavourites })
  return { page, recommended: otherCards(results, shownIds, recommendations) }
})

export default memberRoute<typeof loader>(Favourites)

function Favourites({ page, recommended }: ContentOf<typeof loader>) {
  const t = useT()
  return (
    <>
      <Wishlist page={page} />
      <FollowedShops />
      <ProductSection title={t('catalogue.zone.forYou')} cards={recommended} columns={4} />
    </>
  )
}
