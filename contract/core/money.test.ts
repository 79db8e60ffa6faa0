import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountPercent, formatDiscount, formatGel, formatGelShort, lariPart, operatorSum, tetriPart } from './money.ts'

const amount = fc.integer({ min: 0, max: 2_000_000_000 })

describe('prices', () => {
  it.each([
    [0, '0,00 ₾', '0 ₾'],
    [5, '0,05 ₾', '0,05 ₾'],
    [8900, '89,00 ₾', '89 ₾'],
    [123450, '1 234,50 ₾', '1 234,50 ₾'],
    [100000000, '1 000 000,00 ₾', '1 000 000 ₾'],
    [-4950, '−49,50 ₾', '−49,50 ₾'],
  ])('%i tetri is %s', (tetri, long, short) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(formatGel(tetri))).toBe(long)
    expect(plain(formatGelShort(tetri))).toBe(short)
  })

  it.each([
    [0, '0.00 ₾'],
    [5, '0.05 ₾'],
    [123456789, '1234567.89 ₾'],
    [-4950, '-49.50 ₾'],
  ])('%i tetri is %s to an operator', (tetri, text) => {
    expect(operatorSum(tetri)).toBe(text)
  })

  it('loses no tetri on the way to the eye and back', () => {
    fc.assert(
      fc.property(amount, (tetri) => {
        const [lari, small] = formatGel(tetri)
          .replaceAll(/[\u00a0₾]/g, '')
          .split(',')
        expect(Number(lari) * 100 + Number(small)).toBe(tetri)
      }),
    )
  })

  it('never breaks over two lines and groups its digits in threes', () => {
    fc.assert(
      fc.property(amount, (tetri) => {
        expect(formatGel(tetri)).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d\d\u00a0₾$/)
        expect(`${lariPart(tetri)},${tetriPart(tetri)}\u00a0₾`).toBe(formatGel(tetri))
      }),
    )
  })
})

describe('a cut', () => {
  it('is said with the true minus and without a space', () => {
    expect(formatDiscount(8950, 12900)).toBe('−30%')
    expect(formatDiscount(9999, 10000)).toBe('−1%')
  })

  it('never promises more than it gives', () => {
    const pair = fc.tuple(amount, fc.integer({ min: 1, max: 1_000_000 })).map(([price, more]) => [price, price + more] as const)
    fc.assert(
      fc.property(pair, ([price, listPrice]) => {
        const percent = discountPercent(price, listPrice)
        expect(percent).toBeGreaterThanOrEqual(1)
        expect(percent).toBeLessThanOrEqual(100)
        if (percent > 1) expect(price * 100).toBeLessThanOrEqual(listPrice * (100 - percent))
      }),
    )
  })
})
