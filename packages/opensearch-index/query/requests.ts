/** Requests to OpenSearch: one for a search, a second one where attributes are filtered by. */

import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import type { IndexFilters, IndexWord } from '@kalata/product-index/find/query.ts'
import { maxLexemes, WordQuery } from '@kalata/product-index/find/word-hits.ts'
import { Layout } from '@kalata/product-index/schema/layout.ts'
import type { IndexSchema, SortKey } from '@kalata/product-index/schema/schema.ts'
import { cardField, maxWindow, nameWordsField } from '../documents/index-template.ts'
import {
  allOf,
  anyOf,
  everything,
  filterName,
  filtersOf,
  foundBy,
  hasValue,
  hasWord,
  namedByPlaces,
  needsVariantFlag,
  scoredByName,
  variantFits,
  without,
  type Clause,
  type EngineQuery,
} from './clauses.ts'
import { Ranking, type Rank } from './rank.ts'
import { neighboursScript } from './word-scripts.ts'

/** Buckets of an aggregation; a reply has at most 65,535 in all. What is more frequent than the last one is counted without an error. */
const [maxFacetValues, maxValues, maxNeighbours] = [8000, 25_000, 12_000] as const

/** Nothing of a document is fetched: ids are keys of every sort. */
const bare = { _source: false, stored_fields: '_none_', track_total_hits: true }

const terms = (field: string, size: number, others: Clause = {}): Clause => ({ terms: { field, size, shard_size: size, ...others } })
const counted = (filter: Clause, aggs?: Record<string, Clause>): Clause => ({ filter, ...(aggs ? { aggs } : {}) })

/** The last key of every sort, by which hits are told apart. */
const byId = { [cardField('id')]: 'desc' }

/** The place of the product's id among the keys of a hit; -1 where no page was asked for. */
export const placeOfId = (request: Clause): number => ((request.sort ?? []) as unknown[]).indexOf(byId)

/** The requests of a schema. */
export class Requests {
  private readonly schema: IndexSchema
  private readonly layout: Layout
  private readonly ranking: Ranking

  /** @throws TypeError for a schema that is none, or has a rank behind another key of a sort */
  constructor(schema: IndexSchema) {
    this.schema = schema
    this.layout = new Layout(schema)
    this.ranking = new Ranking(schema)
    for (const [sort, keys] of Object.entries(schema.sorts))
      if (keys.indexOf('rank') > 0) throw new TypeError(`The rank must be the first key of ${sort}: it puts first what is named`)
  }

  /**
   * Page, totals, and every facet with its own filter left out.
   * @returns undefined for what OpenSearch cannot be asked: a page too far behind, too many words
   * @throws TypeError for names that the schema has not
   */
  search(query: EngineQuery): Clause | undefined {
    const page = this.page(query)
    const filters = filtersOf(this.schema, query.filters)
    return (
      page && {
        ...page,
        aggs: {
          found: counted(everything),
          named: counted(this.named(query), { filtered: counted(without(filters)) }),
          ...(query.facets === false ? {} : this.facets(query, filters)),
          ...(query.histogram ? { bars: counted(without(filters), { bars: this.bars(query.histogram) }) } : {}),
        },
      }
    )
  }

  /** How many products have each offered value, with all filters but those of its own attribute; one variant has to fit them all. */
  offered(query: EngineQuery, offered: readonly AttributeFilter[]): Clause {
    const chosen = query.filters?.attributes ?? []
    const needsFlag = needsVariantFlag(this.schema, query.filters)
    const products = { aggs: { products: { reverse_nested: {} } } }
    const dimensions = offered.map(({ dimension, ranges }) => {
      const others = chosen.filter((each) => each.dimension !== dimension)
      const values = { filters: { filters: ranges.map(hasValue) }, ...products }
      return [dimension, counted(variantFits(others, { needsFlag }), { values })] as const
    })
    return {
      ...bare,
      size: 0,
      query: allOf([...foundBy(this.schema, query), without(filtersOf(this.schema, query.filters), filterName.attributes)]),
      aggs: { variants: { nested: { path: 'variants' }, aggs: Object.fromEntries(dimensions) } },
    }
  }

  /** For each word how many products of each outer group it names. */
  groups(words: readonly IndexWord[]): Clause {
    const named = words.map((word) => hasWord(word, 'thing', 'name'))
    const groups = { groups: terms(cardField(this.schema.groups[0]), maxFacetValues) }
    return { ...bare, size: 0, query: anyOf(named), aggs: Object.fromEntries(named.map((each, at) => [at, counted(each, groups)])) }
  }

  /** A search that has OpenSearch compile the scripts of all others. */
  probe(): Clause {
    const { sorts } = this.schema
    const sort = Object.keys(sorts).find((name) => sorts[name]!.includes('rank')) ?? Object.keys(sorts)[0]!
    const words = { alternatives: [[['long']], [['probe']]], weights: [1, 1], modifiers: [] }
    return this.search({ words, sort, limit: 1, facets: false })!
  }

