import { readId, readPageNumber } from '#storefront/app/navigation/page-number.ts'
import type { SearchRequest, Sort } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'

/** The query string of a results page. Prices are tetri here and lari in the address. */
export interface SearchQuery {
  keywords?: string
  id?: number
  level?: number
  parentId?: number
  brandIds: number[]
  categoryIds: number[]
  storeIds: number[]
  priceMin?: number
  priceMax?: number
  inStock: boolean
  onSale: boolean
  sort: Sort
  exact: boolean
  page: number
}

/** Filters with several values: OR within one, AND between them. */
export const listFilters = ['categoryIds', 'brandIds', 'storeIds'] as const
export type ListFilter = (typeof listFilters)[number]

/** Parses a query string; invalid values are ignored, as is `timestamp` (specification, section 2). */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const keywords = [...(params.get('keywords')?.trim() ?? '')].slice(0, 200).join('')
  const id = readId(params.get('id'))
  const level = readId(params.get('level'))
  const parentId = readId(params.get('parentId'))
  const [low, high] = [readPrice(params.get('priceMin')), readPrice(params.get('priceMax'))]
  const reversed = low !== undefined && high !== undefined && low > high
  const sort = params.get('sort') as Sort
  return {
    ...(keywords ? { keywords } : {}),
    ...(id ? { id, level: level === 2 ? 2 : 1 } : {}),
    ...(id && level === 2 && parentId ? { parentId } : {}),
    brandIds: readIds(params, 'brandIds'),
    categoryIds: readIds(params, 'categoryIds'),
    storeIds: readIds(params, 'storeIds'),
    ...optional('priceMin', reversed ? high : low),
    ...optional('priceMax', reversed ? low : high),
    inStock: isOn(params.get('inStock')),
    onSale: isOn(params.get('onSale')),
    sort: sorts.includes(sort) ? sort : 'relevance',
    exact: isOn(params.get('exact')),
    page: readPageNumber(params),
  }
}

/** The address of a query, its parameters always in the same order. */
export function searchPath(query: SearchQuery): string {
  const entries: [string, string | number | undefined | false][] = [
    ['keywords', query.keywords],
    ['id', query.id],
    ['level', query.level],
    ['parentId', query.parentId],
    ['categoryIds', query.categoryIds.join()],
    ['brandIds', query.brandIds.join()],
    ['storeIds', query.storeIds.join()],
    ['priceMin', query.priceMin === undefined ? undefined : String(query.priceMin / 100)],
    ['priceMax', query.priceMax === undefined ? undefined : String(query.priceMax / 100)],
    ['inStock', query.inStock && 1],
    ['onSale', query.onSale && 1],
    ['sort', query.sort !== 'relevance' && query.sort],
    ['exact', query.exact && 1],
    ['page', query.page > 1 && query.page],
  ]
  const params = new URLSearchParams(entries.filter(([, value]) => value).map(([name, value]) => [name, String(value)]))
  return `/search_result${params.size > 0 ? '?' : ''}${params.toString().replaceAll('%2C', ',')}`
}

/** The request of the search call. */
export function toSearchRequest(query: SearchQuery): SearchRequest {
  const { brandIds, categoryIds, storeIds, inStock, onSale, exact, page, ...rest } = query
  return {
    ...rest,
    ...(brandIds.length > 0 ? { brandIds } : {}),
    ...(categoryIds.length > 0 ? { categoryIds } : {}),
    ...(storeIds.length > 0 ? { storeIds } : {}),
    ...(inStock ? { inStock } : {}),
    ...(onSale ? { onSale } : {}),
    ...(exact ? { exact } : {}),
    pageNo: page,
  }
}

/** The same search and sort order without filters, on page 1. */
export function withoutFilters({ keywords, id, level, parentId, sort, exact }: SearchQuery): SearchQuery {
  return {
    ...optional('keywords', keywords),
    ...optional('id', id),
    ...optional('level', level),
    ...optional('parentId', parentId),
    ...noFilters,
    sort,
    exact,
    page: 1,
  }
}

const noFilters = { brandIds: [], categoryIds: [], storeIds: [], inStock: false, onSale: false }

/** The query with one value of a filter added or removed, on page 1. */
export function toggleFilter(query: SearchQuery, filter: ListFilter, id: number): SearchQuery {
  const ids = query[filter]
  return { ...query, [filter]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], page: 1 }
}

/** Number of applied filters; a price range counts as one. */
export function filterCount(query: SearchQuery): number {
  const lists = listFilters.reduce((sum, filter) => sum + query[filter].length, 0)
  const range = query.priceMin !== undefined || query.priceMax !== undefined
  return lists + Number(range) + Number(query.inStock) + Number(query.onSale)
}

function readIds(params: URLSearchParams, name: string): number[] {
  const values = params.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(values.map(readId).filter((id) => id !== undefined))].slice(0, 50)
}

/** Plain lari to tetri: `12.5` is 1250. How people write prices is read before (`price-params.ts`). */
function readPrice(value: string | null): number | undefined {
  return value && /^\d{1,7}(\.\d\d?)?$/.test(value) ? Math.round(Number(value) * 100) : undefined
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'true' || value === 'on'
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }
}
