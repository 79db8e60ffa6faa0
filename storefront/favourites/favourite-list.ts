import type { FavouriteCard } from '#contract/favourites/calls.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'

export const favouriteSorts = ['added', 'cut', 'price'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]
export const favouriteFilters = ['cut', 'onSale', 'soldOut'] as const
export type FavouriteFilter = (typeof favouriteFilters)[number]

/** What the address of the list says of it; `only` absent shows all. */
export interface FavouriteQuery {
  only?: FavouriteFilter | undefined
  sort: FavouriteSort
}

type Card = Pick<FavouriteCard, 'price' | 'priceCut' | 'listPrice' | 'inStock'>

const passes: Record<FavouriteFilter, (card: Card) => boolean> = {
  cut: ({ priceCut }) => priceCut !== undefined,
  onSale: ({ listPrice, inStock }) => listPrice !== undefined && inStock,
  soldOut: ({ inStock }) => !inStock,
}

/** Favourites in an order: as they were added, those first whose price fell most, or the cheapest first. Equal ones stay as they were added. */
export function sortFavourites<C extends Card>(cards: readonly C[], sort: FavouriteSort): C[] {
  if (sort === 'price') return cards.toSorted((one, other) => one.price - other.price)
  if (sort === 'cut') return cards.toSorted((one, other) => (other.priceCut ?? 0) - (one.priceCut ?? 0))
  return [...cards]
}

/** How many each filter shows; those that show none or all of them are no choice and are absent. */
export function usefulFilters(cards: readonly Card[]): { filter: FavouriteFilter; count: number }[] {
  return favouriteFilters
    .map((filter) => ({ filter, count: cards.filter(passes[filter]).length }))
    .filter(({ count }) => count > 0 && count < cards.length)
}

/** What the filter shows; all where it is no choice any more. */
export function filterFavourites<C extends Card>(cards: readonly C[], only: FavouriteFilter | undefined): readonly C[] {
  return only && usefulFilters(cards).some(({ filter }) => filter === only) ? cards.filter(passes[only]) : cards
}

/** What is unknown is left out. */
export function readFavouriteQuery(params: URLSearchParams): FavouriteQuery {
  return {
    only: favouriteFilters.find((each) => each === params.get('only')),
    sort: favouriteSorts.find((each) => each === params.get('sort')) ?? 'added',
  }
}

export function wishlistPath({ only, sort }: FavouriteQuery, pageNo = 1): string {
  return withQuery('/user/profile/wishlist', { only, sort: sort !== 'added' && sort, pageNo: pageNo > 1 && pageNo })
}
