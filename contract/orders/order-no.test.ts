import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrderNo, makeOrderNo, orderNoAlphabet } from './order-no.ts'

const random = fc.array(fc.nat({ max: orderNoAlphabet.length - 1 }), { minLength: 10, maxLength: 10 })
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

describe('an order number', () => {
  it('has the day of Tbilisi, ten characters and a check character', () => {
    expect(makeOrderNo(new Date('2026-11-19T21:00:00Z'), Array(10).fill(0))).toMatch(/^261120-2{10}.$/)
    expect(orderNoAlphabet).toHaveLength(29)
    expect(orderNoAlphabet).not.toMatch(/[ILOU01]/)
  })

  it('is recognised, in small letters too', () => {
    fc.assert(
      fc.property(
        day,
        random,
        (at, places) => isOrderNo(makeOrderNo(at, places)) && isOrderNo(` ${makeOrderNo(at, places).toLowerCase()} `),
      ),
    )
  })

  it('shows any one wrong character and any two swapped neighbours', () => {
    const place = fc.nat({ max: 10 })
    fc.assert(
      fc.property(day, random, place, fc.constantFrom(...orderNoAlphabet), (at, places, slip, char) => {
        const good = makeOrderNo(at, places)
        const wrong = good.slice(0, 7 + slip) + char + good.slice(8 + slip)
        return wrong === good || !isOrderNo(wrong)
      }),
    )
    fc.assert(
      fc.property(day, random, fc.nat({ max: 8 }), (at, places, slip) => {
        const good = makeOrderNo(at, places)
        const wrong = good.slice(0, 7 + slip) + good[8 + slip]! + good[7 + slip]! + good.slice(9 + slip)
        return wrong === good || !isOrderNo(wrong)
      }),
    )
  })

  it('rejects anything else', () => {
    for (const value of ['', '261120', 'constructor', `261120-${'2'.repeat(11)}\u0000`, `261120-${'I'.repeat(11)}`])
      expect(isOrderNo(value)).toBe(false)
  })
})
