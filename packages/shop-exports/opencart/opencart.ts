import type { ReadingOptions } from '../export-options.ts'
import type { Text } from '../texts/text.ts'
import { codesOf, isYes, partsOf, pricesIn, stockIn } from '../cells/common-cells.ts'
import type { Header, Row } from '../tables/columns.ts'
import { availabilityOf } from '../cells/availability.ts'
import { orderedAhead, weightOf } from '../cells/offer-cells.ts'
import { languageOfCode } from '../texts/plain-text.ts'
import { flag, reading } from '../cells/reading.ts'
import { instantAt } from '../cells/sale-times.ts'
import type { TableFormat } from '../tables/table-reader.ts'

/** A text's column in each language: `name(en-gb)`. */
const localized = (name: string) => [
  name,
  `${name}(en-gb)`,
  `${name}(en)`,
  `${name}(ru-ru)`,
  `${name}(ru)`,
  `${name}(ka-ge)`,
  `${name}(zh-cn)`,
]
const columns = {
  id: ['product_id'],
  name: localized('name'),
  categories: ['categories', 'category', 'category_name'],
  sku: ['sku'],
  upc: ['upc'],
  ean: ['ean'],
  jan: ['jan'],
  isbn: ['isbn'],
  mpn: ['mpn'],
  model: ['model'],
  stock: ['quantity'],
  brand: ['manufacturer', 'manufacturer_name'],
  picture: ['image_name', 'image'],
  pictures: ['additional_images', 'images'],
  price: ['price'],
  special: ['special', 'special_price'],
  weight: ['weight'],
  weightUnit: ['weight_unit'],
  status: ['status'],
  description: localized('description'),
  tags: localized('tags'),
  stockStatus: ['stock_status'],
  counted: ['subtract'],
  since: ['date_available'],
  attributes: [],
} as const
export type OpenCartColumn = keyof typeof columns
type Name = OpenCartColumn

const localizedName = /^(name|description|tags)\((\w{2}(?:[-_]\w{2})?)\)$/i

/** OpenCart's product table, as its export tools write it: a row a product, texts in a column for each language. */
export const openCart: TableFormat<Name> = {
  columns,
  marks: ['id', 'name', 'model', 'price'],
  prices: ['price', 'special'],
  others: (cells) => cells.flatMap((cell, place) => (localizedName.test(cell.trim()) ? place : [])),
  place: (row) => ({ key: row.cell('id'), as: 'product' }),
  product: (row, header, options) => ({
    name: textOf(row, header, 'name'),
    description: textOf(row, header, 'description'),
    brand: row.raw('brand'),
    // Paths separated by `|` or `;`; numbers name nothing here.
    categories: partsOf(row.raw('categories'), /[|;]|,(?=\s*\S)/).filter((name) => !/^\d+$/.test(name)),
    tags: row.raw('tags'),
    attributes: [],
    pictures: [row.raw('picture'), ...partsOf(row.raw('pictures'), /[,|;]/)].filter(Boolean),
    listed: [flag(row, 'status'), reading(row, 'since', (text) => hasBegun(text, options))],
  }),
  offer: (row, _product, notes, header) => {
    const prices = pricesIn(row, header, notes, { price: 'price', sale: 'special', time: {} })
    const count = stockIn(row, header, 'stock', notes, isYes(row.cell('counted'), true))
    if (!prices || notes.errors.length > 0) return undefined
    const availability = availabilityOf(row.cell('stockStatus'))
    const isAhead = count === 0 && (availability === 'preorder' || availability === 'backorder')
    const ahead = isAhead ? orderedAhead(availability, count, { field: header.names.stockStatus, line: row.line }, notes) : undefined
    const weight = weightOf(row.cell('weight'), row.cell('weightUnit') || 'kg')
    const codes = codesOf(row, header, notes, { sku: 'sku', gtin: ['ean', 'upc', 'jan', 'isbn'], mpn: 'mpn' })
    return {
      ...prices,
      stock: ahead ? ahead.stock : count,
      facts: {
        ...codes,
        ...(codes.sku === undefined && row.cell('model') ? { sku: row.cell('model').slice(0, notes.options.limits.sku) } : {}),
        ...ahead?.facts,
        ...(weight ? { weight } : {}),
      },
    }
  },
  options: () => [],
}

/** OpenCart shows a product from its first day on; `0000-00-00` is none. */
function hasBegun(text: string, { now, zone }: ReadingOptions): boolean | undefined {
  if (text.startsWith('0000')) return true
  const since = instantAt(text, 'start', zone)
  return since === undefined ? undefined : since <= now.toISOString()
}

/** A text in the languages that have a column, or in its only one. */
function textOf(row: Row<Name>, { cells, languages }: Header<Name>, name: 'name' | 'description'): string | Text {
  const text: Record<string, string> = {}
  for (const [place, cell] of cells.entries()) {
    const [, column, code] = localizedName.exec(cell.trim()) ?? []
    const lang = code && column?.toLowerCase() === name ? languageOfCode(code, languages) : undefined
    if (lang && row.at(place)) text[lang] ??= row.at(place)
  }
  return languages.some((lang) => text[lang]) ? text : row.raw(name)
}
