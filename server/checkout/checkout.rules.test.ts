import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#contract/cart/calls.ts'
import { byStore, compare, quote, sumLines } from './checkout.rules.ts'

const price = fc.integer({ min: 1, max: 1_000_000 })
const line = fc.record({
  offerId: fc.integer({ min: 1, max: 500 }),
  storeId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  price,
  listPrice: fc.option(price, { nil: undefined }),
}) as fc.Arbitrary<CartLine>
const lines = fc.array(line, { minLength: 1, maxLength: 20 })

describe('totals', () => {
  it('of the stores add up to the quote, to the tetri', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const combined = sumLines(rows)
        const parts = byStore(rows).map(sumLines)
        const sum = (key: keyof typeof combined) => parts.reduce((total, part) => total + part[key], 0)
        expect({ total: sum('total'), savings: sum('savings'), subtotal: sum('subtotal'), units: sum('units') }).toEqual(combined)
        expect(combined.total).toBe(combined.subtotal - combined.savings)
        expect(combined.savings).toBeGreaterThanOrEqual(0)
        expect(quote(rows, '2026-11-23').stores.reduce((total, store) => total + store.subtotal, 0)).toBe(combined.total)
      }),
    )
  })
})

describe('what was seen', () => {
  const plenty = new Map(Array.from({ length: 501 }, (_, id) => [id, 10_000]))

  it('is the same in any order, and not with any line more, less or of another quantity', () => {
    fc.assert(
      fc.property(fc.uniqueArray(line, { minLength: 1, selector: (row) => row.offerId }), fc.nat(), (rows, seed) => {
        const at = seed % rows.length
        expect(compare([...rows].reverse(), rows, plenty)).toEqual({ kind: 'none' })
        expect(
          compare(
            rows,
            rows.filter((_, place) => place !== at),
            plenty,
          ),
        ).toEqual({ kind: 'changed' })
        expect(
          compare(
            rows,
            rows.map((row, place) => (place === at ? { ...row, quantity: row.quantity + 1 } : row)),
            plenty,
          ),
        ).toEqual({ kind: 'changed' })
        const short = new Map(plenty).set(rows[at]!.offerId, rows[at]!.quantity - 1)
        expect(compare(rows, rows, short)).toEqual({ kind: 'soldOut', offerId: rows[at]!.offerId })
      }),
    )
  })
})
