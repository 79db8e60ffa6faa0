import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scenesOfDay } from './scenes.rules.ts'

it('each day begins with the scenes after those of the day before, and none is left out', () => {
  const scenes = ['a', 'b', 'c', 'd', 'e']
  expect(scenesOfDay(scenes, 0, 2)).toEqual(scenes)
  expect(scenesOfDay(scenes, 1, 2)).toEqual(['c', 'd', 'e', 'a', 'b'])
  expect(scenesOfDay([], 3, 2)).toEqual([])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.integer({ min: 1, max: 3 }),
      (count, day, shown) => {
        const all = Array.from({ length: count }, (_, index) => index)
        const today = scenesOfDay(all, day, shown)
        expect(today.toSorted((one, other) => one - other)).toEqual(all)
        expect(scenesOfDay(all, day + 1, shown)[0]).toBe(today[shown % count])
      },
    ),
  )
})
