/** What an import noticed and sums up: one line of the summary for each kind, one line of the report for each place. */

import { counted } from './error-lines.ts'
import type { ProblemKind } from '../problem.ts'

/** `lost`: something of the file does not come in, so that a strict import refuses it. */
export interface FindingKind {
  /** Follows a number: `2 prices were rounded to hundredths`. */
  one: string
  many: string
  lost?: true
  /** What whoever imports can do. */
  proposal?: string
}

/** The kinds of problems that readers name. */
export const problemKinds = {
  rounded: { one: 'price was rounded to hundredths', many: 'prices were rounded to hundredths' },
  roundedStock: { one: 'stock was rounded down to units that can be sold', many: 'stocks were rounded down to units that can be sold' },
  cut: { one: 'text was cut to what a product may hold', many: 'texts were cut to what a product may hold', proposal: 'shorten it' },
  pictures: { one: 'picture was left out', many: 'pictures were left out', proposal: 'name at most 20 with addresses of at most 2000 letters' },
  attributes: { one: 'attribute was left out: a product has at most 60', many: 'attributes were left out: a product has at most 60' },
  options: { one: 'product has more than three options: the last of them are one', many: 'products have more than three options: the last of them are one' },
  variants: { one: 'variant does not come in', many: 'variants do not come in', lost: true, proposal: 'split the product in two' },
  switchedOff: { one: 'variant is switched off: it does not come in', many: 'variants are switched off: they do not come in', lost: true, proposal: 'publish it in the shop' },
  lastDay: { one: 'offer has a last day, which ends nothing here', many: 'offers have a last day, which ends nothing here', proposal: 'take it off sale yourself' },
  untaxedPrice: { one: 'price is without tax: shoppers pay it as it stands', many: 'prices are without tax: shoppers pay them as they stand', proposal: 'export the price with tax' },
  priceKind: { one: 'price was taken of several kinds: none is named as that for shoppers', many: 'prices were taken of several kinds: none is named as that for shoppers', proposal: 'export only the price for shoppers' },
  translations: { one: 'row is a translation: it came in as another language of its product', many: 'rows are translations: they came in as other languages of their products' },
  unknownFlag: { one: 'word is neither yes nor no: it counts as no', many: 'words are neither yes nor no: they count as no', proposal: 'write yes or no' },
  unknownWord: { one: 'word has no meaning here: it counts as not said', many: 'words have no meaning here: they count as not said' },
  preorder: { one: 'offer is for preorder: it can be ordered, and its page names the day', many: 'offers are for preorder: they can be ordered, and their pages name the day' },
  saleHigher: { one: 'sale price is not below the regular one: the regular one counts', many: 'sale prices are not below the regular ones: the regular ones count' },
  saleOver: { one: 'sale price is over: the regular one counts', many: 'sale prices are over: the regular ones count' },
  saleTime: { one: 'sale price was left out: its time cannot be read', many: 'sale prices were left out: their time cannot be read', lost: true, proposal: 'write the days as 2026-11-20' },
  shortened: { one: 'barcode or SKU was left out: a spreadsheet has shortened it', many: 'barcodes or SKUs were left out: a spreadsheet has shortened them', lost: true, proposal: 'export again, and do not save the file with a spreadsheet' },
  column: { one: 'column or element has values and no place here', many: 'columns or elements have values and no place here' },
  skipped: { one: 'row is no product of its own', many: 'rows are no products of their own' },
} as const satisfies Record<ProblemKind, FindingKind> // oxfmt-ignore

/** How often something was found, and where first. */
export interface Finding {
  count: number
  first: { file: string; line: number; field: string; value?: string }
  /** What it was about, each once: a few of them. */
  values: string[]
}

export type Findings<Kind extends string> = Partial<Record<Kind, Finding>>

const shownValues = 8

export function addFinding<Kind extends string>(findings: Findings<Kind>, kind: Kind, place: Finding['first'], times = 1): void {
  const found = (findings[kind] ??= { count: 0, first: place, values: [] })
  found.count += times
  const value = place.value ?? place.field
  if (found.values.length <= shownValues && !found.values.includes(value)) found.values.push(value)
}

/** `2 prices were rounded to hundredths: products.csv:2 «12.396694»`. */
export function findingLine({ one, many }: FindingKind, { count, first, values }: Finding): string {
  const shown = values.slice(0, shownValues).map((value) => `«${value.slice(0, 60)}»`)
  const more = values.length > shownValues ? ' …' : ''
  return `${counted(count, one, many)}: ${first.file}:${first.line} ${first.field} ${shown.join(', ')}${more}`
}
