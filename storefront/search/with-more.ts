import type { SearchData } from '#contract/search/calls.ts'
import type { Api } from '#storefront/app/client/client.ts'
import { filterCount, type SearchQuery } from './search-query.ts'

/** Up to so many results a filtered search offers what each filter leaves out. */
const fewResults = 4

/** Where what to offer cannot be loaded, the page says that there are no results. */
const nothingInstead = { categories: [], popular: [], nearest: [] }

/** No results: the page offers what the nearest category has, or all categories, and popular products. Few, by filters: what there is without each, and similar products. */
export async function withMore(api: Api, query: SearchQuery, data: SearchData) {
  const { totalRecord, results } = data.pageResult
  if (totalRecord > fewResults || (totalRecord > 0 && (filterCount(query) === 0 || results.length === 0))) return { data }
  const more = await import('./wider-searches.ts').catch(() => undefined)
  if (totalRecord > 0) return more ? { data, wider: await more.searchWider(api, query, data) } : { data }
  return { data, instead: more ? await more.searchInstead(api, data) : nothingInstead }
}
