import type { EngineQuery } from '@kalata/opensearch-index/query/clauses.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import { listFacetNames, ofEach, stepFacetNames, type FlagFacet, type ListFacet } from '#contract/search/facets.ts'
import type { Ctx } from '#server/context.ts'
import { dayOf } from '../plan/ranking.rules.ts'
import type { SearchFilters } from '../plan/search-filters.rules.ts'
import type { Facets } from '../present/facet-lists.rules.ts'
import { indexQuery, stepCounts } from './index-query.rules.ts'
import type { Found, SearchEngine } from './search-engine.service.ts'

/** What answers queries of the schema (`index-schema.rules.ts`). */
export interface QueryAnswers<Answer extends IndexAnswer> {
  /** Undefined where it cannot answer now. */
  find(ctx: Ctx, query: EngineQuery): Promise<Answer | undefined>
  /** The lists of facets with their names. */
  facets(ctx: Ctx, answer: Answer, filters: SearchFilters): Promise<Facets>
}

/** An engine that answers plans by queries; cards and names are the database's. */
export function queryEngine<Answer extends IndexAnswer>({ find, facets }: QueryAnswers<Answer>): SearchEngine {
  const queryOf = (ctx: Ctx, plan: Parameters<SearchEngine['find']>[1]) => indexQuery(plan, dayOf(ctx.now()))
  return {
    async find(ctx, plan) {
      const answer = await find(ctx, { ...queryOf(ctx, plan), ...(plan.lists ? { facets: 'frequent' } : {}) })
      return answer && foundIn(answer, plan.lists ? await facets(ctx, answer, plan.filters) : undefined)
    },
    async findNamed(ctx, plan) {
      const answer = await find(ctx, { ...queryOf(ctx, plan), facets: false })
      return answer?.ids.slice(0, answer.named)
    },
    async countPrices(ctx, plan, bounds) {
      const query = queryOf(ctx, { ...plan, sort: 'newest', limit: 0, offset: 0 })
      return (await find(ctx, { ...query, facets: false, histogram: { range: 'price', bounds } }))?.histogram
    },
  }
}

/** The schema has every facet of the mall. */
export const listCounts = (answer: IndexAnswer): Record<ListFacet, FacetCounts> => ofEach(listFacetNames, (facet) => answer.facets[facet]!)

function foundIn(answer: IndexAnswer, facets: Facets | undefined): Found {
  const { ids, total, named, namedInAll, isFound, ranges, attributes } = answer
  return {
    ...{ ids, total, named, namedInAll, isFound, attributes },
    counts: listCounts(answer),
    ...(facets ? { facets } : {}),
    steps: ofEach(stepFacetNames, (facet) => stepCounts(facet, answer.facets[facet]!)),
    flags: answer.flags as Record<FlagFacet, number>,
    ...{ priceMin: ranges.price?.lowest ?? null, priceMax: ranges.price?.highest ?? null },
  }
}
