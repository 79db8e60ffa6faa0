import type { Sort } from '#contract/search/calls.ts'
import { noFilters, readSearchQuery, toSearchRequest } from '#storefront/search/search-query.ts'
import type { SearchRequest } from '#contract/search/calls.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'

/** What the address of a store's page selects among its products. */
export interface ShopQuery {
  storeId: number
  keywords?: string | undefined
  /** A child category. */
  categoryId?: number | undefined
  sort: Sort
  page: number
}

/** Parses a query string; undefined where `id` names no store. Invalid values of the rest are ignored, as is `timestamp`. */
export function readShopQuery(params: URLSearchParams): ShopQuery | undefined {
  const { id: storeId, keywords, categoryIds, sort, page } = readSearchQuery(params)
  if (storeId === undefined) return undefined
  return { storeId, keywords, categoryId: categoryIds[0], sort, page }
}

/** The address of a query, its parameters always in the same order. */
export function shopPath({ storeId, keywords, categoryId, sort, page }: ShopQuery): string {
  return withQuery('/shop', {
    id: storeId,
    keywords,
    categoryIds: categoryId,
    sort: sort !== 'relevance' && sort,
    page: page > 1 && page,
  })
}

/** The search among the store's products. */
export function shopSearch({ storeId, keywords, categoryId, sort, page }: ShopQuery): SearchRequest {
  const filters = { ...noFilters, categoryIds: categoryId ? [categoryId] : [], storeIds: [storeId] }
  return toSearchRequest({ ...(keywords ? { keywords } : {}), ...filters, sort, exact: false, page })
}
