import type { SearchData } from '#contract/search/calls.ts'
import type { Api } from '#storefront/app/client/client.ts'
import { filterCount, type SearchQuery } from './search-query.ts'

/** Up to so many results a filtered search offers what each filter leaves out. */
const fewResults = 4

/** No results: the page offers what the nearest category has, or all categories, and popular products. Few, by filters: what there is without each, and similar products. */
export async function withMore(api: Api, query: SearchQuery, data: SearchData) {
  const { totalRecord, results } = data.pageResult
  if (totalRecord > fewResults || (totalRecord > 0 && (filterCount(query) === 0 || results.length === 0))) return { data }
  const more = await import('./wider-searches.ts').catch(() => undefined)
  if (!more) return { data }
  return totalRecord > 0
    ? { data, wider: await more.searchWider(api, query, data) }
    : { data, instead: await more.searchInstead(api, data) }
}
