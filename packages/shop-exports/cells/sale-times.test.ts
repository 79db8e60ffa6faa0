import { describe, expect, it } from 'vitest'
import { instantAt, saleTimeOfRange } from './sale-times.ts'

const zone = '+04:00'

it.each([
  ['2026-11-27/2026-11-28', { from: '2026-11-26T20:00:00.000Z', until: '2026-11-28T20:00:00.000Z' }],
  ['2026-11-27/', { from: '2026-11-26T20:00:00.000Z' }],
  ['/2026-11-28', { until: '2026-11-28T20:00:00.000Z' }],
  ['', {}],
  ['2026-11-27', undefined],
  ['/', undefined],
  ['soon/', undefined],
])('the time %j is %j', (range, time) => expect(saleTimeOfRange(range, zone)).toEqual(time))

describe('a day', () => {
  it.each([
    ...['2026-11-27', '2026/11/27', '27.11.2026', '27.11.26', '27/11/2026', '11/27/2026', '11/27/26', '27-Nov-2026', '27 Nov 2026', 'Nov 27, 2026'],
    ...['November 27th, 2026', '27 ноября 2026', '27 ноября 2026 г.', '27 ნოემბერი 2026', '27 листопада 2026 р.', '27. November 2026', '27 novembre 2026'],
    ...['27 de noviembre de 2026', '27 listopada 2026', '27 Kasım 2026', '2026年11月27日', '20261127', '46353'],
  ])('%s begins at its midnight', (text) => expect(instantAt(text, 'start', zone)).toBe('2026-11-26T20:00:00.000Z')) // oxfmt-ignore

  it.each(['27 Nov 2026 13:30', '2026年11月27日 13:30', '27.11.26 13:30'])('%s has a time', (text) => {
    expect(instantAt(text, 'start', zone)).toBe('2026-11-27T09:30:00.000Z')
  })

  it.each(['03/04/2026', '03/04/26', '26-11-27', '27 Xyz 2026', '31 Nov 2026', '20261327', '12345', '27.11.6', 'soon', ''])(
    '%j is none',
    (text) => {
      expect(instantAt(text, 'start', zone)).toBeUndefined()
    },
  )
})
