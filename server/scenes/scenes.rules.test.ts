import fc from 'fast-check'
import { expect, it } from 'vitest'
import { homeScenes, scenesOfDay } from './scenes.rules.ts'

it('each day begins with the scenes after those of the day before, and none is left out', () => {
  const scenes = ['a', 'b', 'c', 'd', 'e']
  expect(scenesOfDay(scenes, 0)).toEqual(scenes)
  expect(scenesOfDay(scenes, 1)).toEqual(['c', 'd', 'e', 'a', 'b'])
  expect(scenesOfDay([], 3)).toEqual([])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 30_000 }), (count, day) => {
      const all = Array.from({ length: count }, (_, index) => index)
      const today = scenesOfDay(all, day)
      expect(today.toSorted((one, other) => one - other)).toEqual(all)
      expect(scenesOfDay(all, day + 1)[0]).toBe(today[homeScenes % count])
    }),
  )
})
