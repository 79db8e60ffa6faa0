/** When a sale price holds, as shops write it. Days and instants without a zone are of the zone that is given: `+01:00`. */
import { withIsoDay } from './written-days.ts'

const dayLength = 86_400_000

/**
 * A day or an instant as ISO 8601, UTC: `2026-11-20`, `2026-11-20 13:00`, `2026-11-20T13:00-0800`, `20.11.2026`. A day begins at
 * its midnight; as an end it counts whole. Days in words and spreadsheets' numbers are read by {@link withIsoDay}. Half days are American: `10/21/16, 2:10 AM`. Undefined for what is no time, or may be two days (`03/04/2026`).
 */
export function instantAt(text: string, edge: 'start' | 'end', zone: string): string | undefined {
  // Seconds since 1970, as databases export them.
  if (/^[1-4]\d{9}$/.test(text.trim())) return new Date(Number(text) * 1000).toISOString()
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d\d|\d{4}),?\s+(\d{1,2}):(\d\d)(?::\d\d)?\s*([AP])\.?M\.?$/i.exec(text.trim())
  if (american) {
    const [, month, day, year, hour, minute, half] = american as unknown as [string, string, string, string, string, string, string]
    const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
    return instantAt(`${year.padStart(4, '20')}-${month}-${day} ${hours}:${minute}`, edge, zone)
  }
  const parts = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})(?:[T\s]+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
    withIsoDay(text.trim()),
  )
  if (!parts) return undefined
  const day = dayOf(parts[1]!, parts[3]!, parts[4]!, parts[2]!)
  if (day === undefined) return undefined
  const [, , , , , hour, minute, second = '00', named] = parts
  if (hour === undefined) {
    const midnight = Date.parse(`${day}T00:00:00${zone}`)
    return new Date(edge === 'end' ? midnight + dayLength : midnight).toISOString()
  }
  const offset = named === undefined ? zone : named.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
  const at = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

function dayOf(first: string, second: string, third: string, sign: string): string | undefined {
  let [year, month, day] = [first, second, third]
  if (first.length < 4) {
    // Of a short year only points and strokes tell that it is the last: `26-11-27` may begin with it.
    if (third.length === 3 || third.length === 1 || (third.length === 2 && sign === '-')) return undefined
    // With points the day comes first everywhere; with strokes only a number above twelve tells.
    const mayBeMonthFirst = sign === '/' && Number(first) <= 12
    if (mayBeMonthFirst && Number(second) <= 12 && first !== second) return undefined
    year = third.padStart(4, '20')
    ;[day, month] = mayBeMonthFirst ? [second, first] : [first, second]
  }
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}

/** ISO 8601, UTC; an end that is absent is never. */
export interface SaleTime {
  from?: string
  until?: string
}

/** The time between two cells, either of which may be empty; undefined where one cannot be read. */
export function saleTimeOf(starts: string, ends: string, zone: string): SaleTime | undefined {
  const from = starts ? instantAt(starts, 'start', zone) : undefined
  const until = ends ? instantAt(ends, 'end', zone) : undefined
  if ((starts && !from) || (ends && !until)) return undefined
  if (from !== undefined && until !== undefined && until <= from) return undefined
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
}

/** Google's `<start>/<end>`, either of which may be empty. */
export function saleTimeOfRange(range: string, zone: string): SaleTime | undefined {
  if (!range) return {}
  const [starts, ends, ...rest] = range.split('/').map((part) => part.trim())
  return ends !== undefined && (starts || ends) && rest.length === 0 ? saleTimeOf(starts ?? '', ends, zone) : undefined
}

interface SalePrices {
  /** Hundredths. */
  price: number
  was?: number
  sale?: { price: number } & SaleTime
}

/**
 * What an offer costs with a sale price: at once and for good with the regular one struck through, or for a time.
 * `isOver`: the sale has ended, only the regular price counts. Hundredths.
 */
export function pricesOf(regular: number, sale: number | undefined, time: SaleTime, now: Date): SalePrices & { isOver?: true } {
  if (sale === undefined || sale < 1 || sale >= regular) return { price: regular }
  const at = now.toISOString()
  if (time.until !== undefined && time.until <= at) return { price: regular, isOver: true }
  if (time.until === undefined && (time.from === undefined || time.from <= at)) return { price: sale, was: regular }
  return { price: regular, sale: { price: sale, ...time } }
}
