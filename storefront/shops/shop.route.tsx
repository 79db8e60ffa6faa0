import { requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { reviewSelection } from '#storefront/reviews/shown/review-selection.ts'
import { ShopHeader } from './shop-header.tsx'
import { ShopProducts } from './shop-products.tsx'
import { readShopQuery, shopSearch } from './shop-query.ts'
import { ShopSeo } from './shop-seo.tsx'
import { ShopTerms } from './shop-terms.tsx'

const ShopReviews = deferredPart(() => import('#storefront/reviews/shown/shop-reviews.tsx'), 'ShopReviews')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const query = readShopQuery(params)
  if (!query) throw new Response(null, { status: 404 })
  const { api } = openPage(context)
  const [shop, data, reviews] = await Promise.all([
    orNotFound(api.shops.info({ storeId: query.storeId })),
    orNotFound(api.search.search(shopSearch(query))),
    api.reviews.list({ storeId: query.storeId, ...reviewSelection(params) }),
  ])
  requirePage(data.pageResult)
  requirePage(reviews)
  return { shop, data, reviews }
}

/** A store's page: who they are, their products, and what shoppers say of those; the address is the whole state. */
export default function ShopRoute() {
  const { shop, data, reviews } = useLoaderData<typeof loader>()
  const params = new URLSearchParams(useLocation().search)
  const query = readShopQuery(params) ?? { storeId: shop.storeId, sort: 'relevance' as const, page: 1 }
  return (
    <div className="frame">
      <ShopSeo shop={shop} data={data} query={query} />
      <ShopHeader shop={shop} />
      <ShopProducts data={data} query={query} />
      <ShopTerms />
      <ShopReviews reviews={reviews} query={params} />
    </div>
  )
}
