import { valueAt } from '../value-at.ts'
import { codesOf, isYes, partsOf, pricesIn } from '../cells/common-cells.ts'
import { countOf, weightOf } from '../cells/offer-cells.ts'
import type { Row } from '../tables/columns.ts'
import { flagOf } from '../cells/flag-words.ts'
import { flag, reading, type Reading } from '../cells/reading.ts'
import type { TableFormat } from '../tables/table-reader.ts'

const columns = {
  token: ['Token'],
  handle: ['Reference Handle'],
  name: ['Item Name'],
  title: ['Customer-facing Name'],
  variation: ['Variation Name'],
  sku: ['SKU'],
  gtin: ['GTIN'],
  description: ['Description'],
  category: ['Categories', 'Category'],
  reporting: ['Reporting Category'],
  price: ['Price'],
  sale: ['Online Sale Price'],
  archived: ['Archived'],
  sellable: ['Sellable'],
  visibility: ['Square Online Item Visibility'],
  weight: ['Weight (kg)'],
  pounds: ['Weight (lb)'],
  option1: ['Option Name 1'],
  option2: ['Option Name 2'],
  option3: ['Option Name 3'],
  value1: ['Option Value 1'],
  value2: ['Option Value 2'],
  value3: ['Option Value 3'],
} as const
type Name = keyof typeof columns

/** Columns of one location: its units, and whether it sells the item. */
const isQuantity = (cell: string) => /^current quantity\b/i.test(cell.trim())
const switchOf = (cell: string) => /^enabled (?<location>.+)$/i.exec(cell.trim())?.groups!.location!.toLowerCase()

/** Locations that do not sell a row's item. */
const closedLocations = (row: Row<Name>): Set<string> =>
  new Set(
    row.header.cells.flatMap((cell, place) => {
      const location = switchOf(cell)
      return location !== undefined && flagOf(row.at(place)) === false ? location : []
    }),
  )

/** Whether any location sells it; a file without such columns does not say. */
function isSoldAnywhere(row: Row<Name>): Reading<boolean> {
  const locations = row.header.cells.flatMap((cell) => switchOf(cell) ?? [])
  return locations.length === 0 ? { is: 'absent' } : { is: 'known', value: closedLocations(row).size < locations.length }
}

/** An option's name as shoppers see it: those that came from another system are `#primary-colour77266f35-7dfd-…`. */
function optionName(name: string): string {
  const [, key] = /^#(.+?)[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.exec(name) ?? []
  if (key === undefined) return name
  const words = key.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What stands where an item has no variations. */
const isFiller = (value: string) => ['regular', 'default title'].includes(value.toLowerCase())

/** Square's item library: a row a variation, those of one item next to each other; a column of units for each location. */
export const square: TableFormat<Name> = {
  columns,
  marks: ['token', 'name', 'variation', 'price'],
  prices: ['price', 'sale'],
  others: (cells) => cells.flatMap((cell, place) => (isQuantity(cell) || switchOf(cell) !== undefined ? place : [])),
  place: (row) => ({ key: row.cell('name') || row.cell('handle'), as: 'variant' }),
  product: (row) => ({
    name: row.raw('title') || row.raw('name'),
    description: row.raw('description'),
    brand: '',
    // `Drinks > Hot (id)`, several separated by commas.
    categories: [...partsOf(row.raw('category'), ','), row.raw('reporting')],
    tags: '',
    attributes: [],
    pictures: [],
    listed: [
      reading(row, 'archived', (text) => (/^y/i.test(text) ? false : /^n/i.test(text) ? true : undefined)),
      reading(row, 'visibility', (text) =>
        valueAt({ visible: true, hidden: false, unavailable: false, unlisted: false }, text.toLowerCase()),
      ),
      isSoldAnywhere(row),
    ],
  }),
  offer: (row, _product, notes, header) => {
    const prices = pricesIn(row, header, notes, { price: 'price', sale: 'sale', time: {} })
    const closed = closedLocations(row)
    const counts = header.cells.flatMap((cell, place) => {
      const isCounted = isQuantity(cell) && row.at(place) !== '' && !closed.has(cell.trim().slice('current quantity '.length).toLowerCase())
      return isCounted ? countOf(row.at(place), cell, row.line, notes) : []
    })
    if (!prices || notes.errors.length > 0) return undefined
    const known = counts.filter((count) => count !== undefined)
    const isSellable = isYes(row.cell('sellable'), flag(row, 'sellable').is !== 'unknown')
    const weight = weightOf(row.cell('weight'), 'kg') ?? weightOf(row.cell('pounds'), 'lb')
    return {
      ...prices,
      stock: isSellable ? (known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined) : 0,
      facts: { ...codesOf(row, header, notes, { sku: 'sku', gtin: ['gtin'] }), ...(weight ? { weight } : {}) },
    }
  },
  options: (row) => {
    const named = ([1, 2, 3] as const)
      .map((n) => ({ name: optionName(row.cell(`option${n}`)), value: row.cell(`value${n}`) }))
      .filter(({ name, value }) => name && value)
    if (named.length > 0) return named.length === 1 && isFiller(named[0]!.value) ? [] : named
    const variation = row.cell('variation')
    return variation && !isFiller(variation) ? [{ name: 'Variation', value: variation }] : []
  },
}
