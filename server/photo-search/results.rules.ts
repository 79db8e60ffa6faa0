/** A shopper may see what looks like a photo by price or by age; what looks alike keeps its order among equals. */
import type { RankedItem } from '@kalata/photo-matcher/index/ranking.ts'
import type { PhotoCard, PhotoSort } from '#contract/photo-search/calls.ts'

/** A product by how much it looks like a photo. */
export interface FoundProduct extends Pick<PhotoCard, 'similarity' | 'likeness'> {
  productId: number
  categoryId: number
  /** The address of its picture that looks most like the photo, where that is asked for. */
  src: string | undefined
}

/** @param sourceOf the address of a picture of an item, by its place */
export const foundProducts = (
  ranked: readonly RankedItem[],
  sourceOf: (id: number, picture: number) => string | undefined,
): FoundProduct[] =>
  ranked.map(({ id, group, picture, ...found }) => ({ productId: id, categoryId: group, ...found, src: sourceOf(id, picture) }))

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
