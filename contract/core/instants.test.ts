import { describe, expect, it } from 'vitest'
import { isDay, readInstant, readMoment, startOfDay } from './instants.ts'

const never = ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-11-00']

describe('days', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is one', (text) => expect(isDay(text)).toBe(true))
  it.each([...never, '', '5', '2026', '2026-1-1', ' 2026-01-01', '2026-01-01T00:00Z'])('«%s» is none', (text) =>
    expect([isDay(text), startOfDay(text)]).toEqual([false, undefined]),
  )
  it('begin at midnight in Tbilisi', () => expect(startOfDay('2027-01-01')?.toISOString()).toBe('2026-12-31T20:00:00.000Z'))
})

describe('instants', () => {
  it.each([
    ['2026-11-29T10:00Z', '2026-11-29T10:00:00.000Z'],
    ['2026-11-29T10:00:05.250+04:00', '2026-11-29T06:00:05.250Z'],
    ['2028-02-29T23:59:59-01:00', '2028-03-01T00:59:59.000Z'],
  ])('%s is one', (text, at) => expect(readInstant(text)?.toISOString()).toBe(at))
  it.each([
    ...never.map((day) => `${day}T10:00Z`),
    ...['', '1', '2026', 'Dec 5', '2026-12-01', '2026-12-01T10:00', '2026-12-01T25:00Z', '2026-12-01T10:60Z', '0000-01-01T00:00Z'],
    ...['1969-12-31T23:59Z', '2200-01-01T00:00Z', '2026-12-01 10:00Z', '2026-12-01T10:00Zx'],
  ])('«%s» is none', (text) => expect(readInstant(text)).toBeUndefined())
})

it('takes a day whole, from its midnight to the next', () => {
  expect(readMoment('2026-12-31', 'start')?.toISOString()).toBe('2026-12-30T20:00:00.000Z')
  expect(readMoment('2026-12-31', 'end')?.toISOString()).toBe('2026-12-31T20:00:00.000Z')
  expect(readMoment('2026-12-31T10:00+04:00', 'end')?.toISOString()).toBe('2026-12-31T06:00:00.000Z')
  expect(readMoment('2026-02-30', 'end')).toBeUndefined()
})
