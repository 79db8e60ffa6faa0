import type { PriceHistogram, SearchRequest } from '#contract/search/calls.ts'
import type { Ctx } from '#server/context.ts'
import { answerQuery } from './answer-query.service.ts'
import { attributeFilters } from './attributes/shown-attributes.service.ts'
import { countPrices } from './price-histogram.queries.ts'
import { priceBounds } from './price-steps.rules.ts'
import { dayOf } from './ranking.rules.ts'
import { findInIndex } from './product-index/product-index.service.ts'
import { findCategory, indexQuery } from './run-search.service.ts'
import type { SearchPlan } from './search.queries.ts'

/**
 * How many products of a search lie at which price, its price filter left out. Apart from the search: it is one walk over the hits for each bar, and
 * few pages show it.
 * @throws `notFound` for an unknown category
 */
export async function priceHistogram(ctx: Ctx, request: SearchRequest): Promise<PriceHistogram> {
  const category = request.id ? await findCategory(ctx, request.id) : undefined
  const { attributes, priceMin: _, priceMax: __, ...asked } = request
  const filters = await attributeFilters(ctx, attributes)
  const question = { ...asked, ...(filters ? { attributes: filters } : {}), pageNo: 1, pageSize: 1, searchType: 'filter' as const }
  const { found, plan } = await answerQuery(ctx, question, category)
  if (found.priceMin === null || found.priceMax === null) return { bounds: [], counts: [] }
  const bounds = priceBounds(found.priceMin, found.priceMax)
  const { priceMin: ___, priceMax: ____, ...others } = plan.filters
  return { bounds, counts: await countBars(ctx, { ...plan, filters: others }, bounds) }
}

/** The index counts, a bar after the other so that a histogram waits for one walk at a time; where it cannot, the database does. Both count the same. */
export async function countBars(ctx: Ctx, plan: SearchPlan, bounds: number[]): Promise<number[]> {
  const counts: number[] = []
  for (const [at, priceMin] of bounds.slice(0, -1).entries()) {
    const filters = { ...plan.filters, priceMin, priceMax: bounds[at + 1]! - 1 }
    const query = indexQuery({ ...plan, filters, sort: 'newest', limit: 0, offset: 0 }, dayOf(ctx.now()))
    const answer = query && (await findInIndex(ctx, { ...query, facets: false }))
    if (!answer) return countPrices(ctx.db, plan, bounds, ctx.now())
    counts.push(answer.total)
  }
  return counts
}
