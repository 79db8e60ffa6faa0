import type { SearchData } from '#contract/search/calls.ts'
import { flagFacetNames, listFacetNames, listFacets, stepFacetNames, stepFacets, type ListFacet } from '#contract/search/facets.ts'
import { api } from '#storefront/app/client/browser.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import type { ClientLoaderArgs } from '#storefront/app/router/route-modules.ts'
import {
  chosenValues,
  listFilters,
  readSearchQuery,
  searchPath,
  toSearchRequest,
  withoutFilters,
  type SearchQuery,
} from './search-query.ts'
import { withMore } from './with-more.ts'

type FacetLists = Required<Pick<SearchData, (typeof listFacets)[ListFacet]['reply']>>
interface FirstSearch {
  query: SearchQuery
  lists: FacetLists
}

/** The latest search that answered lists, in this browser tab. */
let first: FirstSearch | undefined

/** Keeps the lists of a first search for the selections within it. Idempotent. */
export function rememberFirstSearch(query: SearchQuery, data: SearchData): void {
  const { brandList, categoryList, storeList } = data
  if (data.searchType === 'search' && brandList && categoryList && storeList)
    first = { query, lists: { brandList, categoryList, storeList } }
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
    listFilters.every((name) => isAmong(query[name], wider[name])) &&
    Object.entries(wider.attributes).every(([key, values]) => isAmong(chosenValues(query, key), values)) &&
    (wider.priceMin === undefined || (query.priceMin !== undefined && query.priceMin >= wider.priceMin)) &&
    (wider.priceMax === undefined || (query.priceMax !== undefined && query.priceMax <= wider.priceMax)) &&
    stepFacetNames.every((facet) => (query[stepFacets[facet].parameter] ?? 0) >= (wider[stepFacets[facet].parameter] ?? 0)) &&
    flagFacetNames.every((name) => !wider[name] || query[name])
  )
}

/** Whether what is chosen selects among what another query has chosen; nothing chosen is everything. */
const isAmong = <T>(chosen: T[], wider: T[]) => wider.length === 0 || (chosen.length > 0 && chosen.every((value) => wider.includes(value)))

/** The reply of a filter search with the lists of the first one, their counts as they are now. */
export function withFirstLists(data: SearchData, lists: FacetLists): SearchData {
  const counted = listFacetNames.map((facet) => {
    const { reply, id } = listFacets[facet]
    const { ids, counts } = data.facetCounts?.[facet] ?? { ids: [], counts: [] }
    const byId = new Map(ids.map((each, place) => [each, counts[place]!]))
    const rows = lists[reply] as Record<string, unknown>[]
    return [reply, rows.map((row) => ({ ...row, count: byId.get(row[id] as number) ?? 0 }))]
  })
  return { ...data, ...(Object.fromEntries(counted) as FacetLists) }
}

/** Loads a selection within the first search, whose brand, category and store lists stay; any other search is asked of the server whole. */
export async function searchWithin({ request, serverLoader }: ClientLoaderArgs): Promise<unknown> {
  const query = readSearchQuery(new URL(request.url).searchParams)
  const lists = firstListsFor(query)
  if (!lists) return serverLoader()
  const data = await orNotFound(api.search.search({ ...toSearchRequest(query), searchType: 'filter' }))
  return withMore(api, query, withFirstLists(data, lists))
}
