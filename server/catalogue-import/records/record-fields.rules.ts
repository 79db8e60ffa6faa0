/** What fields of several records share. */
import { languages, type Language, type Text } from '#contract/core/languages.ts'
import type { FieldReader } from './field-reader.rules.ts'

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
