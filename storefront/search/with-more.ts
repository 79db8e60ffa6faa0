import type { SearchData } from '#contract/search/calls.ts'
import type { Api } from '#storefront/app/client/client.ts'
import { filterCount, type SearchQuery } from './search-query.ts'

/** Up to so many results a filtered search offers what each filter leaves out. */
const fewResults = 4
/** Cards of the nearest category. */
const maxNearest = 8

/** No results: the page offers what the nearest category has, or all categories, and popular products. Few, by filters: what there is without each, and similar products. */
export async function withMore(api: Api, query: SearchQuery, data: SearchData) {
  const { totalRecord, results } = data.pageResult
  if (totalRecord > fewResults || (totalRecord > 0 && (filterCount(query) === 0 || results.length === 0))) return { data }
  if (totalRecord > 0) {
    const more = await import('./wider-searches.ts').catch(() => undefined)
    return more ? { data, wider: await more.searchWider(api, query, data) } : { data }
  }
  const nearest = data.nearCategories?.[0]
  const [tree, popular, near] = await Promise.all([
    api.catalogue.categories(),
    api.catalogue.recommendations({ place: 'search', pageSize: 5 }),
    nearest && api.search.search({ id: nearest.id, level: nearest.level, pageSize: maxNearest }),
  ])
  const categories = tree.map(({ id, categoryName, picture, count }) => ({ id, categoryName, picture, count }))
  return { data, instead: { categories, popular: popular.results, nearest: near?.pageResult.results ?? [] } }
}
