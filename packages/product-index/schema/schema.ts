import type { PointsSchema } from '../find/word-points.ts'

/**
 * What an index holds of a product, and how it is searched: data of its user, the same in every thread and in the saved file. Names are the
 * user's; the index knows fields, groups, flags, facets and sorts.
 */
export interface IndexSchema {
  /** Languages of names, one to four; their order is that of the marks in a document. */
  languages: readonly string[]
  /** The numbers of a product, and how they are stored. */
  fields: Readonly<Record<string, FieldType>>
  /** Two `int32` fields by which products are sorted: those of an outer group, and of an inner one in it, are one range. */
  groups: readonly [outer: string, inner: string]
  /** What a product has or has not, six at most. */
  flags: readonly string[]
  /**
   * The flag that each variant of a product has or has not for itself, where documents say so (`variantFlags`); a product has it where one of them does. Where it
   * is filtered by, the variants without it fit no filters by attributes, and their values are not counted.
   */
  variantFlag?: string
  /** Facets by their names: `int32` fields whose values are filtered by and counted; 0 is none. */
  facets: Readonly<Record<string, string>>
  /** `int32` fields that are filtered by an interval, and of which the lowest and highest number are told. */
  ranges: readonly string[]
  /** Of products that a sort finds equal the one with the higher number of this field comes first, then the one with the higher id. */
  newest: string
  /** Sorts by their names: up to three keys, the first that differs decides. In every sort what the words name comes before what only mentions them. */
  sorts: Readonly<Record<string, readonly SortKey[]>>
  rank: RankSchema
}

/** `int32` and `int16` are whole numbers with a sign; a `float64` holds moments too. */
export type FieldType = 'int32' | 'int16' | 'float64'

/** A field; the rank, highest first; or the number of words of the name, lowest first, where there are words to search for. */
export type SortKey = 'rank' | 'brevity' | { field: string; order: 'ascending' | 'descending' }

/** The rank of a hit: its points, times the factors of the flags that it lacks, times 1 + the sum of the gains. 64-bit floats in this order. */
export interface RankSchema {
  points: PointsSchema
  /** Factors by flag. */
  lacking: Readonly<Record<string, number>>
  gains: readonly RankGain[]
}

/**
 * `weight * number / of`; or `weight` for a moment that is now, falling to 0 for one that is `fadesIn` older than the moment of the query.
 */
export type RankGain = { field: string; weight: number; of: number } | { field: string; weight: number; fadesIn: number }

/** A product as the index has it: its fields as numbers, its flags as booleans. */
export type Card = { readonly id: number } & Readonly<Record<string, number | boolean>>
