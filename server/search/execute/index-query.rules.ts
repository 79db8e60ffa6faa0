/** A plan in the words of the product index (`index-schema.rules.ts`), in memory or in OpenSearch. */

import type { EngineQuery } from '@kalata/opensearch-index/query/clauses.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexFilters } from '@kalata/product-index/find/query.ts'
import type { QueryWords } from '@kalata/product-index/find/word-hits.ts'
import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import { flagFacetNames, listFacetNames, listFacets, stepFacetNames, stepFacets, type StepFacet } from '#contract/search/facets.ts'
import { weightsOf } from '../plan/ranking.rules.ts'
import type { SearchFilters } from '../plan/search-filters.rules.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'

/** @param today the beginning of the day (`dayOf`) */
export function indexQuery(plan: SearchPlan, today: number): EngineQuery {
  const { lang, words, least, productIds, category, filters, sort, limit, offset } = plan
  const place = category && (category.parentId === null ? { outer: category.id } : { outer: category.parentId, inner: category.id })
  return {
    language: lang,
    ...(words ? { words: queryWords(words, least) } : {}),
    ...(productIds ? { ids: productIds } : {}),
    ...(place ? { group: place } : {}),
    filters: indexFilters(filters),
    ...{ sort, limit, offset, moment: today },
  }
}

/** What nothing is filtered by is left out. */
function indexFilters({ priceMin, priceMax, attributes, ...filters }: SearchFilters): IndexFilters {
  return {
    facets: Object.fromEntries([
      ...listFacetNames.map((facet) => [facet, filters[listFacets[facet].parameter]]),
      ...stepFacetNames.map((facet) => [facet, reaching(facet, filters[stepFacets[facet].parameter])]),
    ]),
    flags: Object.fromEntries(flagFacetNames.map((facet) => [facet, filters[facet]])),
    ...(priceMin === undefined && priceMax === undefined ? {} : { ranges: { price: { from: priceMin, to: priceMax } } }),
    attributes,
  }
}

/** The numbers of a step facet from one upwards. */
const reaching = (facet: StepFacet, least: number | undefined): number[] | undefined =>
  least === undefined ? undefined : Array.from({ length: stepFacets[facet].max + 1 - least }, (_, more) => least + more)

/** How many have each step of a step facet, or more of it. */
export const stepCounts = (facet: StepFacet, { ids, counts }: FacetCounts): number[] =>
  stepFacets[facet].steps.map((step) => ids.reduce((sum, id, place) => sum + (id >= step ? counts[place]! : 0), 0))

const queryWords = (words: WordMatch[], least: number | undefined): QueryWords => ({
  alternatives: words.map(({ alternatives }) => alternatives),
  weights: weightsOf(words),
  modifiers: words.flatMap(({ modifier }, at) => (modifier ? [at] : [])),
  ...(least === undefined ? {} : { least }),
})
