/** Cells that tables of many shops have alike. */
import type { Header, Row } from '../tables/columns.ts'
import type { Problem } from '../problem.ts'
import { flagOf } from './flag-words.ts'
import { barcodeOf, countOf, priceOf, regularPriceOf, skuOf, type CellNotes } from './offer-cells.ts'
import { pricesOf, type SaleTime } from './sale-times.ts'
import type { DraftOffer } from '../product/draft.ts'

type Facts = NonNullable<DraftOffer['facts']>

/** What a row is known by: its number, barcode and maker's number where they are not empty. */
export function codesOf<N extends string>(
  row: Row<N>,
  { names }: Header<N>,
  notes: CellNotes,
  columns: { sku?: N; gtin?: N[]; mpn?: N },
): Facts {
  const number = (name: N | undefined) => (name === undefined ? undefined : skuOf(row.cell(name), names[name], row.line, notes))
  const [sku, mpn] = [number(columns.sku), number(columns.mpn)]
  const gtin = (columns.gtin ?? [])
    .map((name) => (row.cell(name) ? barcodeOf(row.cell(name), names[name], row.line, notes) : undefined))
    .find(Boolean)
  return { ...(sku ? { sku } : {}), ...(gtin ? { gtin } : {}), ...(mpn ? { mpn } : {}) }
}

interface PriceColumns<N extends string> {
  price: N
  sale?: N
  /** Undefined where it cannot be read: the sale price is left out. */
  time: SaleTime | undefined
  /** Where the time stands, and what: for messages. */
  timeColumn?: N
  timeText?: string
}

/** The price of a row with its sale price, which holds for a time; undefined with the reasons in `notes`. */
export function pricesIn<N extends string>(
  row: Row<N>,
  header: Header<N>,
  notes: CellNotes,
  { price, sale, time, timeColumn = sale, timeText }: PriceColumns<N>,
): Pick<DraftOffer, 'price' | 'was' | 'sale'> | undefined {
  const regular = regularPriceOf(row, header, price, notes)
  const text = sale === undefined ? '' : row.cell(sale)
  // Many systems write a zero where there is no sale.
  const reduced = sale === undefined || text === '' || /^0+([.,]0*)?$/.test(text) ? undefined : priceOf(row, header, sale, notes)
  if (regular === undefined || notes.errors.length > 0) return undefined
  if (sale === undefined || timeColumn === undefined || reduced === undefined) return { price: regular }
  const note = (column: N, reason: string, value: string, kind: Problem['kind']) =>
    void notes.warnings.push({
      field: header.names[column],
      line: row.line,
      reason: `${reason}: the regular price counts`,
      value,
      ...(kind ? { kind } : {}),
    })
  if (reduced > regular || reduced < 1) note(sale, 'is no lower price', text, 'saleHigher')
  if (time === undefined) note(timeColumn, `«${timeText ?? text}» is no time`, timeText ?? text, 'saleTime')
  const { isOver, ...prices } = pricesOf(regular, time === undefined ? undefined : reduced, time ?? {}, notes.options.now)
  if (isOver) note(timeColumn, 'the sale is over', timeText ?? text, 'saleOver')
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

/** Items of a cell, separated by a sign. */
export const partsOf = (cell: string, sign: string | RegExp): string[] =>
  cell
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean)

/** A word for yes; what says nothing or cannot be understood is `usual`. */
export const isYes = (text: string, usual: boolean): boolean => (text === '' ? usual : (flagOf(text) ?? usual))
