import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInTbilisi, inTbilisi, monthsLater } from './calendar.ts'

const byIntl = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi', year: 'numeric', month: '2-digit', day: '2-digit' })

describe('the calendar of Tbilisi', () => {
  it('turns at 20:00 UTC', () => {
    expect(dayInTbilisi(new Date('2026-11-19T19:59:59.999Z'))).toBe('2026-11-19')
    expect(dayInTbilisi(new Date('2026-11-19T20:00:00Z'))).toBe('2026-11-20')
    expect(dayInTbilisi(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
    expect(inTbilisi(new Date('2026-06-30T08:05:00Z')).getUTCHours()).toBe(12)
  })

  it.each([
    ['2026-08-31T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2027-08-29T10:00:00Z', '2028-02-29T10:00:00Z'],
    ['2026-08-31T21:00:00Z', '2027-02-28T21:00:00Z'],
    ['2026-05-31T10:00:00Z', '2026-11-30T10:00:00Z'],
    ['2026-12-31T20:30:00Z', '2027-06-30T20:30:00Z'],
  ])('has six months after %s at %s', (from, to) => expect(monthsLater(new Date(from), 6)).toEqual(new Date(to)))

  it('agrees with the time zone database, summer and winter', () => {
    const instants = fc.date({ min: new Date('2010-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(fc.property(instants, (instant) => dayInTbilisi(instant) === byIntl.format(instant)))
  })
})
