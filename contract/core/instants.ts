/**
 * Days and instants as people and programs write them. JavaScript takes the 30th of February for the 2nd of March, and `5` for a
 * day of 2001: neither is one here.
 */
const dayLength = 24 * 3_600_000
const instant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

/** Whether there is such a day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const at = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : NaN)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** An instant in ISO 8601 with its zone; undefined for any other text, a day or an hour that does not exist, and outside 1970 to 2199. */
export function readInstant(text: string): Date | undefined {
  const at = new Date(isDay(instant.exec(text)?.[1] ?? '') ? text : NaN)
  return at.getTime() >= 0 && at.getUTCFullYear() < 2200 ? at : undefined
}

/** Midnight in Tbilisi with which a day begins, `YYYY-MM-DD`; undefined where there is no such day. */
export const startOfDay = (text: string): Date | undefined => (isDay(text) ? readInstant(`${text}T00:00:00+04:00`) : undefined)

/** What an operator writes for a time: an instant, or a day of Tbilisi, which counts whole. Undefined for anything else. */
export function readMoment(text: string, edge: 'start' | 'end'): Date | undefined {
  const day = startOfDay(text)
  return day && edge === 'end' ? new Date(day.getTime() + dayLength) : (day ?? readInstant(text))
}
