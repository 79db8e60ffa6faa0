import { flagOf } from '../cells/flag-words.ts'
import { codesOf, partsOf, stockIn } from '../cells/common-cells.ts'
import { availabilityOf } from '../cells/availability.ts'
import { orderedAhead, priceOf, priceOfText, weightOf } from '../cells/offer-cells.ts'
import { flag } from '../cells/reading.ts'
import type { OptionValue, TableFormat } from '../tables/table-reader.ts'
import type { Row } from '../tables/columns.ts'
import type { DraftOffer } from '../product/draft.ts'

const numbered = (name: string) => [1, 2, 3, 4, 5, 6].map((n) => `${name}${n}`)
const columns = {
  key: ['handleId'],
  type: ['fieldType'],
  name: ['name'],
  description: ['description'],
  pictures: ['productImageUrl'],
  category: ['collection'],
  sku: ['sku'],
  price: ['price'],
  surcharge: ['surcharge'],
  visible: ['visible'],
  discountMode: ['discountMode'],
  discount: ['discountValue'],
  stock: ['inventory'],
  weight: ['weight'],
  brand: ['brand'],
  option1: ['productOptionName1'],
  option2: ['productOptionName2'],
  option3: ['productOptionName3'],
  option4: ['productOptionName4'],
  value1: ['productOptionDescription1'],
  value2: ['productOptionDescription2'],
  value3: ['productOptionDescription3'],
  value4: ['productOptionDescription4'],
  title1: ['additionalInfoTitle1'],
  title2: ['additionalInfoTitle2'],
  title3: ['additionalInfoTitle3'],
  info1: ['additionalInfoDescription1'],
  info2: ['additionalInfoDescription2'],
  info3: ['additionalInfoDescription3'],
} as const
type Name = keyof typeof columns

const places = [1, 2, 3, 4] as const

/** Wix Stores' product CSV: a row of the product, below it a row a variant. */
export const wix: TableFormat<Name> = {
  columns,
  marks: ['key', 'type', 'name', 'price'],
  prices: ['price', 'surcharge'],
  others: (cells) => {
    const types = new Set(numbered('productOptionType').map((name) => name.toLowerCase()))
    return cells.flatMap((cell, place) => (types.has(cell.toLowerCase()) ? place : []))
  },
  place: (row) => ({ key: row.cell('key'), as: row.cell('type').toLowerCase() === 'variant' ? 'variant' : 'product' }),
  product: (row) => ({
    name: row.raw('name'),
    description: row.raw('description'),
    brand: row.raw('brand'),
    categories: partsOf(row.raw('category'), ';').filter((name) => name.toLowerCase() !== 'all products'),
    tags: '',
    attributes: ([1, 2, 3] as const)
      .map((n) => ({ name: row.raw(`title${n}`), value: row.raw(`info${n}`) }))
      .filter(({ name, value }) => name && value),
    // Wix names its own files without their address.
    pictures: partsOf(row.raw('pictures'), ';').map((file) =>
      /^[\w-]+~mv2\.\w+$|^[\da-f]+_[\w~]+\.\w+$/i.test(file) ? `https://static.wixstatic.com/media/${file}` : file,
    ),
    listed: [flag(row, 'visible')],
  }),
  offer: (row, product, notes, header) => {
    const base = priceOf(product, header, 'price', notes)
    const more = row !== product && row.cell('surcharge') ? priceOf(row, header, 'surcharge', notes) : 0
    if (base === undefined || more === undefined) return undefined
    const price = base + more
    if (price < 1) {
      notes.errors.push({
        field: header.names.price,
        line: row.line,
        reason: 'must be above 0',
        value: product.cell('price'),
        needs: 'price',
      })
      return undefined
    }
    const { stock, facts } = stockOf(row, product, notes, header)
    if (notes.errors.length > 0) return undefined
    const weight = weightOf(row.cell('weight') || product.cell('weight'), 'kg')
    return {
      ...reduced(price, product, { ...notes, errors: [] }),
      stock,
      facts: { ...facts, ...codesOf(row, header, notes, { sku: 'sku' }), ...(weight ? { weight } : {}) },
    }
  },
  options: (row, product) => (row === product ? [] : optionsOf(row, product)),
  isOn: (row) => ({ column: 'visible', read: flag(row, 'visible') }),
}

function optionsOf(row: Row<Name>, product: Row<Name>): OptionValue[] {
  return places.flatMap((n) => {
    const name = product.cell(`option${n}`)
    // A colour comes with its code: `#ff0000:Red`.
    const value = row.cell(`value${n}`).replace(/^#?[\da-f]{3,8}:/i, '')
    return name && value ? { name, value } : []
  })
}

/** `InStock`, `OutOfStock` or a number; a variant that says nothing has what its product says. */
function stockOf(
  row: Row<Name>,
  product: Row<Name>,
  notes: Parameters<typeof stockIn>[3],
  header: Parameters<typeof stockIn<Name>>[1],
): Pick<DraftOffer, 'stock' | 'facts'> {
  const text = row.cell('stock') || product.cell('stock')
  const availability = availabilityOf(text)
  if (availability === undefined) return { stock: stockIn(row.cell('stock') ? row : product, header, 'stock', notes) }
  if (availability === 'inStock') return { stock: undefined }
  if (availability === 'outOfStock') return { stock: 0 }
  return orderedAhead(availability, undefined, { field: header.names.stock, line: row.line }, notes)
}

/** A discount by a percentage or an amount, for good. */
function reduced(price: number, product: Row<Name>, notes: Parameters<typeof priceOfText>[3]): { price: number; was?: number } {
  const text = product.cell('discount')
  if (text === '' || flagOf(text) === false) return { price }
  const amount = priceOfText(text, 'discountValue', product.line, notes)
  if (amount === undefined || amount <= 0) return { price }
  const isPercent = product.cell('discountMode').toUpperCase() === 'PERCENT'
  const less = isPercent ? Math.round((price * Math.min(amount, 10_000)) / 10_000) : amount
  return price - less >= 1 ? { price: price - less, was: price } : { price }
}
