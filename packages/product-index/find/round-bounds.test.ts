import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundBounds } from './round-bounds.ts'

const bounds = (min: number, max: number) => roundBounds(min, max, 100)

it.each([
  ['far apart by a factor', 600, 298_000, [500, 700, 1000, 1500, 2000, 3000, 5000, 7000, 10_000]],
  ['close together by a step', 4100, 5900, [4100, 4200, 4300, 4400]],
  ['from less than a unit on', 50, 90_000, [0, 100, 200, 300, 500, 700, 1000]],
])('lie %s', (_, min, max, first) => {
  expect(bounds(min, max).slice(0, first.length)).toEqual(first)
})

it.each([
  [1000, 1000],
  [1000, 1150],
  [99_900, 100_000],
])('are none between %d and %d', (min, max) => expect(bounds(min, max)).toEqual([]))

it('enclose every price once, rise, are whole units, and are as many as a finger can choose from', () => {
  const price = fc.oneof(fc.nat(2000), fc.nat(200_000), fc.nat(2_000_000_000))
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      const found = bounds(min, max)
      if (found.length === 0) return max - min < 300
      expect(found.length).toBeGreaterThan(3)
      expect(found.length).toBeLessThan(22)
      expect(found[0]).toBeLessThanOrEqual(min)
      expect(found[1]).toBeGreaterThan(min)
      expect(found.at(-2)).toBeLessThanOrEqual(max)
      expect(found.at(-1)).toBeGreaterThan(max)
      return found.every((bound, at) => bound % 100 === 0 && (at === 0 || bound > found[at - 1]!))
    }),
  )
})
