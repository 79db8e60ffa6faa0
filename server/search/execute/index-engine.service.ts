import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import { listFacetNames, ofEach, stepFacetNames, type FlagFacet } from '#contract/search/facets.ts'
import type { Ctx } from '#server/context.ts'
import { facetLists, type FacetIndex, type Facets } from '../present/facet-lists.rules.ts'
import { findInIndex } from './product-index/product-index.service.ts'
import { dayOf } from '../plan/ranking.rules.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'
import { facetNames, namesOf } from './facet-names.service.ts'
import { indexQuery, stepCounts } from './index-query.rules.ts'
import type { Found, SearchEngine } from './search-engine.service.ts'

/** The index in memory: which products, how many and which facets; cards and names are the database's. */
export const indexEngine: SearchEngine = {
  async find(ctx, plan) {
    const query = indexQuery(plan, dayOf(ctx.now()))
    const answer = query && (await findInIndex(ctx, plan.lists ? { ...query, facets: 'frequent' } : query))
    return answer && foundIn(ctx, answer, plan, plan.lists ? await namesOf(ctx, answer.namesVersion) : undefined)
  },

  async findNamed(ctx, plan) {
    const query = indexQuery(plan, dayOf(ctx.now()))
    const answer = query && (await findInIndex(ctx, { ...query, facets: false }))
    return answer?.ids.slice(0, answer.named)
  },

  async countPrices(ctx, plan, bounds) {
    const query = indexQuery({ ...plan, sort: 'newest', limit: 0, offset: 0 }, dayOf(ctx.now()))
    const answer = query && (await findInIndex(ctx, { ...query, facets: false, histogram: { range: 'price', bounds } }))
    return answer?.histogram
  },
}

/** The schema of the index has every facet of the mall. */
const countsIn = (answer: IndexAnswer) => ({
  counts: ofEach(listFacetNames, (facet): FacetCounts => answer.facets[facet]!),
  steps: ofEach(stepFacetNames, (facet) => stepCounts(facet, answer.facets[facet]!)),
  flags: answer.flags as Record<FlagFacet, number>,
})

function foundIn(ctx: Ctx, answer: IndexAnswer, { filters }: SearchPlan, names: FacetIndex | undefined): Found {
  const { ids, total, named, namedInAll, isFound, ranges, attributes } = answer
  return {
    ...{ ids, total, named, namedInAll, isFound, attributes },
    ...countsIn(answer),
    ...{ priceMin: ranges.price?.lowest ?? null, priceMax: ranges.price?.highest ?? null },
    ...(names ? { facets: facetsOf(ctx, answer, filters, names) } : {}),
  }
}

function facetsOf(ctx: Ctx, answer: IndexAnswer, filters: SearchPlan['filters'], names: FacetIndex): Facets {
  // The counts are those of one question, filters included; who changes them makes others.
  const { latest } = ctx.state(facetNames)
  const known = latest.get(answer.facets)
  if (known?.names === names) return known.facets
  const facets = facetLists(names, countsIn(answer).counts, filters)
  latest.set(answer.facets, { names, facets })
  return facets
}
