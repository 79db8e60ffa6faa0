/** Requests to OpenSearch: one for a search, a second one where attributes are filtered by. */

import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { flagFacetNames, listFacetNames, stepFacetNames, stepFacets } from '#contract/search/facets.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { hasBits } from '../index-query.rules.ts'
import { facetField, maxWindow, nameWordsField } from './engine-index.rules.ts'
import {
  allOf,
  everything,
  filtersOf,
  foundBy,
  hasFlag,
  hasValue,
  namedBy,
  reaches,
  scoredByName,
  variantFits,
  without,
  type Clause,
} from './engine-query.rules.ts'
import { rankBy } from './engine-rank.rules.ts'

/** Buckets of an aggregation; a reply has at most 65,535 in all. What is more frequent than the last one is counted without an error. */
export const [maxFacetValues, maxValues, maxNeighbours] = [8000, 25_000, 12_000] as const

/** Nothing of a document is fetched: ids are keys of every sort. */
const bare = { _source: false, stored_fields: '_none_', track_total_hits: true }

const terms = (field: string, size: number): Clause => ({ terms: { field, size, shard_size: size } })
const counted = (filter: Clause, aggs?: Record<string, Clause>): Clause => ({ filter, ...(aggs ? { aggs } : {}) })

/** The page of a plan alone. @param today the beginning of the day (`dayOf`). @returns undefined for what OpenSearch cannot be asked */
export function pageRequest(plan: SearchPlan, today: number): Clause | undefined {
  if (plan.offset + plan.limit > maxWindow || !hasBits(plan.words)) return undefined
  const rank = plan.sort === 'relevance' ? rankBy(plan, today) : { query: scoredByName(plan, namedBy(plan)), sort: undefined }
  if (!rank) return undefined
  return {
    ...bare,
    query: rank.query,
    post_filter: without(filtersOf(plan.filters)),
    sort: sortOf(plan, rank.sort),
    from: plan.offset,
    size: plan.limit,
  }
}

/** The last key of every sort, by which hits are told apart. */
const byId = { id: 'desc' }

/** The place of the product's id among the keys of a hit. */
export const placeOfId = (request: Clause): number => (request.sort as unknown[]).indexOf(byId)

/** The keys of an order, what is named first. @param rank what it has instead, for relevance */
function sortOf({ sort, lang, words }: SearchPlan, rank: Clause | undefined): unknown[] {
  const last = [{ createdAt: 'desc' }, byId]
  if (sort !== 'relevance') {
    const keys = { priceAsc: [{ price: 'asc' }], priceDesc: [{ price: 'desc' }], bestSelling: [{ sold: 'desc' }], newest: [] }
    return [...(words ? ['_score'] : []), ...keys[sort], ...last]
  }
  // A script has no score where no key is one; this key is never compared.
  return [rank, { sold: 'desc' }, ...(words ? [{ [nameWordsField(lang)]: 'asc' }] : []), ...last, ...(words ? ['_score'] : [])]
}

/** The page, and how many are named. Undefined as for {@link pageRequest}. */
export function namedRequest(plan: SearchPlan, today: number): Clause | undefined {
  const page = pageRequest(plan, today)
  return page && { ...page, aggs: { named: countedNamed(plan) } }
}

/** Of all, and with the filters: what says whether one is named is asked once. */
const countedNamed = (plan: SearchPlan) => counted(namedBy(plan), { filtered: counted(without(filtersOf(plan.filters))) })

/** A search that has OpenSearch compile the scripts of all others. */
export const probeRequest: Clause = namedRequest(
  {
    ...{ lang: 'en', filters: {}, sort: 'relevance', limit: 1, offset: 0, lists: false },
    words: ['long', 'probe'].map((word) => ({ alternatives: [[word]], shown: word, corrected: false })),
  },
  0,
)!

/** Page, totals, and every facet with its own filter left out. Undefined as for {@link pageRequest}. */
export function searchRequest(plan: SearchPlan, today: number): Clause | undefined {
  const page = pageRequest(plan, today)
  const filters = filtersOf(plan.filters)
  return (
    page && {
      ...page,
      aggs: {
        found: counted(everything),
        named: countedNamed(plan),
        prices: counted(without(filters, 'price'), { lowest: { min: { field: 'price' } }, highest: { max: { field: 'price' } } }),
        ...Object.fromEntries(
          listFacetNames.map((facet) => [facet, counted(without(filters, facet), { ids: terms(facetField(facet), maxFacetValues) })]),
        ),
        ...Object.fromEntries(
          stepFacetNames.map((facet) => {
            const steps = stepFacets[facet].steps.map((step) => reaches(facet, step))
            return [facet, counted(without(filters, facet), { steps: { filters: { filters: steps } } })]
          }),
        ),
        ...Object.fromEntries(flagFacetNames.map((flag) => [flag, counted(allOf([without(filters, flag), hasFlag(flag)]))])),
        values: terms('values', maxValues),
        ...(filters.attributes ? {} : { narrowed: narrowedBy(without(filters), Object.keys(filters).length > 0) }),
      },
    }
  )
}

/** Values with the filters, where none is by attributes; without any they are those of all. */
const narrowedBy = (filter: Clause, isFiltered: boolean): Clause =>
  counted(filter, { neighbours: terms('neighbours', maxNeighbours), ...(isFiltered ? { values: terms('values', maxValues) } : {}) })

/** How many products have each offered value, with all filters but those of its own attribute; one variant has to fit them all. */
export function offeredRequest(plan: SearchPlan, offered: readonly AttributeFilter[]): Clause {
  const chosen = plan.filters.attributes ?? []
  const products = { aggs: { products: { reverse_nested: {} } } }
  const dimensions = offered.map(({ dimension, ranges }) => {
    const others = chosen.filter((each) => each.dimension !== dimension)
    const values = { filters: { filters: ranges.map((range) => hasValue(range)) }, ...products }
    return [dimension, counted(variantFits(others), { values })] as const
  })
  return {
    ...bare,
    size: 0,
    query: allOf([...foundBy(plan), without(filtersOf(plan.filters), 'attributes')]),
    aggs: { variants: { nested: { path: 'variants' }, aggs: Object.fromEntries(dimensions) } },
  }
}

/** The bars of the price histogram: how many lie between each two bounds, the upper one left out. */
export const priceRequest = (plan: SearchPlan, bounds: readonly number[]): Clause => ({
  ...bare,
  size: 0,
  query: allOf([...foundBy(plan), without(filtersOf(plan.filters))]),
  aggs: { bars: { range: { field: 'price', ranges: bounds.slice(1).map((to, at) => ({ from: bounds[at], to })) } } },
})
