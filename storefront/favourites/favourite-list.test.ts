import { describe, expect, it } from 'vitest'
import {
  filterFavourites,
  readFavouriteQuery,
  sortFavourites,
  usefulFilters,
  wishlistPath,
  type FavouriteFilter,
} from './favourite-list.ts'

const cards = [
  { id: 1, price: 300, inStock: true },
  { id: 2, price: 100, inStock: true, priceCut: 10, listPrice: 120 },
  { id: 3, price: 200, inStock: false, priceCut: 50, listPrice: 250 },
  { id: 4, price: 100, inStock: true },
]
const idsBy = (sort: 'added' | 'cut' | 'price') => sortFavourites(cards, sort).map(({ id }) => id)
const idsOf = (only: FavouriteFilter | undefined, of = cards) => filterFavourites(of, only).map(({ id }) => id)

describe('favourites', () => {
  it('stand as added, by what their price fell, or by their price', () => {
    expect(idsBy('added')).toEqual([1, 2, 3, 4])
    expect(idsBy('cut')).toEqual([3, 2, 1, 4])
    expect(idsBy('price')).toEqual([2, 4, 3, 1])
    expect(cards.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  it('are narrowed to what became cheaper, what is on sale and can be bought, what is sold out', () => {
    expect(idsOf(undefined)).toEqual([1, 2, 3, 4])
    expect(idsOf('cut')).toEqual([2, 3])
    expect(idsOf('onSale')).toEqual([2])
    expect(idsOf('soldOut')).toEqual([3])
  })

  it('are not narrowed to none or all of them', () => {
    expect(usefulFilters(cards)).toEqual([
      { filter: 'cut', count: 2 },
      { filter: 'onSale', count: 1 },
      { filter: 'soldOut', count: 1 },
    ])
    const soldOut = cards.filter(({ id }) => id === 3)
    expect(usefulFilters(soldOut)).toEqual([])
    expect(idsOf('soldOut', soldOut)).toEqual([3])
    expect(idsOf('onSale', soldOut)).toEqual([3])
  })

  it('have their list in the address', () => {
    expect(wishlistPath({ sort: 'added' })).toBe('/user/profile/wishlist')
    const path = wishlistPath({ only: 'cut', sort: 'price' }, 2)
    expect(path).toBe('/user/profile/wishlist?only=cut&sort=price&pageNo=2')
    expect(readFavouriteQuery(new URLSearchParams(path.split('?')[1]))).toEqual({ only: 'cut', sort: 'price' })
    expect(readFavouriteQuery(new URLSearchParams('only=x&sort=y'))).toEqual({ only: undefined, sort: 'added' })
  })
})
