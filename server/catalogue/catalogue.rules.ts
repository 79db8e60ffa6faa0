/**
 * What a card says of a product: it is new for 14 days, a compare-at price is shown only where it is higher, and the number
 * of units only where three or fewer are left. Of the cards of one list at most a quarter is marked as new, the newest.
 */

import { ratingOf } from '#contract/catalogue/rating.ts'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { pickText, type Language, type Text } from '#contract/core/languages.ts'
import type { CardColumns } from './cards/card-columns.tables.ts'

const day = 24 * 3_600_000
/** The largest share of a list's cards that is marked as new. */
const newShare = 1 / 4
/** From this many units down a card tells how many are left; `offer_changes` in the migrations counts no further. */
const fewUnits = 3
/** From this many units on a card tells how many were sold: fewer say nothing of a product. */
const manySold = 10
/** How many colours a card shows. */
const shownSwatches = 4

/** A product's card before a language is chosen. */
export type CardRow = Omit<CardColumns, 'createdAt'> & { createdAt: Date }

/** A text for a reply: the language is named only where it is not the one asked for. */
export function textIn(text: Text, lang: Language): { text: string; fallback?: Language } {
  const picked = pickText(text, lang)
  return picked.lang === lang ? { text: picked.text } : { text: picked.text, fallback: picked.lang }
}

/** The same as a field of a reply: `name`, and `nameLang` where the text is in another language than the one asked for. */
export function fieldIn<K extends string>(key: K, text: Text, lang: Language) {
  const { text: words, fallback } = textIn(text, lang)
  return { [key]: words, ...(fallback ? { [`${key}Lang`]: fallback } : {}) } as Record<K, string> & Partial<Record<`${K}Lang`, Language>>
}

/** The rows of one list as the wire has them, in one language. */
export function cardsOfList(rows: CardRow[], lang: Language, now: Date): ProductCard[] {
  const newest = rows
    .filter((row) => isNew(row.createdAt, now))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const marked = new Set(newest.slice(0, Math.floor(rows.length * newShare)))
  return rows.map((row) => toCard(row, lang, marked.has(row)))
}

/** A row of `product_cards` as the wire has it, in one language; `nameLang` where the name fell back to another. Tetri. */
function toCard(row: CardRow, lang: Language, markedNew: boolean): ProductCard {
  const name = textIn(row.name, lang)
  return {
    productId: row.productId,
    offerId: row.offerId,
    name: name.text,
    ...(name.fallback ? { nameLang: name.fallback } : {}),
    picture: row.picture,
    ...(row.secondPicture ? { secondPicture: row.secondPicture } : {}),
    price: row.price,
    priceVaries: row.maxPrice > row.price,
    ...listPriceOf(row.price, row.compareAtPrice),
    ...priceDealOf(row),
    ...groupOf(row),
    inStock: row.inStock,
    ...(row.inStock && row.unitsLeft <= fewUnits ? { unitsLeft: row.unitsLeft } : {}),
    ...(row.sold >= manySold ? { sold: row.sold } : {}),
    swatches: row.swatches.length > 1 ? row.swatches.slice(0, shownSwatches) : [],
    swatchCount: row.swatches.length,
    isNew: markedNew,
    offerCount: row.offerCount,
    ...cardRatingOf(row.ratings),
    storeId: row.storeId,
    storeName: textIn(row.storeName, lang).text,
  }
}

/** The rating a card shows; absent without reviews. */
function cardRatingOf(ratings: number[]): Pick<ProductCard, 'rating'> {
  const rating = ratingOf(ratings)
  return rating ? { rating } : {}
}

/** The compare-at price as the wire names it, in tetri; absent unless it is higher than the price. */
export function listPriceOf(price: number, compareAtPrice: number | null | undefined): { listPrice?: number } {
  return compareAtPrice && compareAtPrice > price ? { listPrice: compareAtPrice } : {}
}

/** The deal that makes a price, as the wire has it. */
export function priceDealOf({ dealKind, dealEndsAt }: Pick<CardRow, 'dealKind' | 'dealEndsAt'>): Pick<ProductCard, 'deal'> {
  return dealKind && dealEndsAt ? { deal: { kind: dealKind, endsAt: new Date(dealEndsAt).toISOString() } } : {}
}

/** What the product costs in a group, of whichever of its offers; absent where that is not less than alone. */
function groupOf({ inStock, price, groupPrice, groupSize, groupAlonePrice }: CardRow): Pick<ProductCard, 'group'> {
  if (!inStock || groupPrice === null || groupSize === null || groupAlonePrice === null || groupPrice >= price) return {}
  return { group: { price: groupPrice, size: groupSize, alonePrice: groupAlonePrice } }
}

