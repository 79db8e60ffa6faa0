/**
 * The order of results by relevance. Their level and category match come first (`search.queries.ts`); among results that are alike in both the
 * rank decides, which is computed here for the index and of the same weights, in the same order, by the statement of the database.
 */

/** All weights, each with its reason. */
export const ranking = {
  /** A place in the product's texts. Its name says what it is. */
  name: 1,
  /** All goods of a brand or category share these words: they tell which kind, not which of them. */
  brandOrCategory: 0.5,
  /** Who looks for a store is led there by its chip; here it helps a name that is a word too. */
  store: 0.2,
  /** What it has, is made of or is for: completes a query, hardly answers one. */
  details: 0.05,
  /** The texts in the shopper's language: what he reads must look like what he asked for. */
  inLanguage: 2,
  /** The texts in all four, for words of another language and goods described in one. */
  inAll: 1,
  /** What is sold out: behind what can be bought, before what fits half as well. */
  soldOut: 0.5,
  /** The part that the most wanted product gains: enough to order goods of one kind, never to lift another kind above it. */
  appeal: 0.25,
  /** The part that a product of today gains: a fifth of what sales give, so that new goods are seen once and then have to sell. */
  freshness: 0.05,
  /** Days until nothing is left of it. */
  freshDays: 30,
  /** A unit sold today, in points of appeal: the strongest sign, and it costs money to fake. */
  unitSold: 1,
  /** A favourite of today: it is free, so ten of them count as three units. */
  favourite: 0.3,
  /** Days in which a sale or favourite loses half of its points: a season is over in three months. */
  halfLife: 30,
  /** Points that make half of the highest appeal: the first sales count most, thousands not much more than hundreds. */
  halfAppeal: 20,
} as const

/** The highest appeal; it is kept in whole numbers. */
export const mostAppeal = 1000

/** What a result's rank is made of. */
export interface RankParts {
  /** `ts_rank` of the words in the shopper's language, and in all languages; 0 in both where nothing was asked for by words. */
  inLanguage: number
  inAll: number
  hasWords: boolean
  inStock: boolean
  /** 0 to {@link mostAppeal}: recent sales and favourites. */
  appeal: number
  /** 0 to 1: see {@link freshnessAt}. */
  freshness: number
}

/** The rank of a result; higher comes first. 64-bit floats in the order of the statement, to the last bit. */
export function rankOf({ inLanguage, inAll, hasWords, inStock, appeal, freshness }: RankParts): number {
  const text = hasWords ? ranking.inLanguage * inLanguage + ranking.inAll * inAll : 1
  const gain = 1 + (ranking.appeal * appeal) / mostAppeal + ranking.freshness * freshness
  return text * (inStock ? 1 : ranking.soldOut) * gain
}

const day = 86_400_000_000
/** Microseconds. */
export const freshFor: number = ranking.freshDays * day

/**
 * How new a product is: 1 at its creation, 0 after `freshDays`.
 * @param createdAt microseconds since 2000-01-01 UTC, as is `today`
 * @param today the beginning of the day: pages of one day are in one order
 */
export function freshnessAt(createdAt: number, today: number): number {
  return Math.min(Math.max(1 - (today - createdAt) / freshFor, 0), 1)
}

/** Milliseconds since 1970 of 2000-01-01. */
const epoch = 946_684_800_000

/** The beginning of a moment's day in UTC, in microseconds since 2000-01-01. */
export function dayOf(moment: Date): number {
  return Math.floor(((moment.getTime() - epoch) * 1000) / day) * day
}
