import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { withCatalogues } from '#storefront/app/navigation/with-catalogues.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { ShopHeader } from './shop-header.tsx'
import { ShopProducts } from './shop-products.tsx'
import { readShopQuery, shopSearch } from './shop-query.ts'
import { ShopSeo } from './shop-seo.tsx'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export const handle: RouteHandle = { cacheable: true, catalogues: ['shops'] }
export const clientLoader = withCatalogues('shops')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readShopQuery(new URL(request.url).searchParams)
  if (!query) throw new Response(null, { status: 404 })
  const { api } = openPage(context)
  const [shop, data] = await Promise.all([
    orNotFound(api.shops.info({ storeId: query.storeId })),
    orNotFound(api.search.search(shopSearch(query))),
  ])
  return { shop, data }
}

/** A store's page: who they are, and their products; the address is the whole state. */
export default function ShopRoute() {
  const { shop, data } = useLoaderData<typeof loader>()
  const query = readShopQuery(new URLSearchParams(useLocation().search)) ?? { storeId: shop.storeId, sort: 'relevance' as const, page: 1 }
  return (
    <div className="frame">
      <ShopSeo shop={shop} data={data} query={query} />
      <ShopHeader shop={shop} />
      <ShopProducts data={data} query={query} />
    </div>
  )
}
