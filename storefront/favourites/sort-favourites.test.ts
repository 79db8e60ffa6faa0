import { expect, it } from 'vitest'
import { sortFavourites } from './sort-favourites.ts'

const cards = [
  { id: 1, price: 300 },
  { id: 2, price: 100, priceCut: 10 },
  { id: 3, price: 200, priceCut: 50 },
  { id: 4, price: 100 },
]
const idsBy = (sort: 'added' | 'cut' | 'price') => sortFavourites(cards, sort).map(({ id }) => id)

it('favourites stand as added, by what their price fell, or by their price', () => {
  expect(idsBy('added')).toEqual([1, 2, 3, 4])
  expect(idsBy('cut')).toEqual([3, 2, 1, 4])
  expect(idsBy('price')).toEqual([2, 4, 3, 1])
  expect(cards.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
