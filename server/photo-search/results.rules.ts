/** A shopper may see what looks like a photo by price or by age; what looks alike keeps its order among equals. */
import type { PhotoCard, PhotoSort } from '#contract/photo-search/calls.ts'

/** Results in another order than that of similarity; of equal prices the more similar comes first. */
export function sortCards(cards: readonly PhotoCard[], sort: Exclude<PhotoSort, 'similarity'>): PhotoCard[] {
  if (sort === 'newest') return cards.toSorted((a, b) => b.productId - a.productId)
  const direction = sort === 'priceAsc' ? 1 : -1
  return cards.toSorted((a, b) => direction * (a.price - b.price))
}
