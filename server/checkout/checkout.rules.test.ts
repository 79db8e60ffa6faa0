import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#contract/cart/calls.ts'
import type { LineTerms } from '#contract/pricing/types.ts'
import { byStore, compare, lostDeal, quote, sumLines } from './checkout.rules.ts'

const price = fc.integer({ min: 1, max: 1_000_000 })
const line = fc.record({
  offerId: fc.integer({ min: 1, max: 500 }),
  storeId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  price,
  listPrice: fc.option(price, { nil: undefined }),
  terms: fc.constantFrom('plain', 'deal'),
}) as fc.Arbitrary<CartLine & { terms: LineTerms }>
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
        expect(quote(rows, [], '2026-11-23').stores.reduce((total, store) => total + store.subtotal, 0)).toBe(combined.total)
        const isPlain = rows.every(({ terms }) => terms === 'plain')
        expect(quote(rows, [], '2026-11-23').methods).toEqual(isPlain ? ['card', 'cash_on_delivery'] : ['card'])
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

describe('a lightning price that was seen', () => {
  const [offerId, name] = [7, 'Kettle']
  const missed = (reason: 'left' | 'limit', units: number) => ({ missedDeal: { id: '1', price: 100, units, reason } })
  const lost = (line: Partial<CartLine>, dealId?: string) =>
    lostDeal([{ offerId, quantity: 2, ...(dealId ? { dealId } : {}) }], [{ offerId, name, ...line }])

  it('is there, or is gone for one of four reasons', () => {
    const deal = { id: '1', kind: 'lightning' as const, off: 5, endsAt: '2026-11-20T10:00:00.000Z' }
    expect(lost({ deal }, '1')).toBeUndefined()
    expect(lost({}, '1')).toEqual({ key: 'deal.ended', params: { name } })
    expect(lost({ deal: { ...deal, id: '2' } }, '1')).toEqual({ key: 'deal.ended', params: { name } })
    expect(lost(missed('left', 0), '1')).toEqual({ key: 'deal.soldOut', params: { name } })
    expect(lost(missed('left', 1), '1')).toEqual({ key: 'deal.onlyLeft', params: { name, units: 1 } })
    expect(lost(missed('limit', 0), '1')).toEqual({ key: 'deal.limit', params: { name, units: 0 } })
  })

  it('is of no account where none was seen', () => expect(lost(missed('left', 0))).toBeUndefined())
})
