/** A day in the shopper's calendar. */
interface CalendarEntry {
  /** Unique and stable: a second import replaces the first. */
  id: string
  title: string
  /** `YYYY-MM-DD` */
  day: string
  url: string
}

/** An all-day entry as an iCalendar file (RFC 5545). @param now when it is made */
export function calendarFile({ id, title, day, url }: CalendarEntry, now: Date): string {
  const compact = (text: string) => text.replaceAll(/[-:]|\.\d+/g, '')
  const escaped = title.replaceAll(/[\\;,]/g, (char) => `\\${char}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalata//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${id}@kalata`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.join('\r\n') + '\r\n'
}
