/** What a product or variation of WooCommerce costs, has in stock and is known by. */
import type { OfferFacts } from '../exported-product.ts'
import type { Header, Row } from '../tables/columns.ts'
import type { Availability } from '../cells/availability.ts'
import { pricesIn } from '../cells/common-cells.ts'
import { flagOf } from '../cells/flag-words.ts'
import { availabilityOrFlag, barcodeOf, countOf, orderedAhead, skuOf, weightOf, type CellNotes } from '../cells/offer-cells.ts'
import { reading, valueOr } from '../cells/reading.ts'
import { saleTimeOf } from '../cells/sale-times.ts'
import type { DraftOffer } from '../product/draft.ts'
import { barcodePlace, weightPlace, type WooColumn } from './woocommerce-headers.ts'
import { listOf, shares, type Variation } from './woocommerce-cells.ts'

export type WooRow = Row<WooColumn>

export class WooOffers {
  readonly #header: Header<WooColumn>
  readonly #weight: { place: number; unit: string } | undefined
  readonly #barcode: number

  constructor(header: Header<WooColumn>) {
    this.#header = header
    this.#weight = weightPlace(header.cells)
    this.#barcode = barcodePlace(header.cells)
  }

  /** The places of the columns that are read beside those with a name. */
  get used(): (number | undefined)[] {
    return [this.#weight?.place, this.#barcode]
  }

  /** @param stocks shares of a count that several variants have */
  offer(row: WooRow, parent: WooRow, values: string[], notes: CellNotes, stocks?: number[]): DraftOffer | undefined {
    const [starts, ends] = [row.cell('saleStarts'), row.cell('saleEnds')]
    const prices = pricesIn(row, this.#header, notes, {
      ...{ price: 'price', sale: 'salePrice' },
      ...{
        time: saleTimeOf(starts, ends, notes.options.zone),
        timeColumn: ends ? 'saleEnds' : 'saleStarts',
        timeText: [starts, ends].filter(Boolean).join(' – '),
      },
    })
    const { stock, facts } = this.#stock(row, parent, notes, stocks)
    if (notes.errors.length > 0 || !prices) return undefined
    const picture = row === parent ? undefined : listOf(row.raw('images').replaceAll('&amp;', '&'))[0]
    return { line: row.line, values, ...prices, stock, picture, facts: { ...this.#facts(row, notes), ...facts } }
  }

  /** A count of the row's own, its share of one for several variants, or none where only "in stock" is known. */
  #stock(row: WooRow, parent: WooRow, notes: CellNotes, stocks?: number[]): Pick<DraftOffer, 'stock' | 'facts'> {
    const { names } = this.#header
    const inStock = reading(row, 'inStock', availabilityOrFlag)
    if (inStock.is === 'unknown')
      notes.warnings.push({
        field: names.inStock,
        line: row.line,
        reason: `«${inStock.text}» is no word for yes or no: it counts as sold out`,
        value: inStock.text,
        kind: 'unknownFlag',
      })
    const availability = valueOr<Availability>(inStock, 'inStock', 'outOfStock')
    const isOut = availability === 'outOfStock'
    const backorders = (row.cell('backorders') || parent.cell('backorders')).toLowerCase()
    const sellsOn = backorders === 'notify' || flagOf(backorders) === true
    const text = row.cell('stock')
    const count = text === '' ? undefined : stocks ? stocks.shift() : countOf(text, names.stock, row.line, notes)
    if (availability === 'preorder' || availability === 'backorder')
      return orderedAhead(availability, count, { field: names.inStock, line: row.line }, notes)
    if (text === '') return { stock: isOut ? 0 : undefined }
    return { stock: count === 0 && sellsOn && !isOut ? undefined : count }
  }

  #facts(row: WooRow, notes: CellNotes): OfferFacts {
    const sku = skuOf(row.cell('sku'), this.#header.names.sku, row.line, notes)
    const code = row.cell('gtin') || row.at(this.#barcode)
    const gtin = code ? barcodeOf(code, this.#header.names.gtin, row.line, notes) : undefined
    const weight = this.#weight ? weightOf(row.at(this.#weight.place), this.#weight.unit, notes.options.decimal) : undefined
    return { ...(sku ? { sku } : {}), ...(gtin ? { gtin } : {}), ...(weight ? { weight } : {}) }
  }
}

/** What each row's variants share: its parent's stock, or its own where it stands for several. Nothing is counted twice. */
export function sharedStocks(parent: WooRow, variants: Variation<WooRow>[], notes: CellNotes): Map<WooRow, number[]> {
  const isOfParent = (row: WooRow) => row.cell('stock').toLowerCase() === 'parent'
  const counted = (row: WooRow) => countOf(row.cell('stock') || '0', 'Stock', row.line, { ...notes, errors: [], warnings: [] }) ?? 0
  const rows = Map.groupBy(variants, ({ row }) => row)
  const sharing = variants.filter(({ row }) => isOfParent(row))
  const ofParent = sharing.length > 0 ? shares(counted(parent), sharing.length) : []
  const stocks = new Map<WooRow, number[]>()
  for (const [row, { length }] of rows) {
    if (isOfParent(row)) stocks.set(row, ofParent.splice(0, length))
    else if (length > 1 && /\d/.test(row.cell('stock'))) stocks.set(row, shares(counted(row), length))
  }
  return stocks
}
