import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDay, orderDeadline } from './delivery.ts'

/** A moment of Tbilisi. */
const at = (text: string) => new Date(`${text}+04:00`)

describe('a parcel', () => {
  it.each([
    ['2026-11-18T17:59', '2026-11-19'],
    ['2026-11-18T18:00', '2026-11-20'],
    ['2026-11-21T10:00', '2026-11-23'], // Saturday: not on Sunday
    ['2026-11-20T19:00', '2026-11-23'], // Friday evening: two days later is Sunday
    ['2026-11-22T19:00', '2026-11-24'],
    ['2026-12-31T23:59', '2027-01-02'],
  ])('ordered %s arrives %s', (ordered, day) => expect(deliveryDay(at(ordered))).toBe(day))

  it.each([
    ['2026-11-18T17:59', '2026-11-18T18:00', true],
    ['2026-11-18T18:00', '2026-11-19T18:00', false],
    ['2026-11-20T19:00', '2026-11-22T18:00', false], // Friday evening to Sunday evening: all arrives on Monday
    ['2026-11-22T09:00', '2026-11-22T18:00', true],
    ['2026-11-22T00:30', '2026-11-22T18:00', true],
  ])('ordered %s arrives as early as one ordered before %s', (now, deadline, isToday) =>
    expect(orderDeadline(at(now))).toEqual({ at: at(deadline).toISOString(), isToday }),
  )

  it('never arrives on a Sunday, and within three days', () => {
    expect(
      fc.check(
        fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), (now) => {
          const day = new Date(`${deliveryDay(now)}T00:00Z`)
          const local = Math.floor((now.getTime() + 4 * 3_600_000) / 86_400_000)
          const wait = day.getTime() / 86_400_000 - local
          return day.getUTCDay() !== 0 && wait >= 1 && wait <= 3
        }),
      ).counterexample,
    ).toBeNull()
  })
})