/** Whether a product was added within the last 14 days. */
export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < 14 * day
}

/** A neighbour of its own root category counts as more than one card of it: more than root categories with cards left differ by. */
const besideItself = 1.5

/**
 * Cards in an order in which every page mixes the root categories and shows no picture twice, as far as there are enough, and no two neighbours are of
 * one: each place goes to the first card whose picture the page lacks and whose root category it has least of. Costs cards times
 * root categories.
 */
export function* interleave<T extends { picture: { src: string }; rootCategoryId: number }>(
  rows: readonly T[],
  pageSize: number,
): Generator<T> {
  const placed = rows.map((row, place) => ({ row, place }))
  const queues = [...Map.groupBy(placed, ({ row }) => row.rootCategoryId)].map(([root, cards]) => ({ root, cards }))
  let pictures = new Set<string>()
  let shares = new Map<number, number>()
  let last: number | undefined
  for (let count = 0; count < rows.length; count++) {
    if (count % pageSize === 0) {
      pictures = new Set()
      shares = new Map()
    }
    const candidates = queues.flatMap(({ root, cards }) => {
      if (cards.length === 0) return []
      const fresh = cards.findIndex(({ row }) => !pictures.has(row.picture.src))
      const index = Math.max(fresh, 0)
      const score = (fresh < 0 ? rows.length : 0) + (shares.get(root) ?? 0) + (root === last ? besideItself : 0)
      return { root, cards, index, place: cards[index]!.place, score }
    })
    const next = candidates.reduce((one, other) => ((other.score - one.score || other.place - one.place) < 0 ? other : one))
    const { row } = next.cards.splice(next.index, 1)[0]!
    yield row
    pictures.add(row.picture.src)
    shares.set(next.root, (shares.get(next.root) ?? 0) + 1)
    last = next.root
  }
}

/**
 * The first rows, those that repeat a picture after all others: products without a picture all show the same one. Asks for no more rows than it needs.
 */
export function distinctImagesFirst<T extends { picture: { src: string } }>(rows: Iterable<T>, most: number): T[] {
  const seen = new Set<string>()
  const [first, repeated]: [T[], T[]] = [[], []]
  for (const row of rows) {
    if (first.length === most) break
    if (seen.has(row.picture.src)) repeated.push(row)
    else first.push(row)
    seen.add(row.picture.src)
  }
  return [...first, ...repeated].slice(0, most)
}

/** A list that begins elsewhere: `step` rows further each day, round and round. */
export function rotated<T>(rows: readonly T[], step: number, day: number): T[] {
  const from = rows.length === 0 ? 0 : (step * day) % rows.length
  return [...rows.slice(from), ...rows.slice(0, from)]
}

/** The discounts that the page of discounts begins with. */
export const discountsAhead = 20
/** Pages beside it that show some discounts: on home a poster and two rows of four, on the lightning page without deals a row. */
const discountPlaces = { home: { from: 0, count: 9 }, lightning: { from: 9, count: 6 } } as const
const placed = discountPlaces.lightning.from + discountPlaces.lightning.count
/** So far the discounts of these pages move each day: no divisor of a usual number of discounts, so that all come round. */
const dailyStep = 7
export type DiscountPlace = keyof typeof discountPlaces
/** Discounts of a root category that a page shows, as long as others have some. */
const maxOfCategory = 2

/**
 * The discounts that a page shows: others than its neighbours do, and others tomorrow, as far as there are enough, and of many kinds.
 * @param rows the deepest first
 */
export function discountsAt<T extends { rootCategoryId: number }>(place: DiscountPlace, rows: readonly T[], day: number): T[] {
  const { from, count } = discountPlaces[place]
  const ahead = Math.min(discountsAhead, Math.max(0, rows.length - placed))
  const turned = spread(rotated(rows.slice(ahead), dailyStep, day), Object.values(discountPlaces))
  return turned.slice(turned.length < placed ? 0 : from).slice(0, count)
}

/** The rows in their order, but for each of the places at most {@link maxOfCategory} of a root category come first, as far as there are others. */
function spread<T extends { rootCategoryId: number }>(rows: readonly T[], [place, ...places]: readonly { count: number }[]): T[] {
  if (!place) return [...rows]
  const counts = new Map<number, number>()
  const [first, rest]: [T[], T[]] = [[], []]
  for (const row of rows) {
    const known = counts.get(row.rootCategoryId) ?? 0
    const isFirst = first.length < place.count && known < maxOfCategory
    if (isFirst) counts.set(row.rootCategoryId, known + 1)
    ;(isFirst ? first : rest).push(row)
  }
  // Too few categories: the next rows fill the place.
  const missing = rest.splice(0, place.count - first.length)
  return [...first, ...missing, ...spread(rest, places)]
}
