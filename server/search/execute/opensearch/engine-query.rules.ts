/** A plan as queries of OpenSearch: what is found, what of it is named, and what each filter lets pass. */

import { dimensionOf, hasAmounts } from '@kalata/product-index/attributes/value-ids.ts'
import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import {
  flagFacetNames,
  listFacetNames,
  listFacets,
  stepFacetNames,
  stepFacets,
  type FlagFacet,
  type ListFacet,
  type StepFacet,
} from '#contract/search/facets.ts'
import type { WordMatch } from '../../interpret/interpret-query.rules.ts'
import { headsOf, weightsOf } from '../../plan/query-expressions.rules.ts'
import type { SearchFilters } from '../../plan/search-filters.rules.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { wordQuery } from '../index-query.rules.ts'
import { facetField } from './engine-index.rules.ts'
import { neighboursScript } from './engine-words.rules.ts'

/** A query or an aggregation as OpenSearch reads it. */
export type Clause = Record<string, unknown>

export const everything: Clause = { match_all: {} }

export const allOf = (clauses: readonly Clause[]): Clause => (clauses.length === 0 ? everything : { bool: { filter: clauses } })
export const anyOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } }
const always = (filter: Clause, boost = 1): Clause => ({ constant_score: { filter, boost } })

/** Whether a product has a word: one of its alternatives, all of their lexemes in the field. */
const hasWord = ({ alternatives }: WordMatch, field: 'words' | 'named' | 'thing'): Clause =>
  anyOf(alternatives.map((lexemes) => allOf(lexemes.map((lexeme) => ({ term: { [field]: lexeme } })))))

/** What the words and the category find. */
export function foundBy({ words, least, productIds, category }: SearchPlan): Clause[] {
  return [
    ...(words ? foundByWords(words, least) : []),
    ...(productIds ? [{ terms: { id: productIds } }] : []),
    ...(category ? [{ term: { [category.parentId === null ? 'root' : facetField('categories')]: category.id } }] : []),
  ]
}

function foundByWords(words: WordMatch[], least: number | undefined): Clause[] {
  if (least === undefined) return words.map((word) => hasWord(word, 'words'))
  const weights = weightsOf(words)
  // Sums of whole numbers, which 32-bit floats add up without rounding.
  const weighed = words.map((word, at) => always(hasWord(word, 'words'), weights[at]))
  return [{ function_score: { query: anyOf(weighed), min_score: least } }]
}

/** Whether a product's texts say of what it is that it is the thing; the same rule as `isNamed` of `search.queries.ts`. */
export function namedBy(plan: SearchPlan): Clause {
  const { words } = plan
  return words && words.length > 1 ? anyOf([namedByPlaces(plan), ...withPhrase(words, plan)]) : namedByPlaces(plan)
}

/** The same by the places of the words alone. */
export function namedByPlaces({ words, least }: SearchPlan): Clause {
  if (!words) return everything
  const thing = anyOf(headsOf(words).map((word) => hasWord(word, 'thing')))
  if (words.length === 1) return thing
  const all = words.map((word) => hasWord(word, 'named'))
  if (least === undefined) return allOf([...all, thing])
  return anyOf([thing, allOf([...all, anyOf(words.map((word) => hasWord(word, 'thing')))])])
}

/** Whether a product's texts say all the words one after another, of products whose places do not name them; none where they cannot. */
function withPhrase(words: WordMatch[], plan: SearchPlan): Clause[] {
  const singles = words.map(({ alternatives }) => alternatives.filter(({ length }) => length === 1).flat())
  if (singles.some(({ length }) => length === 0)) return []
  const query = { bool: { filter: singles.map((lexemes) => ({ terms: { words: lexemes } })), must_not: [namedByPlaces(plan)] } }
  // As a score: scripts of filters have no `termFreq`.
  return [{ script_score: { query, script: neighboursScript(wordQuery(words, plan)), min_score: words.length - 1 } }]
}

/** What is found, with the score 1 where it is named and 0 elsewhere. */
export const scoredByName = (plan: SearchPlan, named: Clause): Clause => ({
  bool: { filter: foundBy(plan), ...(plan.words ? { should: [always(named)] } : {}) },
})

export type FilterName = ListFacet | StepFacet | FlagFacet | 'price' | 'attributes'

/** The filters that are set. */
export function filtersOf(filters: SearchFilters): Partial<Record<FilterName, Clause>> {
  const clauses: Partial<Record<FilterName, Clause>> = {}
  for (const facet of listFacetNames) {
    const ids = filters[listFacets[facet].parameter]
    if (ids?.length) clauses[facet] = { terms: { [facetField(facet)]: ids } }
  }
  for (const facet of stepFacetNames) {
    const least = filters[stepFacets[facet].parameter]
    if (least !== undefined) clauses[facet] = reaches(facet, least)
  }
  for (const flag of flagFacetNames) if (filters[flag]) clauses[flag] = hasFlag(flag)
  const { priceMin, priceMax, attributes } = filters
  if (priceMin !== undefined || priceMax !== undefined)
    clauses.price = {
      range: { price: { ...(priceMin === undefined ? {} : { gte: priceMin }), ...(priceMax === undefined ? {} : { lte: priceMax }) } },
    }
  if (attributes?.length) clauses.attributes = { nested: { path: 'variants', query: variantFits(attributes), score_mode: 'none' } }
  return clauses
}

export const reaches = (facet: StepFacet, least: number): Clause => ({ range: { [facetField(facet)]: { gte: least } } })
export const hasFlag = (flag: FlagFacet): Clause => ({ term: { [flag]: true } })

/** All filters but one. */
export const without = (clauses: Partial<Record<FilterName, Clause>>, excluded?: FilterName): Clause =>
  allOf((Object.entries(clauses) as [FilterName, Clause][]).flatMap(([name, clause]) => (name === excluded ? [] : [clause])))

/** Whether a variant has a value that each filter chooses. */
export const variantFits = (filters: readonly AttributeFilter[], field = 'variants.values'): Clause =>
  allOf(filters.map(({ ranges }) => anyOf(ranges.map((range) => hasValue(range, field)))))

export const hasValue = ({ from, to }: { from: number; to: number }, field = 'variants.values'): Clause =>
  hasAmounts(dimensionOf(from)) ? { range: { [field]: { gte: from, lte: to } } } : { term: { [field]: from } }
