/** The variants of Shopify's product CSV: what a variant costs, has in stock and is known by. */
import { valueAt } from '../value-at.ts'
import type { Header, Row } from '../tables/columns.ts'
import type { Problem } from '../problem.ts'
import { flagOf } from '../cells/flag-words.ts'
import {
  barcodeOf,
  conditionOf,
  countOf,
  notesOn,
  priceOf,
  regularPriceOf,
  skuOf,
  unitPricingOf,
  weightOf,
  type CellNotes,
} from '../cells/offer-cells.ts'
import { reading, valueOr } from '../cells/reading.ts'
import type { ShopifyColumn } from './shopify-columns.ts'
import { rejectedRow, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'

/** The columns of an option's name and values: 1, 2 and 3. */
export const optionColumns = [
  { name: 'option1', value: 'value1' },
  { name: 'option2', value: 'value2' },
  { name: 'option3', value: 'value3' },
] as const
export type OptionColumn = (typeof optionColumns)[number]

/** Pictures' addresses are no text: only what escapes their parameters is undone. */
export const addressOf = (raw: string) => raw.replaceAll('&amp;', '&')

/** The sound variants, and an entry for each that is not. A row without price and values is a picture's. */
export function offersOf(
  rows: Row<ShopifyColumn>[],
  chosen: OptionColumn[],
  header: Header<ShopifyColumn>,
  options: ReadingOptions,
  warnings: Problem[],
): { offers: DraftOffer[]; entries: ReadEntry[]; parts: number } {
  const offers: DraftOffer[] = []
  const entries: ReadEntry[] = []
  const seen = new Map<string, number>()
  let parts = 0
  for (const row of rows) {
    if (row !== rows[0] && !row.cell('price') && !chosen.some(({ value }) => row.cell(value))) {
      parts++
      continue
    }
    const notes = { ...notesOn(options), warnings }
    const { errors } = notes
    const offer = offerOf(row, chosen, header, notes)
    const values = offer && JSON.stringify(offer.values)
    const same = values === undefined ? undefined : seen.get(values)
    if (same !== undefined)
      errors.push({ field: header.names[chosen[0]?.value ?? 'handle'], reason: `the variant on line ${same} is the same` })
    if (errors.length > 0) entries.push(rejectedRow(row.line, row.cell('handle'), errors))
    else if (offer) {
      offers.push(offer)
      seen.set(values!, row.line)
    }
  }
  return { offers, entries, parts }
}

function offerOf(row: Row<ShopifyColumn>, chosen: OptionColumn[], header: Header<ShopifyColumn>, notes: CellNotes): DraftOffer | undefined {
  const { names } = header
  const { errors } = notes
  const values = chosen.map(({ value }) => row.cell(value))
  values.forEach((value, place) => value || errors.push({ field: names[chosen[place]!.value], reason: 'is missing' }))
  const price = regularPriceOf(row, header, 'price', notes)
  const was = row.cell('compareAt') ? priceOf(row, header, 'compareAt', notes) : undefined
  if (was !== undefined && was < 0) errors.push({ field: names.compareAt, reason: 'must not be below nothing' })
  const stock = stockOf(row, header, notes)
  if (errors.length > 0 || price === undefined) return undefined
  return {
    line: row.line,
    values,
    price,
    was,
    stock,
    picture: addressOf(row.raw('variantPicture')) || undefined,
    facts: factsOf(row, header, notes),
  }
}

/** Undefined where the file does not say it, Shopify does not count it, or sells on when none is left. */
function stockOf(row: Row<ShopifyColumn>, { names }: Header<ShopifyColumn>, notes: CellNotes): number | undefined {
  // Of a shop with several locations the export has no quantity: that is "not said", not "none".
  if (!row.has('quantity') || row.cell('quantity') === '') return undefined
  const count = countOf(row.cell('quantity'), names.quantity, row.line, notes)
  const isTracked = !row.has('tracker') || row.cell('tracker') !== ''
  const policy = reading(row, 'policy', (text) => valueAt({ continue: true, deny: false }, text.toLowerCase()) ?? flagOf(text))
  if (policy.is === 'unknown')
    notes.warnings.push({
      field: names.policy,
      line: row.line,
      reason: `«${policy.text}» is no word for yes or no: nothing is sold beyond its stock`,
      value: policy.text,
      kind: 'unknownFlag',
    })
  return count === 0 && (!isTracked || valueOr(policy, false, false)) ? undefined : count
}

function factsOf(row: Row<ShopifyColumn>, { names }: Header<ShopifyColumn>, notes: CellNotes): DraftOffer['facts'] {
  const sku = skuOf(row.cell('sku'), names.sku, row.line, notes)
  const gtin = row.cell('barcode') ? barcodeOf(row.cell('barcode'), names.barcode, row.line, notes) : undefined
  const mpn = skuOf(row.cell('mpn'), names.mpn, row.line, notes)
  const condition = row.cell('condition') === '' ? undefined : conditionOf(row.cell('condition'))
  const weight = weightOf(row.cell('grams'), 'g', notes.options.decimal)
  return {
    ...(sku ? { sku } : {}),
    ...(gtin ? { gtin } : {}),
    ...(mpn ? { mpn } : {}),
    ...(condition ? { condition } : {}),
    ...(weight ? { weight } : {}),
    ...(row.cell('measure') === ''
      ? {}
      : unitPricingOf(`${row.cell('measure')} ${row.cell('measureUnit')}`, `${row.cell('base')} ${row.cell('baseUnit')}`)),
  }
}
