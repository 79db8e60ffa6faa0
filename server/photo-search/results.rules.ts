/** A shopper may see what looks like a photo by price or by age; what looks alike keeps its order among equals. */
import type { PhotoCard, PhotoSort } from '#contract/photo-search/calls.ts'

/** Products beside the very thing of a photo, at most: further ones share its light and ground, and nothing else. */
const maxBesideSame = 24

/** What a photo finds, the surest first: where the thing itself is there, it and the likest others; else everything, as anything may be meant. */
export function likestOf<R extends Pick<PhotoCard, 'likeness'>>(ranked: readonly R[]): R[] {
  const others = ranked.filter(({ likeness }) => likeness !== 'same')
  if (others.length === ranked.length) return [...ranked]
  const shown = new Set(others.slice(0, maxBesideSame))
  return ranked.filter((each) => each.likeness === 'same' || shown.has(each))
}

/** Results in another order than that of similarity; of equal prices the more similar comes first. */
export function sortCards(cards: readonly PhotoCard[], sort: Exclude<PhotoSort, 'similarity'>): PhotoCard[] {
  if (sort === 'newest') return cards.toSorted((a, b) => b.productId - a.productId)
  const direction = sort === 'priceAsc' ? 1 : -1
  return cards.toSorted((a, b) => direction * (a.price - b.price))
}
