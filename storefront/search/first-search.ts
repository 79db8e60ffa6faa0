import type { FacetCounts, SearchData } from '#contract/search/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import type { ClientLoaderArgs } from '#storefront/app/router/route-modules.ts'
import { listFilters, readSearchQuery, searchPath, toSearchRequest, withoutFilters, type SearchQuery } from './search-query.ts'
import { withMore } from './with-more.ts'

type FacetLists = Pick<SearchData, 'brandList' | 'categoryList' | 'storeList'>
interface FirstSearch {
  query: SearchQuery
  lists: FacetLists
}

/** The latest search that answered lists, in this browser tab. */
let first: FirstSearch | undefined

/** Keeps the lists of a first search for the selections within it. Idempotent. */
export function rememberFirstSearch(query: SearchQuery, data: SearchData): void {
  const { searchType, brandList, categoryList, storeList } = data
  if (searchType === 'search' && brandList && categoryList && storeList) first = { query, lists: { brandList, categoryList, storeList } }
}

/** The lists of the first search, where the query selects within what it found. */
export function firstListsFor(query: SearchQuery): FacetLists | undefined {
  return first && isWithin(query, first.query) ? first.lists : undefined
}

/** Whether a query is the same search and selects within another one: what that one found holds everything the query finds. */
export function isWithin(query: SearchQuery, wider: SearchQuery): boolean {
  const search = (each: SearchQuery) => searchPath({ ...withoutFilters(each), sort: 'relevance' })
  return (
    search(query) === search(wider) &&
    listFilters.every(
      (name) => wider[name].length === 0 || (query[name].length > 0 && query[name].every((id) => wider[name].includes(id))),
    ) &&
    (wider.priceMin === undefined || (query.priceMin !== undefined && query.priceMin >= wider.priceMin)) &&
    (wider.priceMax === undefined || (query.priceMax !== undefined && query.priceMax <= wider.priceMax)) &&
    (!wider.inStock || query.inStock) &&
    (!wider.onSale || query.onSale)
  )
}

/** The reply of a filter search with the lists of the first one, their counts as they are now. */
export function withFirstLists(data: SearchData, { brandList = [], categoryList = [], storeList = [] }: FacetLists): SearchData {
  const { brands, categories, stores } = data.facetCounts ?? {}
  const counted = ({ ids, counts }: FacetCounts = { ids: [], counts: [] }) => {
    const byId = new Map(ids.map((id, place) => [id, counts[place]!]))
    return (id: number) => ({ count: byId.get(id) ?? 0 })
  }
  const [brandCount, categoryCount, storeCount] = [counted(brands), counted(categories), counted(stores)]
  return {
    ...data,
    brandList: brandList.map((row) => ({ ...row, ...brandCount(row.brandId) })),
    categoryList: categoryList.map((row) => ({ ...row, ...categoryCount(row.id) })),
    storeList: storeList.map((row) => ({ ...row, ...storeCount(row.mainAccountId) })),
  }
}

/** Loads a selection within the first search, whose brand, category and store lists stay; any other search is asked of the server whole. */
export async function searchWithin({ request, serverLoader }: ClientLoaderArgs): Promise<unknown> {
  const query = readSearchQuery(new URL(request.url).searchParams)
  const lists = firstListsFor(query)
  if (!lists) return serverLoader()
  const data = await orNotFound(api.search.search({ ...toSearchRequest(query), searchType: 'filter' }))
  return withMore(api, query, withFirstLists(data, lists))
}
