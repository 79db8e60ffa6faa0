import { expect, it } from 'vitest'
import { calendarFile } from './calendar-entry.ts'

it('is an all-day entry that calendars read', () => {
  const entry = {
    id: '261120-KX7MT4QD9H3',
    title: 'Kalata: delivery, Oda; Batumi',
    day: '2026-11-23',
    url: 'https://kalata.example/orderDetail/1',
  }
  expect(calendarFile(entry, new Date('2026-11-20T08:00:00.000Z')).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalata//Orders//EN',
    'BEGIN:VEVENT',
    'UID:261120-KX7MT4QD9H3@kalata',
    'DTSTAMP:20261120T080000Z',
    'DTSTART;VALUE=DATE:20261123',
    'SUMMARY:Kalata: delivery\\, Oda\\; Batumi',
    'URL:https://kalata.example/orderDetail/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
