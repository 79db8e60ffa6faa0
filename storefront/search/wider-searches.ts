import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { SearchData } from '#contract/search/calls.ts'
import type { Api } from '#storefront/app/client/client.ts'
import { suggestedCategories } from '#storefront/catalogue/suggestions/suggested-categories.ts'
import { appliedFilters } from './filters/filter-list.ts'
import { toSearchRequest, type SearchQuery } from './search-query.ts'

/** What a page with few results offers besides them. */
export interface WiderSearches {
  /** How many products there are without each of the first {@link maxFilters} applied filters. */
  counts: number[]
  /** Products like the first result. */
  similar: ProductCard[]
}

const maxFilters = 4
const maxSimilar = 8

/** Counts what each applied filter leaves out, and finds products like the first result. */
export async function searchWider(api: Api, query: SearchQuery, { pageResult }: SearchData): Promise<WiderSearches> {
  const count = async (without: SearchQuery) =>
    (await api.search.search({ ...toSearchRequest(without), searchType: 'filter', pageSize: 1 })).pageResult.totalRecord
  const [counts, related] = await Promise.all([
    Promise.all(
      appliedFilters(query)
        .slice(0, maxFilters)
        .map(({ without }) => count(without)),
    ),
    api.catalogue.relatedProducts({ productId: pageResult.results[0]!.productId, pageSize: maxSimilar + pageResult.totalRecord }),
  ])
  const found = new Set(pageResult.results.map(({ productId }) => productId))
  return { counts, similar: related.results.filter(({ productId }) => !found.has(productId)).slice(0, maxSimilar) }
}

/** Cards of the nearest category. */
const maxNearest = 8

/** What a page without results offers: categories, popular products and what the nearest category has. */
export async function searchInstead(api: Api, { nearCategories }: SearchData) {
  const nearest = nearCategories?.[0]
  const [tree, popular, near] = await Promise.all([
    api.catalogue.categories(),
    api.catalogue.recommendations({ place: 'search', pageSize: 5 }),
    nearest && api.search.search({ id: nearest.id, level: nearest.level, pageSize: maxNearest }),
  ])
  return { categories: suggestedCategories(tree), popular: popular.results, nearest: near?.pageResult.results ?? [] }
}
