/**
 * The order of results by relevance: what the words name before what only mentions them, and in both the rank, which is computed here for the
 * index and of the same weights, in the same order, by the statement of the database (`@kalata/postgres-index`).
 */

import { place, placeCount } from '@kalata/product-index/find/places.ts'
import { nameParts, namePartsAt, type PointsSchema } from '@kalata/product-index/find/word-points.ts'
import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import { headsOf } from '@kalata/query-words/query/relaxed-words.ts'

/** All weights, each with its reason. */
export const ranking = {
  // The evidence of a word, in thousandths: how often name and texts say it, and what is known of the places where it stands. It adds up.
  /**
   * The name says this very word in the shopper's language, and again where it says it more than once: so much in a name of twelve words, as shops have them. Half of
   * it where the word names neither the thing nor its kind: a cactus in a clay pot is no pot.
   */
  name: { weight: 400, pivot: 12 },
  /** Each time, up to three, that the description says it; a quarter of it where it stands beside the thing: that a lock is for laptops is not said twice. */
  texts: { weight: 400, pivot: 12 },
  /** It names the thing. */
  head: 800,
  /** It stands beside that, as it is or by a synonym: a kind of it, or what it belongs to. */
  beside: 200,
  /** All goods of a brand or category share these words: they tell which kind, not which of them. */
  kind: 1500,
  /** What it has, is made of or is for. */
  details: 100,
  /** The name has this very word, however long it is: what the shopper reads must look like what he asked for. */
  written: 100,
  /** The evidence that gives half of the points: a second place says less than the first. */
  half: 800,
  /** Points of each of two neighbours that the description says side by side: `memory stick` is more than both its words. */
  phrase: 150,
  /** The word of a query that names the thing counts so much more than one that says more of it. */
  thing: 1.2,
  /** A character of a Chinese word counts so much, where words are left out: many words have it. */
  character: 0.6,
  /** How little rare words count above frequent ones: the higher, the less. */
  evenness: 6,
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
export const maxAppeal = 1000

function evidenceAt(places: number): number {
  const at = (bit: number, weight: number) => (places & bit ? weight : 0)
  const inName = places & place.head ? ranking.head : at(place.name, ranking.beside)
  const written = at(place.written, (ranking.written * namePartsAt(places)) / nameParts)
  return inName + at(place.kind, ranking.kind) + at(place.details, ranking.details) + written
}

/** What gives the points of a word: whole numbers, which database and index add up alike. */
export const wordPoints: PointsSchema = {
  places: Array.from({ length: placeCount }, (_, places) => evidenceAt(places)),
  name: ranking.name,
  texts: ranking.texts,
  half: ranking.half,
  phrase: ranking.phrase,
}

/** How much a word of a query counts: rare ones more than frequent ones. @param uses how often the catalogue has it */
export const wordWeight = (uses: number, isThing: boolean): number =>
  Math.round((100 * (isThing ? ranking.thing : 1) * ranking.evenness) / (ranking.evenness + Math.log2(1 + uses)))

/** Of a word whose frequency is not known, as of Chinese, whose characters stand in no vocabulary. */
const usualUses = 100

/** How much each word counts. */
export function weightsOf(words: readonly WordMatch[]): number[] {
  const heads = headsOf(words)
  return words.map((word) => {
    const weight = wordWeight(word.uses ?? usualUses, heads.includes(word))
    return word.isCharacter ? Math.round(weight * ranking.character) : weight
  })
}

/** What a result's rank is made of. */
export interface RankParts {
  /** The points of all words times their weights; 1 where nothing was asked for by words. */
  points: number
  inStock: boolean
  /** 0 to {@link maxAppeal}: recent sales and favourites. */
  appeal: number
  /** 0 to 1: see {@link freshnessAt}. */
  freshness: number
}

/** The rank of a result; higher comes first. 64-bit floats in the order of the statement, to the last bit. */
export function rankOf({ points, inStock, appeal, freshness }: RankParts): number {
  const gain = 1 + (ranking.appeal * appeal) / maxAppeal + ranking.freshness * freshness
  return points * (inStock ? 1 : ranking.soldOut) * gain
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
