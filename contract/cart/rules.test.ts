import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToLine, cartTotals, sumByOffer } from './rules.ts'

describe('the sums of a cart', () => {
  const line = { quantity: 2, selected: true, available: 9, price: 1000 } as const

  it('count selected lines that can be bought, in part where only a part is left', () => {
    const lines = [
      { ...line, listPrice: 1500 },
      { ...line, selected: false },
      { ...line, quantity: 5, available: 3 },
      { ...line, available: 0 },
    ]
    expect(cartTotals(lines)).toEqual({ total: 5000, savings: 1000, units: 5, count: 4 })
  })

  it('of nothing are nothing', () => {
    expect(cartTotals([])).toEqual({ total: 0, savings: 0, units: 0, count: 0 })
  })
})

describe('adding to a line', () => {
  const add = (line: number | undefined, available: number, quantity = 1, lines = 1) =>
    addToLine({ line, offer: { available }, quantity, lines })

  it('grows up to 99 and to what is available, and reports when it was clamped', () => {
    expect(add(undefined, 5, 2)).toEqual({ quantity: 2, clamped: false })
    expect(add(3, 5, 4)).toEqual({ quantity: 5, clamped: true })
    expect(add(98, 500, 5)).toEqual({ quantity: 99, clamped: true })
  })

  it('names why nothing can be added', () => {
    expect(addToLine({ line: undefined, offer: undefined, quantity: 1, lines: 0 })).toEqual({
      error: { key: 'cart.offerUnknown', params: {} },
    })
    expect(addToLine({ line: 2, offer: { available: 9, listed: false }, quantity: 1, lines: 1 }).error!.key).toBe('cart.offerUnknown')
    expect(add(2, 0).error).toEqual({ key: 'cart.soldOut', params: {} })
    expect(add(6, 4).error).toEqual({ key: 'cart.onlyLeft', params: { available: 4 } })
    expect(add(99, 500).error).toEqual({ key: 'cart.lineFull', params: { quantity: 99 } })
    expect(add(undefined, 5, 1, 200).error).toEqual({ key: 'cart.full', params: { lines: 200 } })
    expect(add(1, 5, 1, 200)).toEqual({ quantity: 2, clamped: false })
  })

  it('never shrinks a line, nor fills it above 99 or what is available', () => {
    const units = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(fc.option(units, { nil: undefined }), fc.integer({ min: -2, max: 150 }), units, (line, available, quantity) => {
        const result = add(line, available, quantity)
        if (result.error) return
        expect(result.quantity).toBeGreaterThan(line ?? 0)
        expect(result.quantity).toBeLessThanOrEqual(Math.min(99, available))
        expect(result.clamped).toBe(result.quantity < (line ?? 0) + quantity)
      }),
    )
  })
})

it('rows of one offer are summed in the order of their first appearance', () => {
  const rows = [
    { offerId: 2, quantity: 1, note: 'first' },
    { offerId: 1, quantity: 1, note: '' },
    { offerId: 2, quantity: 4, note: 'second' },
  ]
  expect(sumByOffer(rows)).toEqual([{ offerId: 2, quantity: 5, note: 'first' }, rows[1]])
})
