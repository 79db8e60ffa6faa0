/** Where a deal comes from: a lightning slot, a discount campaign, a group order. */
export const dealKinds = ['lightning', 'discount', 'group'] as const
export type DealKind = (typeof dealKinds)[number]

/**
 * Under which terms a line was taken: `plain` costs what its offer costs at the moment of asking, `deal` holds a claim on a
 * deal's quota, `group` is part of a group order and the only one that a group price applies to.
 */
export const lineTerms = ['plain', 'deal', 'group'] as const
export type LineTerms = (typeof lineTerms)[number]

/** A part of a unit's price that a deal took off: the deal's kind and id, tetri a unit (> 0). */
export interface Adjustment {
  kind: DealKind
  id: string
  amount: number
}

/** What one unit of a line costs. Tetri; `unitPrice` = the offer's price less the sum of the adjustments, at least 1. */
export interface LinePrice {
  unitPrice: number
  /** Present only where it is higher than `unitPrice`. */
  compareAtPrice?: number
  adjustments: Adjustment[]
  /** The deal that makes the price; absent where it is the offer's own. */
  deal?: Deal
  /** A lightning deal that runs, is cheaper, and has no units for this line or not so many: what would be bought at its price. */
  uncovered?: { deal: Deal; units: number }
}

/** A price that holds for an offer within a window. */
export interface Deal {
  kind: DealKind
  id: string
  /** Tetri a unit. */
  price: number
  /** Tetri: the lowest price of the 30 days before it; null where that is the offer's own. */
  referencePrice: number | null
  /** Units left of its quota, with those reserved for the member who asks; null without a quota. */
  unitsLeft: number | null
  /** Units that the member who asks may still claim, of everybody else its limit a member; null without a limit. */
  memberUnits: number | null
  /** ISO 8601; from this moment on. */
  startsAt: string
  /** ISO 8601; up to this moment, which is no longer part of it. */
  endsAt: string
}

/** What an offer costs without deals, in tetri. */
export interface OfferPrice {
  price: number
  compareAtPrice?: number | null | undefined
}

/** Everything of an offer that its price depends on. */
export interface PriceInput {
  offer: OfferPrice
  /** All deals of the offer; those that do not count now are passed over. */
  deals: readonly Deal[]
}
