/** What fields of several records share. */
import type { FieldReader } from '@kalata/shop-exports/records/field-reader.ts'
import { isDay, readInstant } from '#contract/core/instants.ts'
import { languages, type Language, type Text } from '#contract/core/languages.ts'

/** Letters, and entries of lists, at most. */
export const limits = {
  id: 200,
  /** Of a product: of another shop's export it begins with the store's. */
  productId: 320,
  offerId: 640,
  sku: 200,
  gtin: 50,
  name: 300,
  text: 20_000,
  attributes: 60,
  pictures: 20,
  picture: 2000,
  options: 3,
  values: 100,
  offers: 300,
  points: 20,
}

/** A text in one language or several: a string in the file's own language, or `{ "ka": …, "en": … }`. */
export function textOf(read: FieldReader, name: string, most: number, lang: Language): Text {
  if (typeof read.value(name) !== 'object') return { [lang]: read.string(name, most) }
  const inside = read.inside(name)
  const text: Text = {}
  for (const each of languages) if (inside.has(each)) text[each] = inside.string(each, most)
  for (const other of inside.names())
    if (!languages.includes(other as Language)) inside.addError(other, `is none of ${languages.join(', ')}`)
  if (Object.keys(text).length === 0) read.addError(name, `needs a text in at least one of ${languages.join(', ')}`)
  return text
}

/** An amount in lari, `42.5` or `"42.50"`; -> tetri. */
export function amountOf(read: FieldReader, name: string): number {
  const written = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? tetriOf(String(value)) : undefined)
  const tetri = read.parsed(name, written, read.has(name) ? 'must be an amount in lari such as 42.50' : 'is missing')
  if (tetri !== undefined && (tetri < 1 || tetri > 100_000_000)) read.addError(name, 'must be from 0.01 to 1000000')
  return tetri ?? 1
}

/** ISO 8601; UTC where no zone is named. -> UTC. */
export const instantIn = (read: FieldReader, name: string): string =>
  read.parsed(
    name,
    (value) => (typeof value === 'string' ? instantOf(value) : undefined),
    'must be a time such as 2026-11-21T08:00:00Z, between 1970 and 2199',
  ) ?? ''

const isZoned = /Z|T.*[+-]/

/** ISO 8601, UTC; undefined for all that is no time, for days that never were, and outside 1970 to 2199. */
function instantOf(text: string): string | undefined {
  return readInstant(isDay(text) ? `${text}T00:00:00Z` : isZoned.test(text) ? text : `${text}Z`)?.toISOString()
}

/** Exactly: no float is multiplied. Undefined for all that is no plain decimal with at most two digits after the point. */
export function tetriOf(text: string): number | undefined {
  const parts = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!parts) return undefined
  const tetri = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] ? -tetri : tetri
}

/** `42.50`: an amount as files hold it. */
export function formatLari(tetri: number): string {
  return `${Math.floor(tetri / 100)}.${String(tetri % 100).padStart(2, '0')}`
}