  /** The page alone. */
  private page(query: EngineQuery): Clause | undefined {
    const { schema } = this
    const { limit, offset = 0, words, sort } = query
    const [keys, language] = [this.layout.keysOf(sort), this.layout.languageAt(query.language)]
    if (offset + limit > maxWindow || (words && new Set(words.alternatives.flat(2)).size > maxLexemes)) return undefined
    const filter = { post_filter: without(filtersOf(schema, query.filters)) }
    if (limit === 0) return { ...bare, ...filter, query: allOf(foundBy(schema, query)), size: 0 }
    const isRanked = keys.includes('rank')
    const rank = isRanked ? this.ranking.of(query, words && new WordQuery(words, language), language) : undefined
    if (isRanked && !rank) return undefined
    return {
      ...bare,
      ...filter,
      query: rank ? rank.query : scoredByName(schema, query, this.named(query)),
      sort: this.sortOf(keys, { language, rank, hasWords: words !== undefined }),
      from: offset,
      size: limit,
    }
  }

  /** The keys of an order, what is named first. */
  private sortOf(
    keys: readonly SortKey[],
    { language, rank, hasWords }: { language: number; rank: Rank | undefined; hasWords: boolean },
  ): unknown[] {
    const sorted = keys.flatMap((key): unknown[] => {
      if (key === 'rank') return [rank!.sort]
      if (key === 'brevity') return hasWords ? [{ [nameWordsField(language)]: 'asc' }] : []
      return [{ [cardField(key.field)]: key.order === 'ascending' ? 'asc' : 'desc' }]
    })
    const all = [...sorted, { [cardField(this.schema.newest)]: 'desc' }, byId]
    if (!hasWords) return all
    // A script has no score where no key is one; behind it the key is never compared.
    return rank ? [...all, '_score'] : ['_score', ...all]
  }

  /** Whether a product's places or texts say that it is the thing. */
  private named({ words, language }: EngineQuery): Clause {
    const byPlaces = namedByPlaces(words)
    if (!words || words.alternatives.length < 2) return byPlaces
    // Of products whose places do not name them: whether their texts say all the words one after another; none where they cannot.
    const singles = words.alternatives.map((alternatives) => alternatives.filter(({ length }) => length === 1).flat())
    if (singles.some(({ length }) => length === 0)) return byPlaces
    const query = { bool: { filter: singles.map((lexemes) => ({ terms: { words: lexemes } })), must_not: [byPlaces] } }
    const script = neighboursScript(new WordQuery(words, this.layout.languageAt(language)))
    // As a score: scripts of filters have no `termFreq`.
    return anyOf([byPlaces, { script_score: { query, script, min_score: words.alternatives.length - 1 } }])
  }

  /** @param filters those of the query */
  private facets(query: EngineQuery, filters: ReadonlyMap<string, Clause>): Record<string, Clause> {
    const { facets, flags, ranges } = this.schema
    const [isFiltered, needsFlag] = [filters.size > 0, needsVariantFlag(this.schema, query.filters)]
    return {
      ...Object.fromEntries(
        Object.entries(facets).map(([name, field]) => {
          const facet = filterName.facet(name)
          // 0 is none.
          return [facet, counted(without(filters, facet), { ids: terms(cardField(field), maxFacetValues, { exclude: [0] }) })]
        }),
      ),
      ...Object.fromEntries(
        flags.map((name) => [filterName.flag(name), counted(without(filtersOf(this.schema, withFlag(query.filters, name))))]),
      ),
      ...Object.fromEntries(
        ranges.map((name) => {
          const [range, field] = [filterName.range(name), cardField(name)]
          return [range, counted(without(filters, range), { lowest: { min: { field } }, highest: { max: { field } } })]
        }),
      ),
      values: terms('values', maxValues),
      ...(filters.has(filterName.attributes) ? {} : { narrowed: narrowedBy(without(filters), { isFiltered, needsFlag }) }),
    }
  }

  /** How many lie between each two bounds, the upper one left out. @throws TypeError for a range that the schema has not */
  private bars({ range, bounds }: NonNullable<EngineQuery['histogram']>): Clause {
    if (!this.schema.ranges.includes(range)) throw new TypeError(`The schema has no range ${range}`)
    return { range: { field: cardField(range), ranges: bounds.slice(1).map((to, at) => ({ from: bounds[at], to })) } }
  }
}

/** The same filters with a flag among them. */
const withFlag = (filters: IndexFilters = {}, name: string): IndexFilters => ({ ...filters, flags: { ...filters.flags, [name]: true } })

/** Values with the filters, where none is by attributes; without any they are those of all. */
function narrowedBy(filter: Clause, { isFiltered, needsFlag }: { isFiltered: boolean; needsFlag: boolean }): Clause {
  const [values, neighbours] = needsFlag ? ['valuesWithFlag', 'neighboursWithFlag'] : ['values', 'neighbours']
  return counted(filter, { neighbours: terms(neighbours, maxNeighbours), ...(isFiltered ? { values: terms(values, maxValues) } : {}) })
}
