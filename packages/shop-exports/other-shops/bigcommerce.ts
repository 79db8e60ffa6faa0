import { codesOf, isYes, partsOf, pricesIn, stockIn } from '../cells/common-cells.ts'
import { conditionOf, weightOf } from '../cells/offer-cells.ts'
import { flag } from '../cells/reading.ts'
import { ofAbove, type OptionValue, type TableFormat } from '../tables/table-reader.ts'

const pictures = Array.from({ length: 10 }, (_, i) => `Product Image File - ${i + 1}`)
const columns = {
  type: ['Item Type', 'Item'],
  id: ['Product ID', 'ID'],
  name: ['Product Name', 'Name'],
  sku: ['Product Code/SKU', 'SKU'],
  brand: ['Brand Name'],
  description: ['Product Description', 'Description'],
  price: ['Price', 'Default Price'],
  sale: ['Sale Price'],
  retail: ['Retail Price'],
  weight: ['Product Weight', 'Weight'],
  purchasable: ['Allow Purchases?', 'Allow Purchases'],
  visible: ['Product Visible?', 'Product Visible', 'Is Visible'],
  tracked: ['Track Inventory', 'Inventory Tracking'],
  stock: ['Current Stock Level', 'Stock Level', 'Current Stock'],
  category: ['Category', 'Categories', 'Category String'],
  condition: ['Product Condition', 'Condition'],
  gtin: ['Product UPC/EAN', 'UPC/EAN', 'UPC', 'Global Trade Number', 'GTIN'],
  mpn: ['Manufacturer Part Number', 'MPN'],
  tags: ['Search Keywords', 'Keywords'],
} as const
type Name = keyof typeof columns

const isPicture = (cell: string) => /^product image (?:file|url)(?: - \d+)?$/i.test(cell.trim())

/** BigCommerce's product CSV: a row of the product, below it a row a SKU, whose name holds its options. */
export const bigCommerce: TableFormat<Name> = {
  columns,
  marks: ['type', 'id', 'name', 'price'],
  prices: ['price', 'sale'],
  others: (cells) => cells.flatMap((cell, place) => (isPicture(cell) || pictures.includes(cell) ? place : [])),
  place: (row) => {
    const type = row.cell('type').toLowerCase()
    if (['image', 'video', 'rule', 'modifier'].includes(type)) return { skipped: `is a row of the kind «${type}»` }
    if (type === 'sku' || type === 'variant') return { key: ofAbove, as: 'variant' }
    return { key: row.cell('id') || row.cell('sku'), as: 'product' }
  },
  product: (row, { cells }) => ({
    name: row.raw('name'),
    description: row.raw('description'),
    brand: row.raw('brand'),
    // Paths by strokes, several separated by semicolons.
    categories: partsOf(row.raw('category'), ';').map((path) =>
      path
        .replace(/^Category Name: /, '')
        .split(/(?<! ),|, Category Path: /)[0]!
        .split('/')
        .join(' > '),
    ),
    tags: row.raw('tags'),
    attributes: [],
    pictures: cells.flatMap((cell, place) => (isPicture(cell) && row.at(place) ? row.at(place) : [])),
    listed: [flag(row, 'visible')],
  }),
  offer: (row, product, notes, header) => {
    // A SKU without a price of its own has its product's.
    const priced = row.cell('price') ? row : product
    const prices = pricesIn(priced, header, notes, { price: 'price', sale: 'sale', time: {} })
    const isTracked = !/^(none|n|no|false|0)$/i.test(row.cell('tracked') || product.cell('tracked'))
    const stock = stockIn(row.cell('stock') ? row : product, header, 'stock', notes, isTracked)
    if (!prices || notes.errors.length > 0) return undefined
    const condition = conditionOf(product.cell('condition'))
    const weight = weightOf(row.cell('weight') || product.cell('weight'), 'kg')
    return {
      ...prices,
      stock: isYes(product.cell('purchasable'), true) && isYes(row.cell('purchasable'), true) ? stock : 0,
      facts: {
        ...codesOf(row, header, notes, { sku: 'sku', gtin: ['gtin'], mpn: 'mpn' }),
        ...(condition ? { condition } : {}),
        ...(weight ? { weight } : {}),
      },
    }
  },
  options: (row, product) => (row === product ? [] : optionsOf(row.raw('name'))),
}

/** `[S]Colour=Red,[RB]Size=L`; other programs that write this format set the name before it, and `[/S]` after each. */
function optionsOf(name: string): OptionValue[] {
  const marked = [...name.matchAll(/\[\w+\]([^=[\]]+)=((?:(?!,\s*\[|\[\/).)+)/g)]
  const found = marked.length > 0 ? marked : [...name.matchAll(/^([^=]+)=(.+)$/g)]
  return found.map(([, option, value]) => ({ name: option!.trim(), value: value!.replace(/:#[\da-f]{6}$/i, '').trim() }))
}
