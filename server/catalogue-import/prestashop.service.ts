import { amountOf } from './amounts.rules.ts'
import { codesOf, partsOf, pricesIn, stockIn } from './common-cells.service.ts'
import { conditionOf, weightOf } from './offer-cells.service.ts'
import { flag, reading } from './reading.rules.ts'
import { pricesOf, saleTimeOf } from './sale-times.rules.ts'
import type { TableFormat } from './table-reader.service.ts'

const columns = {
  id: ['Product ID', 'ID', 'id_product', 'id'],
  active: ['Active (0/1)', 'Active', 'Status', 'Enabled'],
  name: ['Name *', 'Name', 'Name*'],
  categories: ['Categories (x,y,z...)', 'Categories (x,y,z,...)', 'Categories (x;y;z...)', 'Categories (x;y;z;...)', 'Category', 'Categories'],
  price: ['Price tax included', 'Price (tax incl.)', 'Price tax incl.', 'Final price', 'Price tax excluded or Price tax included', 'Price tax excluded', 'Price tax excl.', 'Price (tax excl.)', 'Base price', 'Price'],
  discountAmount: ['Discount amount'],
  discountPercent: ['Discount percent'],
  discountFrom: ['Discount from (yyyy-mm-dd)', 'Discount from'],
  discountTo: ['Discount to (yyyy-mm-dd)', 'Discount to'],
  sku: ['Reference #', 'Reference', 'Supplier reference #'],
  brand: ['Manufacturer', 'Brand'],
  ean: ['EAN13', 'EAN-13'],
  upc: ['UPC'],
  isbn: ['ISBN'],
  mpn: ['MPN'],
  weight: ['Weight'],
  stock: ['Quantity'],
  visibility: ['Visibility'],
  short: ['Short description', 'Summary'],
  description: ['Description'],
  tags: ['Tags (x,y,z...)', 'Tags (x,y,z,...)', 'Tags (x;y;z...)', 'Tags'],
  orderable: ['Available for order (0 = No, 1 = Yes)', 'Available for order (0/1)'],
  pictures: ['Image URLs (x,y,z...)', 'Image URLs (x,y,z,...)', 'Image URLs (x;y;z...)', 'Image'],
  features: ['Feature(Name:Value:Position)', 'Feature (Name:Value:Position)', 'Feature (Name:Value:Position:Customized)', 'Feature(Name:Value:Position:Customized)'],
  condition: ['Condition'],
} as const // prettier-ignore
type Name = keyof typeof columns

/** PrestaShop's product CSV: that of its import, which its modules export as well, and the list of its back office. */
export const prestaShop: TableFormat<Name> = {
  columns,
  marks: ['id', 'active', 'name', 'price', 'sku'],
  prices: ['price', 'discountAmount'],
  place: (row) => ({ key: row.cell('id') || row.cell('sku'), as: 'product' }),
  product: (row) => ({
    name: row.raw('name'),
    description: [row.raw('short'), row.raw('description')].filter(Boolean).join('<p></p>'),
    brand: row.raw('brand'),
    categories: partsOf(row.raw('categories'), /[,;]/).map((path) =>
      path
        .split('/')
        .filter((part) => !roots.has(part.trim().toLowerCase()))
        .join(' > '),
    ),
    tags: row.raw('tags'),
    attributes: partsOf(row.raw('features'), /[,;]/).flatMap((feature) => {
      const [name, value] = feature.split(':')
      return name && value ? { name, value } : []
    }),
    pictures: partsOf(row.raw('pictures'), /[,;](?=\s*\S)/),
    listed: [
      flag(row, 'active'),
      reading(row, 'visibility', (text) => ({ both: true, catalog: true, search: true, none: false })[text.toLowerCase()]),
    ],
  }),
  offer: (row, _product, notes, { header, now }) => {
    const prices = pricesIn(row, header, notes, { price: 'price', time: {}, now })
    const stock = stockIn(row, header, 'stock', notes)
    if (!prices || notes.errors.length > 0) return undefined
    const condition = conditionOf(row.cell('condition'))
    const weight = weightOf(row.cell('weight'), 'kg')
    const isOrderable = flag(row, 'orderable')
    return {
      ...reducedBy(
        prices.price,
        row.cell('discountAmount'),
        row.cell('discountPercent'),
        saleTimeOf(dayOf(row.cell('discountFrom')), dayOf(row.cell('discountTo'))),
        now,
      ),
      stock: isOrderable.is === 'known' && !isOrderable.value ? 0 : stock,
      facts: {
        ...codesOf(row, header, notes, { sku: 'sku', gtin: ['ean', 'upc', 'isbn'], mpn: 'mpn' }),
        ...(condition ? { condition } : {}),
        ...(weight ? { weight } : {}),
      },
    }
  },
  options: () => [],
}

/** The root of every shop's categories. */
const roots = new Set(['home', 'root', 'accueil', 'inicio', 'start', 'startseite', 'главная', 'strona główna'])

const dayOf = (text: string) => (text.startsWith('0000') ? '' : text)

function reducedBy(price: number, amount: string, percent: string, time: ReturnType<typeof saleTimeOf>, now: Date) {
  const [less, share] = [amountOf(amount), amountOf(percent)].map((each) => (typeof each === 'string' ? 0 : each.hundredths)) as [
    number,
    number,
  ]
  const sale = price - (less > 0 ? less : Math.round((price * share) / 10_000))
  return sale < price && time !== undefined ? salePrices(price, sale, time, now) : { price }
}

function salePrices(price: number, sale: number, time: NonNullable<ReturnType<typeof saleTimeOf>>, now: Date) {
  const { isOver: _isOver, ...prices } = pricesOf(price, sale, time, now)
  return prices
}
