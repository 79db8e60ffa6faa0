import { valueAt } from '../value-at.ts'
import { amountOf } from '../cells/amounts.ts'
import type { Row } from '../tables/columns.ts'
import { codesOf, partsOf, stockIn } from '../cells/common-cells.ts'
import { conditionOf, orderedAhead, priceOf, regularPriceOf, weightOf, type CellNotes } from '../cells/offer-cells.ts'
import { flag, reading, valueOr } from '../cells/reading.ts'
import { pricesOf, saleTimeOf } from '../cells/sale-times.ts'
import { prestaShopColumns, type PrestaShopColumn } from './prestashop-columns.ts'
import type { OptionValue, TableFormat } from '../tables/table-reader.ts'

/** PrestaShop's product CSV: that of its import, which its modules export as well, and the list of its back office. */
export const prestaShop: TableFormat<PrestaShopColumn> = {
  columns: prestaShopColumns,
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
      reading(row, 'visibility', (text) => valueAt({ both: true, catalog: true, search: true, none: false }, text.toLowerCase())),
    ],
  }),
  offer: (row, product, notes, header) => {
    const { now, zone } = notes.options
    const price = priceIn(row, product, notes)
    const stock = stockIn(row, header, 'stock', notes)
    if (price === undefined || notes.errors.length > 0) return undefined
    const condition = conditionOf(product.cell('condition'))
    const weight = (weightOf(product.cell('weight'), 'kg') ?? 0) + (weightOf(row.cell('weightImpact'), 'kg') ?? 0)
    const isOrderable = (['orderable', 'showsPrice'] as const).every((name) => valueOr(flag(product, name), true))
    // 1 orders what is not there, 2 leaves it to the shop, which as a rule does not.
    const isAhead = stock === 0 && product.cell('whenOut') === '1'
    const ahead = isAhead ? orderedAhead('backorder', stock, { field: header.names.whenOut, line: row.line }, notes) : undefined
    const picture = row === product ? undefined : partsOf(row.raw('pictures'), /[,;](?=\s*\S)/)[0]
    return {
      ...reducedBy(
        price,
        product.cell('discountAmount'),
        product.cell('discountPercent'),
        saleTimeOf(dayOf(product.cell('discountFrom')), dayOf(product.cell('discountTo')), zone),
        now,
      ),
      picture,
      stock: isOrderable ? (ahead ? ahead.stock : stock) : 0,
      facts: {
        ...codesOf(row, header, notes, { sku: 'sku', gtin: ['ean', 'upc', 'isbn'], mpn: 'mpn' }),
        ...(condition ? { condition } : {}),
        ...ahead?.facts,
        ...(weight ? { weight } : {}),
      },
    }
  },
  options: (row, product) => (row === product ? [] : optionsOf(row)),
  variantsOf: (product, { combinations }) =>
    combinations
      .claim(`id ${product.cell('id')}`, `reference ${product.cell('sku')}`)
      .map(({ file, row }) => ({ file, row: row as Row<PrestaShopColumn> })),
}

/** A product's price, and what a combination adds to it or takes from it. Hundredths. */
function priceIn(row: Row<PrestaShopColumn>, product: Row<PrestaShopColumn>, notes: CellNotes): number | undefined {
  const { header } = product
  if (isUntaxed(product)) {
    const field = header.names.price
    notes.warnings.push({ field, line: row.line, reason: 'is without tax', value: product.cell('price'), kind: 'untaxedPrice' })
  }
  if (row === product || row.cell('impact') === '') return regularPriceOf(product, header, 'price', notes)
  const base = priceOf(product, header, 'price', notes)
  const impact = priceOf(row, row.header, 'impact', notes)
  if (base === undefined || impact === undefined) return undefined
  const reason = 'the price with it must be above 0'
  if (base + impact < 1)
    return void notes.errors.push({ field: row.header.names.impact, line: row.line, reason, value: row.cell('impact'), needs: 'price' })
  return base + impact
}

/** Whether its price has no tax in it and one that is added to it. */
function isUntaxed(product: Row<PrestaShopColumn>): boolean {
  const { names } = product.header
  return /excl(?!.*incl)/i.test(names.price) && product.cell('taxRule') !== '0'
}

/** `Size:select:1, Colour:color:0` with `S:0, Red:1`: names and values in one order. */
function optionsOf(row: Row<PrestaShopColumn>): OptionValue[] {
  const names = partsOf(row.cell('attribute'), /[,;]/).map((part) => part.split(':')[0]!.trim())
  const values = partsOf(row.cell('value'), /[,;]/).map((part) => part.replace(/:\d+$/, '').trim())
  return names.flatMap((name, place) => (name && values[place] ? { name, value: values[place] } : []))
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
