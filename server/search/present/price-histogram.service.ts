import { roundBounds } from '@kalata/product-index/find/round-bounds.ts'
import type { PriceHistogram, SearchRequest } from '#contract/search/calls.ts'
import type { Ctx } from '#server/context.ts'
import { attributeFilters } from '../attributes/shown-attributes.service.ts'
import { findCategory } from '../execute/facet-names.service.ts'
import { countPrices } from '../execute/run-search.service.ts'
import { answerQuery } from '../plan/answer-query.service.ts'

/** Tetri: bounds are whole lari. */
const lari = 100

/**
 * How many products of a search lie at which price, its price filter left out. Apart from the search: it is another walk over the hits, and
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
  const bounds = roundBounds(found.priceMin, found.priceMax, lari)
  const { priceMin: ___, priceMax: ____, ...others } = plan.filters
  return { bounds, counts: await countPrices(ctx, { ...plan, filters: others }, bounds) }
}
