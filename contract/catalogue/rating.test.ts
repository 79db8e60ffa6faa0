import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratingOf } from './rating.ts'

const counts = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 })

it('is nothing without reviews', () => expect(ratingOf([0, 0, 0, 0, 0])).toBeUndefined())

it('is the mean of all scores with one decimal, and their number', () => {
  expect(ratingOf([0, 0, 1, 0, 2])).toEqual({ average: 4.3, count: 3 })
  fc.assert(
    fc.property(counts, (each) => {
      const rating = ratingOf(each)
      const scores = each.reduce((sum, count, place) => sum + count * (place + 1), 0)
      const count = each.reduce((sum, one) => sum + one, 0)
      if (count === 0) return expect(rating).toBeUndefined()
      expect(rating!.count).toBe(count)
      expect(Math.abs(rating!.average - scores / count)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})
