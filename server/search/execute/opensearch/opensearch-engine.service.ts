import {
  attributePlan,
  countedAttributes,
  type AttributeCounts,
  type NeighbourCounts,
  type ValueCounts,
} from '@kalata/product-index/attributes/attribute-plan.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import { flagFacetNames, listFacetNames, ofEach, stepFacetNames } from '#contract/search/facets.ts'
import type { Ctx } from '#server/context.ts'
import { facetIndexOf, facetLists, frequentIds } from '../../present/facet-lists.rules.ts'
import { selectFacetNames } from '../../present/facet-names.queries.ts'
import { dayOf } from '../../plan/ranking.rules.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import type { Found, SearchEngine } from '../search-engine.service.ts'
import type { Counted, SearchAnswer } from './engine-client.ts'
import { neighboursOf } from './engine-document.rules.ts'
import type { Clause } from './engine-query.rules.ts'
import { namedRequest, offeredRequest, placeOfId, priceRequest, searchRequest } from './engine-request.rules.ts'
import { outsideEngine } from './opensearch.service.ts'

/** OpenSearch: which products, how many and which facets; cards and names are the database's. */
export const openSearchEngine: SearchEngine = {
  async find(ctx, plan) {
    const request = searchRequest(plan, dayOf(ctx.now()))
    const answer = request && (await ask(ctx, request))
    if (!answer) return undefined
    const attributes = await offeredAttributes(ctx, plan, answer)
    return attributes && foundIn(ctx, plan, { ...answer, ids: idsOf(request, answer), attributes })
  },

  async findNamed(ctx, plan) {
    const request = namedRequest(plan, dayOf(ctx.now()))
    const answer = request && (await ask(ctx, request))
    return answer && idsOf(request, answer).slice(0, countOf(answer, 'named', 'filtered'))
  },

  async countPrices(ctx, plan, bounds) {
    const answer = await ask(ctx, priceRequest(plan, bounds))
    return answer?.aggregations.bars!.buckets.map((bar) => bar.doc_count)
  },
}

const ask = async (ctx: Ctx, request: Clause): Promise<SearchAnswer | undefined> => outsideEngine(ctx)?.search(request)

const idsOf = (request: Clause, { hits }: SearchAnswer): number[] => hits.hits.map(({ sort }) => sort[placeOfId(request)]!)

const aggregation = (answer: SearchAnswer, ...path: string[]): Counted =>
  path.reduce((counted, name) => counted[name] as Counted, answer.aggregations as unknown as Counted)
const countOf = (answer: SearchAnswer, ...path: string[]): number => aggregation(answer, ...path).doc_count

/** The counts of an aggregation by numbers, in the order of the numbers. */
function countsOf({ buckets }: Counted): ValueCounts {
  const sorted = buckets.map(({ key, doc_count: count }) => ({ id: Number(key), count })).sort((one, other) => one.id - other.id)
  return { ids: sorted.map(({ id }) => id), counts: sorted.map(({ count }) => count) }
}

/** The attributes that are offered, with what the search finds of each value; undefined where OpenSearch does not answer. */
async function offeredAttributes(ctx: Ctx, plan: SearchPlan, answer: SearchAnswer): Promise<AttributeCounts[] | undefined> {
  const { attributes: chosen = [] } = plan.filters
  const all = countsOf(aggregation(answer, 'values'))
  const offered = attributePlan(all, countOf(answer, 'found'), chosen)
  if (chosen.length === 0) {
    const { neighbours, values } = aggregation(answer, 'narrowed') as unknown as { neighbours: Counted; values?: Counted }
    return countedAttributes(offered, values ? countsOf(values) : all, neighbourCounts(neighbours))
  }
  if (offered.length === 0) return []
  const counted = await ask(ctx, offeredRequest(plan, offered))
  return (
    counted &&
    offered.map(({ dimension, ranges }) => {
      const { buckets } = aggregation(counted, 'variants', String(dimension), 'values')
      return { dimension, values: ranges.map((range, at) => ({ ...range, count: (buckets[at]!.products as Counted).doc_count })) }
    })
  )
}

function neighbourCounts({ buckets }: Counted): NeighbourCounts {
  const pairs = buckets.map(({ key }) => neighboursOf(String(key)))
  return { lows: pairs.map(([low]) => low), highs: pairs.map(([, high]) => high), counts: buckets.map(({ doc_count: count }) => count) }
}

type Answer = SearchAnswer & { ids: number[]; attributes: AttributeCounts[] }

async function foundIn(ctx: Ctx, { filters, lists }: SearchPlan, answer: Answer): Promise<Found> {
  const counts = ofEach(listFacetNames, (facet): FacetCounts => countsOf(aggregation(answer, facet, 'ids')))
  const names = lists ? facetIndexOf(await selectFacetNames(ctx.db, frequentIds(counts, filters))) : undefined
  const price = (name: 'lowest' | 'highest') => aggregation(answer, 'prices', name).value
  return {
    ids: answer.ids,
    total: answer.hits.total.value,
    named: countOf(answer, 'named', 'filtered'),
    namedInAll: countOf(answer, 'named'),
    isFound: countOf(answer, 'found') > 0,
    counts,
    ...(names ? { facets: facetLists(names, counts, filters) } : {}),
    steps: ofEach(stepFacetNames, (facet) => aggregation(answer, facet, 'steps').buckets.map((step) => step.doc_count)),
    flags: ofEach(flagFacetNames, (flag) => countOf(answer, flag)),
    ...{ priceMin: price('lowest'), priceMax: price('highest') },
    attributes: answer.attributes,
  }
}
