import { describe, expect, it } from 'vitest'
import { marksOf } from './favourites.rules.ts'

const now = new Date('2026-11-22T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)

describe('the marks of a favourite', () => {
  it.each([
    [{ price: 4000, inStock: true }, 4200, null, { priceCut: 200, backInStock: false }],
    [{ price: 4200, inStock: true }, 4200, null, { backInStock: false }],
    [{ price: 4300, inStock: true }, 4200, null, { backInStock: false }],
    [{ price: 4000, inStock: false }, 4200, daysAgo(1), { backInStock: false }],
    [{ price: 4200, inStock: true }, 4200, daysAgo(13), { backInStock: true }],
    [{ price: 4200, inStock: true }, 4200, daysAgo(14), { backInStock: false }],
  ])('of %o, added at %i, back at %s are %o', (card, priceWhenAdded, backInStockAt, marks) => {
    expect(marksOf(card, { priceWhenAdded, backInStockAt }, now)).toEqual(marks)
  })
})
