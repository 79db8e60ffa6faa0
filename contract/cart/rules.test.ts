import { describe, expect, it } from 'vitest'
import { cartTotals } from './rules.ts'

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
