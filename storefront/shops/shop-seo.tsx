import { ratingOf } from '#contract/catalogue/rating.ts'
import type { SearchData } from '#contract/search/calls.ts'
import type { Shop } from '#contract/shops/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { storePath } from '#storefront/catalogue/links.ts'
import { pictureUrl, Seo, useOrigin } from '#storefront/catalogue/seo.tsx'
import { breadcrumbList, productList } from '#storefront/catalogue/structured-lists.ts'
import { shopPath, type ShopQuery } from './shop-query.ts'

/** Metadata of a store's page; a selection among its products is left out of search engines. */
export function ShopSeo({ shop, data, query }: { shop: Shop; data: SearchData; query: ShopQuery }) {
  const t = useT()
  const origin = useOrigin()
  const { storeId, storeName, city, about, picture, productCount } = shop
  const rating = ratingOf(shop.ratings)
  const selected = query.keywords !== undefined || query.categoryId !== undefined || data.pageResult.totalRecord === 0
  const store = {
    '@type': 'OnlineStore',
    name: storeName,
    url: origin + storePath(storeId),
    ...(about ? { description: about } : {}),
    ...(picture ? { image: pictureUrl(origin, picture) } : {}),
    ...(rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } } : {}),
    address: { '@type': 'PostalAddress', addressLocality: city },
  }
  const crumbs = [
    { text: t('shops.directory.title'), to: '/global' },
    { text: storeName, to: storePath(storeId) },
  ]
  return (
    <Seo
      title={storeName}
      description={about ?? t('shops.description', { name: storeName, city, count: productCount })}
      path={shopPath({ storeId, sort: 'relevance', page: query.page })}
      picture={picture ?? data.pageResult.results[0]?.picture}
      noindex={selected}
      data={selected ? [] : [store, breadcrumbList(origin, crumbs), productList(origin, data.pageResult.results)]}
    />
  )
}
