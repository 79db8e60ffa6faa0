import type { FavouriteCard } from '#contract/favourites/calls.ts'

export const favouriteSorts = ['added', 'cut', 'price'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

/** Favourites in an order: as they were added, those first whose price fell most, or the cheapest first. Equal ones stay as they were added. */
export function sortFavourites<C extends Pick<FavouriteCard, 'price' | 'priceCut'>>(cards: readonly C[], sort: FavouriteSort): C[] {
  if (sort === 'price') return cards.toSorted((one, other) => one.price - other.price)
  if (sort === 'cut') return cards.toSorted((one, other) => (other.priceCut ?? 0) - (one.priceCut ?? 0))
  return [...cards]
}
