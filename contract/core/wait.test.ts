import { expect, it } from 'vitest'
import { waitOf } from './wait.ts'

it.each([
  [1, 'seconds', 1],
  [90, 'seconds', 90],
  [119, 'seconds', 119],
  [120, 'minutes', 2],
  [184, 'minutes', 4],
  [3600, 'minutes', 60],
  [7199, 'minutes', 120],
  [7200, 'hours', 2],
  [86_400, 'hours', 24],
] as const)('%i seconds are read as %s, %i', (seconds, unit, count) => {
  expect(waitOf(seconds)).toEqual({ unit, count })
})
