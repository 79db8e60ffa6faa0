/** What a store knows of an offer besides price and stock, in the terms of schema.org and Google Merchant. */
export const offerConditions = ['new', 'refurbished', 'used'] as const
export type OfferCondition = (typeof offerConditions)[number]

export const offerAvailabilities = ['preorder', 'backorder'] as const
export type OfferAvailability = (typeof offerAvailabilities)[number]

/** `750 ml` for the price, which is told for `100 ml`: an amount (plain decimal) and a unit as Google names it. */
export interface UnitPricing {
  measure: string
  base?: string
}

/** Absent or null: nobody said. */
export interface OfferFacts {
  /** The store's own number. */
  sku?: string | null
  /** A barcode as the source writes it, without blanks and hyphens; its check digit may be wrong. */
  gtin?: string | null
  /** The maker's own number. */
  mpn?: string | null
  condition?: OfferCondition | null
  /** Not in stock as its units say: sold before it is there. */
  availability?: OfferAvailability | null
  /** ISO 8601, UTC: from when an offer for preorder or backorder is there. */
  availableFrom?: string | null
  /** Grams. */
  weight?: number | null
  unitPricing?: UnitPricing | null
}
