/**
 * A product that a store's newest file lacks goes off sale where the operator asks for it, but never because the file is cut or could not be
 * read: not where a row of it names no product that is known, nor where more than the usual share of the store's products would go.
 */

/** Per cent of a store's listed products that may be absent, where the operator does not say how many. */
export const usuallyAbsent = 20

/** What becomes of absent products: `stay` where nobody asked for more; `noStore` where a source has no product of a store's export. */
export type AbsentOutcome = 'stay' | 'unlisted' | 'tooMany' | 'unreadable' | 'noStore'

export interface AbsentFacts {
  /** Listed products of the store, and those of them that the file lacks. */
  listed: number
  absent: number
  /** Per cent; undefined where absent products are to stay. */
  atMost: number | undefined
  /** Some row or file could not be read, so that nobody knows whose it is. */
  hasUnreadable: boolean
}

export function absentOutcome({ listed, absent, atMost, hasUnreadable }: AbsentFacts): AbsentOutcome {
  if (atMost === undefined) return 'stay'
  if (hasUnreadable) return 'unreadable'
  return absent * 100 <= atMost * listed ? 'unlisted' : 'tooMany'
}

/** Whole per cent, rounded up: the least `--unlist-at-most` that absent products pass. */
export const absentShare = ({ listed, absent }: { listed: number; absent: number }): number =>
  Math.ceil((absent * 100) / Math.max(listed, 1))
