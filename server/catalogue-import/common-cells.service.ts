/** Cells that tables of many shops have alike. */
import { limits } from './catalogue-records.rules.ts'
import type { Header, Row } from './columns.service.ts'
import { flagOf } from './flag-words.rules.ts'
import { barcodeOf, countOf, priceOf, regularPriceOf, type CellNotes } from './offer-cells.service.ts'
import { pricesOf, type SaleTime } from './sale-times.rules.ts'
import type { DraftOffer } from './shop-export.rules.ts'

type Facts = NonNullable<DraftOffer['facts']>

/** What a row is known by: its number, barcode and maker's number where they are not empty. */
export function codesOf<N extends string>(
  row: Row<N>,
  { names }: Header<N>,
  notes: CellNotes,
  columns: { sku?: N; gtin?: N[]; mpn?: N },
): Facts {
  const sku = columns.sku === undefined ? '' : row.cell(columns.sku).replace(/^'/, '')
  const mpn = columns.mpn === undefined ? '' : row.cell(columns.mpn)
  const gtin = (columns.gtin ?? [])
    .map((name) => (row.cell(name) ? barcodeOf(row.cell(name), names[name], row.line, notes) : undefined))
    .find(Boolean)
  return { ...(sku ? { sku: sku.slice(0, limits.sku) } : {}), ...(gtin ? { gtin } : {}), ...(mpn ? { mpn: mpn.slice(0, limits.sku) } : {}) }
}

/**
 * The price of a row with its sale price, which holds for a time; undefined with the reasons in `notes`.
 * @param time undefined where it cannot be read: the sale price is left out, and said so
 */
export function pricesIn<N extends string>(
  row: Row<N>,
  header: Header<N>,
  notes: CellNotes,
  { price, sale, time, now }: { price: N; sale?: N; time: SaleTime | undefined; now: Date },
): Pick<DraftOffer, 'price' | 'was' | 'sale'> | undefined {
  const regular = regularPriceOf(row, header, price, notes)
  const text = sale === undefined ? '' : row.cell(sale)
  // Many systems write a zero where there is no sale.
  const reduced = sale === undefined || text === '' || /^0+([.,]0*)?$/.test(text) ? undefined : priceOf(row, header, sale, notes)
  if (regular === undefined || notes.errors.length > 0) return undefined
  if (reduced !== undefined && time === undefined)
    notes.warnings.push({
      field: header.names[sale!],
      line: row.line,
      reason: 'the days of the sale cannot be read: the regular price counts',
      value: text,
      kind: 'saleTime',
    })
  const { isOver, ...prices } = pricesOf(regular, time === undefined ? undefined : reduced, time ?? {}, now)
  if (isOver)
    notes.warnings.push({
      field: header.names[sale!],
      line: row.line,
      reason: 'the sale is over: the regular price counts',
      value: text,
      kind: 'saleOver',
    })
  return prices
}

/** Units; a shop that does not count them, or says nothing, has some. */
export function stockIn<N extends string>(
  row: Row<N>,
  { names }: Header<N>,
  quantity: N,
  notes: CellNotes,
  isTracked = true,
): number | undefined {
  const text = row.cell(quantity)
  if (text === '' || !isTracked) return undefined
  return countOf(text, names[quantity], row.line, notes)
}

/** Items of a cell, parted by a sign. */
export const partsOf = (cell: string, sign: string | RegExp): string[] =>
  cell
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean)

/** A word for yes; what says nothing or cannot be understood is `usual`. */
export const isYes = (text: string, usual: boolean): boolean => (text === '' ? usual : (flagOf(text) ?? usual))
