/** A query as OpenSearch reads it: what is found, what of it is named, and what each filter lets pass. */

import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { dimensionOf, hasAmounts } from '@kalata/product-index/attributes/value-ids.ts'
import type { IndexFilters, IndexQuery, IndexWord } from '@kalata/product-index/find/query.ts'
import type { QueryWords } from '@kalata/product-index/find/word-hits.ts'
import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import { cardField } from '../documents/index-template.ts'

/** A query or an aggregation as OpenSearch reads it. */
export type Clause = Record<string, unknown>

/** What is asked of OpenSearch: more than of the index in memory, few products by their ids. */
export interface EngineQuery extends IndexQuery {
  /** Of these products only. */
  ids?: readonly number[] | undefined
}

export const everything: Clause = { match_all: {} }

export const allOf = (clauses: readonly Clause[]): Clause => (clauses.length === 0 ? everything : { bool: { filter: clauses } })
export const anyOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } }
export const always = (filter: Clause, boost = 1): Clause => ({ constant_score: { filter, boost } })

type LexemeField = 'words' | 'named' | 'thing' | 'name'

/** Whether a product has a word: one of its alternatives, all of their lexemes in the field, the last one in a field of its own where there is one. */
export const hasWord = (word: IndexWord, field: LexemeField, lastField: LexemeField = field): Clause =>
  anyOf(word.map((lexemes) => allOf(lexemes.map((lexeme, at) => ({ term: { [at === lexemes.length - 1 ? lastField : field]: lexeme } })))))

/** What the words and the group find. */
export function foundBy({ groups: [outer, inner] }: IndexSchema, { words, ids, group }: EngineQuery): Clause[] {
  return [
    ...(words ? foundByWords(words) : []),
    ...(ids ? [{ terms: { [cardField('id')]: ids } }] : []),
    ...(group ? [{ term: { [cardField(outer)]: group.outer } }] : []),
    ...(group?.inner === undefined ? [] : [{ term: { [cardField(inner)]: group.inner } }]),
  ]
}

function foundByWords({ alternatives, weights, least }: QueryWords): Clause[] {
  const found = alternatives.map((word) => hasWord(word, 'words'))
  if (least === undefined) return found
  // Sums of whole numbers, which 32-bit floats add up without rounding.
  return [{ function_score: { query: anyOf(found.map((word, at) => always(word, weights[at]))), min_score: least } }]
}

/** Whether the places of the words say that a product is the thing; the rule of `WordHits`. */
export function namedByPlaces(words: QueryWords | undefined): Clause {
  if (!words) return everything
  const { alternatives, modifiers, least } = words
  const heads = alternatives.filter((_, at) => modifiers.length === alternatives.length || !modifiers.includes(at))
  const thing = anyOf(heads.map((word) => hasWord(word, 'thing')))
  if (alternatives.length === 1) return thing
  const all = alternatives.map((word) => hasWord(word, 'named'))
  if (least === undefined) return allOf([...all, thing])
  return anyOf([thing, allOf(all)])
}

/** What is found, with the score 1 where it is named and 0 elsewhere. */
export const scoredByName = (schema: IndexSchema, query: EngineQuery, named: Clause): Clause => ({
  bool: { filter: foundBy(schema, query), ...(query.words ? { should: [always(named)] } : {}) },
})

/** Names of the filters that a schema may have: those of two kinds may be called alike. */
export const filterName = {
  facet: (name: string): string => `facet ${name}`,
  flag: (name: string): string => `flag ${name}`,
  range: (name: string): string => `range ${name}`,
  attributes: 'attributes',
}

/** The filters that are set. */
export function filtersOf(schema: IndexSchema, filters: IndexFilters = {}): Map<string, Clause> {
  const { facets = {}, flags = {}, ranges = {}, attributes } = filters
  const clauses = new Map<string, Clause>()
  for (const [name, field] of Object.entries(schema.facets)) {
    const ids = facets[name]
    if (ids?.length) clauses.set(filterName.facet(name), { terms: { [cardField(field)]: ids } })
  }
  for (const flag of schema.flags) if (flags[flag]) clauses.set(filterName.flag(flag), hasFlag(flag))
  for (const name of schema.ranges) {
    const { from, to } = ranges[name] ?? {}
    if (from === undefined && to === undefined) continue
    const limits = { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lte: to }) }
    clauses.set(filterName.range(name), { range: { [cardField(name)]: limits } })
  }
  if (attributes?.length) {
    const query = variantFits(attributes, { needsFlag: needsVariantFlag(schema, filters) })
    clauses.set(filterName.attributes, { nested: { path: 'variants', query, score_mode: 'none' } })
  }
  return clauses
}

const hasFlag = (flag: string): Clause => ({ term: { [cardField(flag)]: true } })

/** All filters but one. */
export const without = (clauses: ReadonlyMap<string, Clause>, excluded?: string): Clause =>
  allOf([...clauses].flatMap(([name, clause]) => (name === excluded ? [] : [clause])))

/** Whether the flag is filtered by that variants have for themselves. */
export const needsVariantFlag = ({ variantFlag }: IndexSchema, { flags }: IndexFilters = {}): boolean =>
  variantFlag !== undefined && flags?.[variantFlag] === true

/** Whether a variant has a value that each filter chooses, and the flag where it needs it. */
export function variantFits(filters: readonly AttributeFilter[], { needsFlag }: { needsFlag: boolean }): Clause {
  const clauses = filters.map(({ ranges }) => anyOf(ranges.map((range) => hasValue(range))))
  return needsFlag ? { bool: { filter: clauses, must_not: [{ term: { 'variants.lacksFlag': true } }] } } : allOf(clauses)
}

export const hasValue = ({ from, to }: { from: number; to: number }): Clause => {
  const field = 'variants.values'
  return hasAmounts(dimensionOf(from)) ? { range: { [field]: { gte: from, lte: to } } } : { term: { [field]: from } }
}
