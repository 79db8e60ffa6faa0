/** What OpenSearch answers, as the index in memory would. */

import {
  attributePlan,
  countedAttributes,
  type AttributeCounts,
  type AttributeFilter,
  type NeighbourCounts,
  type ValueCounts,
} from '@kalata/product-index/attributes/attribute-plan.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import type { Counted, SearchAnswer } from '../client/engine-client.ts'
import { neighboursOf } from '../documents/engine-document.ts'
import { filterName, type Clause, type EngineQuery } from './clauses.ts'
import { placeOfId } from './requests.ts'

const aggregation = (answer: SearchAnswer, ...path: string[]): Counted =>
  path.reduce((counted, name) => counted[name] as Counted, answer.aggregations as unknown as Counted)
const countOf = (answer: SearchAnswer, ...path: string[]): number => aggregation(answer, ...path).doc_count

/** The counts of an aggregation by numbers, in the order of the numbers. */
function countsOf({ buckets }: Counted): ValueCounts {
  const sorted = buckets.map(({ key, doc_count: count }) => ({ id: Number(key), count })).sort((one, other) => one.id - other.id)
  return { ids: sorted.map(({ id }) => id), counts: sorted.map(({ count }) => count) }
}

/** The attributes that are offered, chosen by what the search finds without filters. */
export const offeredBy = ({ filters }: EngineQuery, answer: SearchAnswer): AttributeFilter[] =>
  attributePlan(countsOf(aggregation(answer, 'values')), countOf(answer, 'found'), filters?.attributes ?? [])

/** Their counts, of an answer to a search without filters by attributes. */
export function offeredCounts(offered: readonly AttributeFilter[], answer: SearchAnswer): AttributeCounts[] {
  const { neighbours, values } = aggregation(answer, 'narrowed') as unknown as { neighbours: Counted; values?: Counted }
  return countedAttributes(offered, countsOf(values ?? aggregation(answer, 'values')), neighbourCounts(neighbours))
}

/** Their counts, of an answer to the request for them (`Requests.offered`). */
export const narrowedCounts = (offered: readonly AttributeFilter[], answer: SearchAnswer): AttributeCounts[] =>
  offered.map(({ dimension, ranges }) => {
    const { buckets } = aggregation(answer, 'variants', String(dimension), 'values')
    return { dimension, values: ranges.map((range, at) => ({ ...range, count: (buckets[at]!.products as Counted).doc_count })) }
  })

function neighbourCounts({ buckets }: Counted): NeighbourCounts {
  const pairs = buckets.map(({ key }) => neighboursOf(String(key)))
  return { lows: pairs.map(([low]) => low), highs: pairs.map(([, high]) => high), counts: buckets.map(({ doc_count: count }) => count) }
}

/** The counts of groups, of an answer to the request for so many words. */
export const groupsOf = (words: number, answer: SearchAnswer): FacetCounts[] =>
  Array.from({ length: words }, (_, at) => countsOf(aggregation(answer, String(at), 'groups')))

interface Answered {
  schema: IndexSchema
  query: EngineQuery
  request: Clause
  answer: SearchAnswer
  attributes: AttributeCounts[]
}

export function answerOf({ schema, query, request, answer, attributes }: Answered): IndexAnswer {
  const isCounted = query.facets !== false
  const byName = <T>(names: readonly string[], read: (name: string) => T) => Object.fromEntries(names.map((name) => [name, read(name)]))
  return {
    ids: answer.hits.hits.map(({ sort }) => sort[placeOfId(request)]!),
    total: answer.hits.total.value,
    named: countOf(answer, 'named', 'filtered'),
    namedInAll: countOf(answer, 'named'),
    isFound: countOf(answer, 'found') > 0,
    facets: byName(Object.keys(schema.facets), (name): FacetCounts =>
      isCounted ? countsOf(aggregation(answer, filterName.facet(name), 'ids')) : { ids: [], counts: [] },
    ),
    flags: byName(schema.flags, (name) => (isCounted ? countOf(answer, filterName.flag(name)) : 0)),
    ranges: byName(schema.ranges, (name) => (isCounted ? extremesOf(aggregation(answer, filterName.range(name))) : null)),
    ...(query.histogram ? { histogram: aggregation(answer, 'bars', 'bars').buckets.map((bar) => bar.doc_count) } : {}),
    attributes,
  }
}

function extremesOf(range: Counted): { lowest: number; highest: number } | null {
  const valueOf = (name: 'lowest' | 'highest') => (range[name] as Counted).value
  const [lowest, highest] = [valueOf('lowest'), valueOf('highest')]
  return lowest === null || highest === null ? null : { lowest, highest }
}
