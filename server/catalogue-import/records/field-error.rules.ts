import type { FindingKind } from '../report/findings.rules.ts'

/** What is wrong with a line: which field of it and why, in words for the operator. */
export interface FieldError {
  field: string
  reason: string
  /** Where it is on another line than the record, or in another file. */
  line?: number
  file?: string
  /** A picture that is not there: the totals tell how many, so a summary need not name each. */
  isCounted?: boolean
  /** Summed up with others of its kind. */
  kind?: FindingKind
  /** What stands in the cell. */
  value?: string
  /** What the product cannot be sold without. */
  needs?: 'price' | 'rate' | 'name'
  /** What to do about it, where that is more than its kind says. */
  proposal?: string
}
