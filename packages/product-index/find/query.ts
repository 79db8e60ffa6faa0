import type { AttributeCounts, AttributeFilter } from '../attributes/attribute-plan.ts'
import type { FacetCounts } from './facet-counter.ts'
import type { QueryWords } from './word-hits.ts'

/** A word by its alternatives, each of lexemes that must all be there; the last one of them names. */
export type IndexWord = readonly (readonly string[])[]

/** What is asked of an index: names are those of its schema. */
export interface IndexQuery {
  /** Of the names that count for the rank and the brevity; the first where it is absent. */
  language?: string
  /** All products where absent. */
  words?: QueryWords
  /** Of an outer group, or of an inner one in it alone; of all where absent. */
  group?: { outer: number; inner?: number }
  filters?: IndexFilters
  sort: string
  limit: number
  offset?: number
  /**
   * False: nothing is counted for facets, ranges and flags; counting and sending them costs more than finding few products. `frequent`: only the
   * values that can be listed are told, of thousands. All of them where it is absent.
   */
  facets?: false | 'frequent'
  /** What is found is counted between each two bounds of a range's field, beside whatever `facets` says. */
  histogram?: { range: string; bounds: readonly number[] }
  /** What gains that fade are told by, in the unit of their fields. */
  moment?: number
}

export interface IndexFilters {
  /** Of a facet one of these values; no filter where there is none. */
  facets?: Readonly<Record<string, readonly number[] | undefined>>
  /** True: a product has the flag. */
  flags?: Readonly<Record<string, boolean | undefined>>
  /** From the lowest to the highest number, both included; absent: without such a limit. */
  ranges?: Readonly<Record<string, { from?: number | undefined; to?: number | undefined } | undefined>>
  attributes?: readonly AttributeFilter[] | undefined
}

/** What was found; facets, ranges and flags with their own filter left out, empty where they were not asked for. */
export interface IndexAnswer {
  /** Products of the page, in order. */
  ids: number[]
  total: number
  /** How many of them the words name; the others only mention them. */
  named: number
  /** How many the words name, and whether they find something, without the filters. */
  namedInAll: number
  isFound: boolean
  facets: Record<string, FacetCounts>
  /** How many have each flag. */
  flags: Record<string, number>
  /** The lowest and the highest number; null where nothing is found. */
  ranges: Record<string, { lowest: number; highest: number } | null>
  /** Where it was asked for: a count for each two bounds, the upper one left out. */
  histogram?: number[]
  /** Of the most telling attributes. */
  attributes: AttributeCounts[]
}
