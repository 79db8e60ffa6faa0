import { countsOf, facetIndexOf, facetLists, frequentIds } from '../present/facet-lists.rules.ts'
import { selectFacetNames } from '../present/facet-names.queries.ts'
import { attributesInDatabase } from './offered-attributes.queries.ts'
import { countPrices } from './price-histogram.queries.ts'
import { searchInDatabase } from './search.queries.ts'
import type { SearchEngine } from './search-engine.service.ts'

/** The database: it knows everything, at once, and costs most. */
export const sqlEngine: SearchEngine = {
  async find(ctx, plan) {
    const [{ cards, ...found }, attributes] = await Promise.all([
      searchInDatabase(ctx.db, plan, ctx.now()),
      attributesInDatabase(ctx.db, plan, ctx.now()),
    ])
    const counts = countsOf(found.counts)
    const names = plan.lists ? facetIndexOf(await selectFacetNames(ctx.db, frequentIds(counts, plan.filters))) : undefined
    return {
      ...found,
      ids: cards.map(({ productId }) => productId),
      counts,
      ...(names ? { facets: facetLists(names, counts, plan.filters) } : {}),
      attributes,
      cards: cards.map((card) => ({ ...card, createdAt: new Date(card.createdAt) })),
    }
  },

  async findNamed(ctx, plan) {
    const { cards, named } = await searchInDatabase(ctx.db, plan, ctx.now())
    return cards.slice(0, named).map(({ productId }) => productId)
  },

  countPrices: (ctx, plan, bounds) => countPrices(ctx.db, plan, bounds, ctx.now()),
}
