import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceBounds } from './price-steps.rules.ts'

it.each([
  ['far apart by a factor', 600, 298_000, [500, 700, 1000, 1500, 2000, 3000, 5000, 7000, 10_000]],
  ['close together by a step', 4100, 5900, [4100, 4200, 4300, 4400]],
  ['from less than a lari on', 50, 90_000, [0, 100, 200, 300, 500, 700, 1000]],
])('lie %s', (_, min, max, first) => {
  expect(priceBounds(min, max).slice(0, first.length)).toEqual(first)
})

it.each([
  [1000, 1000],
  [1000, 1150],
  [99_900, 100_000],
])('are none between %d and %d tetri', (min, max) => expect(priceBounds(min, max)).toEqual([]))

it('enclose every price once, rise, are whole lari, and are as many as a finger can choose from', () => {
  const price = fc.oneof(fc.nat(2000), fc.nat(200_000), fc.nat(2_000_000_000))
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      const bounds = priceBounds(min, max)
      if (bounds.length === 0) return max - min < 300
      expect(bounds.length).toBeGreaterThan(3)
      expect(bounds.length).toBeLessThan(22)
      expect(bounds[0]).toBeLessThanOrEqual(min)
      expect(bounds[1]).toBeGreaterThan(min)
      expect(bounds.at(-2)).toBeLessThanOrEqual(max)
      expect(bounds.at(-1)).toBeGreaterThan(max)
      return bounds.every((bound, at) => bound % 100 === 0 && (at === 0 || bound > bounds[at - 1]!))
    }),
  )
})
