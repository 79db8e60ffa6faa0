import type { SearchData } from '#contract/search/calls.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'
import type { SearchQuery } from '../search-query.ts'

/** The title: the keywords really searched for, else the category, else the only brand or store. */
export function titleOf(data: SearchData, query: SearchQuery, t: Translate): string {
  if (query.keywords) return data.corrected ?? query.keywords
  const category = data.crumbs.at(-1)
  if (category) return category.categoryName
  const [brandId] = query.brandIds
  const brand = query.brandIds.length === 1 && data.brandList?.find((one) => one.brandId === brandId)
  if (brand) return brand.brandName
  const [storeId] = query.storeIds
  const store = query.storeIds.length === 1 && data.storeList?.find((one) => one.mainAccountId === storeId)
  if (store) return store.storeName
  return t(query.sort === 'newest' ? 'search.result.newest' : 'search.result.all')
}
