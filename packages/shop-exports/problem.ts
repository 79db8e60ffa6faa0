/** What the reader noticed and a summary may count: the same kind wherever it comes from. */
export type ProblemKind =
  | 'attributes'
  | 'column'
  | 'cut'
  | 'lastDay'
  | 'options'
  | 'pictures'
  | 'preorder'
  | 'priceKind'
  | 'rounded'
  | 'roundedStock'
  | 'saleHigher'
  | 'saleOver'
  | 'saleTime'
  | 'shortened'
  | 'skipped'
  | 'switchedOff'
  | 'translations'
  | 'unknownFlag'
  | 'unknownWord'
  | 'untaxedPrice'
  | 'variants'

/** What is wrong with a row, or what it came in without. */
export interface Problem {
  /** The column or element as the file calls it; `(row)` and `(file)` for the whole. */
  field: string
  /** In English, for whoever imports. */
  reason: string
  /** Where it is on another line than the entry, or in another file. */
  line?: number
  file?: string
  /** Summed up with others of its kind. */
  kind?: ProblemKind
  /** What stands in the cell. */
  value?: string
  /** What the product cannot be sold without. */
  needs?: 'price' | 'rate'
  /** The currency whose rate it needs. */
  currency?: string
}
