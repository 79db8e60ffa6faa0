import { expect, it } from 'vitest'
import { arrivalDay } from './delivery.ts'

it.each([
  ['2026-11-20T08:00:00Z', '2026-11-23'],
  ['2026-11-19T08:00:00Z', '2026-11-21'],
  ['2026-11-21T08:00:00Z', '2026-11-24'],
  ['2026-11-17T19:59:00Z', '2026-11-19'],
  ['2026-11-17T20:01:00Z', '2026-11-20'],
])('a parcel ordered at %s arrives on %s', (now, day) => {
  expect(arrivalDay(new Date(now))).toBe(day)
})
