/**
 * What a card says of a product: it is new for 14 days, and a compare-at price is shown only where it is higher.
 */

import type { Picture, ProductCard } from '#contract/catalogue/schemas.ts'
import { pickText, type Language, type Text } from '#contract/core/languages.ts'

const day = 24 * 3_600_000

/** A product's card before a language is chosen. */
export interface CardRow {
  productId: number
  offerId: number
  offerCount: number
  name: Text
  picture: Picture
  price: number
  compareAtPrice: number | null
  inStock: boolean
  createdAt: Date
  rootCategoryId: number
  storeId: number
  storeName: Text
}

/** A text for a reply: the language is named only where it is not the one asked for. */
export function textIn(text: Text, lang: Language): { text: string; fallback?: Language } {
  const picked = pickText(text, lang)
  return picked.lang === lang ? { text: picked.text } : { text: picked.text, fallback: picked.lang }
}

/** A row of `product_cards` as the wire has it, in one language; `nameLang` where the name fell back to another. Tetri. */
export function toCard(row: CardRow, lang: Language, now: Date): ProductCard {
  const name = textIn(row.name, lang)
  return {
    productId: row.productId,
    offerId: row.offerId,
    name: name.text,
    ...(name.fallback ? { nameLang: name.fallback } : {}),
    picture: row.picture,
    price: row.price,
    ...listPriceOf(row.price, row.compareAtPrice),
    inStock: row.inStock,
    isNew: isNew(row.createdAt, now),
    offerCount: row.offerCount,
    storeId: row.storeId,
    storeName: textIn(row.storeName, lang).text,
  }
}

/** The compare-at price as the wire names it, in tetri; absent unless it is higher than the price. */
export function listPriceOf(price: number, compareAtPrice: number | null | undefined): { listPrice?: number } {
  return compareAtPrice && compareAtPrice > price ? { listPrice: compareAtPrice } : {}
}

/** Whether a product was added within the last 14 days. */
export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < 14 * day
}

/**
 * Cards in an order in which every page mixes the root categories and shows no picture twice, as far as there are enough:
 * each place goes to the first card whose picture the page lacks and whose root category it has least of.
 */
export function interleave<T extends { picture: Picture; rootCategoryId: number }>(rows: T[], pageSize: number): T[] {
  const waiting = [...rows]
  const mixed: T[] = []
  let pictures = new Set<string>()
  let shares = new Map<number, number>()
  while (waiting.length > 0) {
    if (mixed.length % pageSize === 0) {
      pictures = new Set()
      shares = new Map()
    }
    let best = 0
    let bestScore = Infinity
    for (const [index, row] of waiting.entries()) {
      const score = (pictures.has(row.picture.src) ? 1000 : 0) + (shares.get(row.rootCategoryId) ?? 0)
      if (score < bestScore) [best, bestScore] = [index, score]
      if (score === 0) break
    }
    const [row] = waiting.splice(best, 1)
    mixed.push(row!)
    pictures.add(row!.picture.src)
    shares.set(row!.rootCategoryId, (shares.get(row!.rootCategoryId) ?? 0) + 1)
  }
  return mixed
}

/** The first rows that repeat no picture. */
export function dedupeByImage<T extends { picture: Picture }>(rows: T[], most: number): T[] {
  const seen = new Set<string>()
  return rows.filter(({ picture }) => !seen.has(picture.src) && seen.add(picture.src)).slice(0, most)
}
