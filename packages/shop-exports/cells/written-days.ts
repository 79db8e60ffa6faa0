/** Days as people, spreadsheets and databases write them, beside those of numbers separated by signs. */
import { lazy } from '../lazy.ts'

/** The languages whose months are read, by their long and short names, as they stand alone and beside a day. */
const locales = ['en', 'ka', 'ru', 'uk', 'de', 'fr', 'es', 'it', 'pl', 'tr', 'pt', 'nl']

const months = lazy(() => {
  const named = new Map<string, number>()
  for (const locale of locales)
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(locale, { month, ...(day ? { day } : {}), timeZone: 'UTC' })
        for (let at = 0; at < 12; at++) {
          const name = format.formatToParts(Date.UTC(2026, at, 15)).find(({ type }) => type === 'month')?.value ?? ''
          named.set(wordOf(name), at + 1)
        }
      }
  return named
})

const wordOf = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\./g, '')

/** Spreadsheets count days from here. */
const firstSheetDay = Date.UTC(1899, 11, 30)
const dayLength = 86_400_000

/** A text that begins with a day in words or as one number, with the day as `2026-11-27`; any other as it is. */
export function withIsoDay(text: string): string {
  const [, compactYear, compactMonth, compactDay] = /^(20\d\d)(0[1-9]|1[0-2])([0-3]\d)$/.exec(text) ?? []
  if (compactYear) return `${compactYear}-${compactMonth}-${compactDay}`
  if (/^[4-7]\d{4}$/.test(text)) return new Date(firstSheetDay + Number(text) * dayLength).toISOString().slice(0, 10)
  const chinese = /^(\d{4})年(\d{1,2})月(\d{1,2})[日号號]?(.*)$/.exec(text)
  if (chinese) return `${chinese[1]}-${chinese[2]}-${chinese[3]}${chinese[4]}`
  const dayFirst =
    /^(?<day>\d{1,2})(?:[\s-]+de)?[\s.-]*(?<month>\p{L}+)\.?,?(?:[\s-]+de)?[\s-]*(?<year>\d{4})(?:\s*(?:г|წ|р)\.?)?(?<rest>.*)$/u.exec(text)
  const { day, month, year, rest } =
    (dayFirst ?? /^(?<month>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?<rest>.*)$/u.exec(text))?.groups ?? {}
  const number = month === undefined ? undefined : months().get(wordOf(month))
  return number === undefined ? text : `${year}-${number}-${day}${rest}`
}
