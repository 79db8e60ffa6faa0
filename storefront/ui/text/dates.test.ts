import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, formatMoment, formatOnDay } from './dates.ts'

describe('dates in Tbilisi', () => {
  it('follow the format of each language', () => {
    expect((['ka', 'en', 'ru', 'zh'] as const).map((lang) => formatDay('2026-11-23', lang))).toEqual([
      'ორშაბათი, 23 ნოემბერი',
      'Monday, 23 November',
      'понедельник, 23 ноября',
      '11月23日（周一）',
    ])
  })

  it('are inflected after "arrives"', () => {
    expect(formatOnDay('2026-11-24', 'ka')).toBe('სამშაბათს, 24 ნოემბერს')
    expect(formatOnDay('2026-11-22', 'ka')).toBe('კვირას, 22 ნოემბერს')
    expect(formatOnDay('2026-08-04', 'ka')).toBe('სამშაბათს, 4 აგვისტოს')
    expect(formatOnDay('2026-11-24', 'ru')).toBe('во вторник, 24 ноября')
  })

  it('change at midnight in Tbilisi, not in UTC', () => {
    expect(formatDate('2026-11-19T20:30:00Z', 'en')).toBe('20 November 2026')
    expect(formatMoment('2026-12-31T20:00:00Z', 'ka')).toBe('1 იანვარი, 2027, 00:00')
    expect(formatMoment('2026-11-20T08:05:00Z', 'zh')).toBe('2026年11月20日 12:05')
  })
})
