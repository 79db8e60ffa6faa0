/**
 * A product is found by the number that its seller (SKU), its maker (MPN) or its barcode (GTIN) gives it, whatever punctuation and blanks stand in it:
 * `WF-77/3B`, `WF 77 3B`, `wf773b`.
 */

import { cutWord, fold } from './fold.ts'

/** Longer ones are texts. */
const longestCode = 60
const barcode = /^0*(\d{8,14})$/

/** A number as it is compared: small letters and figures; a barcode without the noughts that its longer forms begin with. */
export function codeKey(code: string): string {
  const key = cutWord(fold(code.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')).replaceAll(/[^\p{L}\p{N}]/gu, ''), longestCode)
  return barcode.test(key) ? key.replace(/^0+/, '') : key
}

/** What may stand before a number in a query. */
const labels = new Set(
  'sku mpn gtin ean upc isbn barcode code art article артикул арт код штрихкод შტრიხკოდი არტიკული კოდი 货号 条码 条形码 型号 编号'.split(
    ' ',
  ),
)

/** A number may be typed in so many parts. */
const maxParts = 5

export interface QueryCodes {
  /** What is hardly anything but a number: letters and figures, or as long as a barcode. */
  certain: string[]
  /** The whole query, which may be words or an amount as well. */
  possible: string[]
}

/** What a query holds that may be the number of a product, as it is compared; the longest first. */
export function codesIn(query: string): QueryCodes {
  // Nothing without a figure is certain.
  const mayBeCertain = /\p{N}/u.test(query)
  const parts = query.split(/\s+/).filter((part) => part && !labels.has(fold(part).replace(/[^\p{L}\p{N}]+$/u, '')))
  const runs = (mayBeCertain ? parts : []).flatMap((_, from) =>
    Array.from({ length: Math.min(maxParts, parts.length - from) }, (__, more) => parts.slice(from, from + more + 1).join('')),
  )
  const certain = [...new Set(runs.map(codeKey))].filter(isCertain).toSorted((a, b) => b.length - a.length)
  const complete = codeKey(parts.join(''))
  return { certain, possible: complete.length > 1 && parts.length <= maxParts && !isCertain(complete) ? [complete] : [] }
}

const isCertain = (key: string) => (key.length > 3 && /\p{L}/u.test(key) && /\p{N}/u.test(key)) || /^\d{7,}$/.test(key)
