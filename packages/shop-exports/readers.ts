/** The formats that are read, and the products of one file by the format that its header or root calls for. */
import { UnusedColumns } from './tables/columns.ts'
import type { CsvRow } from './tables/csv.ts'
import type { Rows } from './tables/csv-rows.ts'
import { decimalSeparatorOf } from './cells/decimal-separator.ts'
import { isMerchantHeader, MerchantReader } from './merchant/merchant-reader.ts'
import { feedAttributes, merchantRow, readElements } from './merchant/merchant-xml.ts'
import { namedShop } from './other-shops/other-shops.ts'
import { noRows, type ReadEntry } from './product/draft.ts'
import type { ReadingOptions } from './export-options.ts'
import { isShopifyHeader, otherShopifyFile, ShopifyReader } from './shopify/shopify-reader.ts'
import { isWooCommerceHeader, WooCommerceReader } from './woocommerce/woocommerce-reader.ts'
import { bigCommerce } from './other-shops/bigcommerce.ts'
import { commerceMl } from './xml/commerceml.ts'
import { isMagentoHeader, MagentoReader } from './magento/magento-reader.ts'
import { openCartPriceLists } from './opencart/opencart-price-lists.ts'
import { openCart } from './opencart/opencart.ts'
import { CombinationsReader, isCombinationsHeader } from './prestashop/prestashop-combinations.ts'
import { prestaShop } from './prestashop/prestashop.ts'
import { square } from './other-shops/square.ts'
import { tableReader } from './tables/table-reader.ts'
import { UnusedElements } from './xml/unused-elements.ts'
import { wix } from './other-shops/wix.ts'
import { yml } from './xml/yml.ts'
import { XmlRecordReader, type Dialect, type XmlRecord } from './xml/xml-records.ts'

/** What reads the rows of one format. */
export interface RowReader {
  push(row: CsvRow): ReadEntry[]
  end(): ReadEntry[]
  /** The places of the columns that it asks for. */
  readonly used: (number | undefined)[]
}

export interface Format {
  name: string
  fits(cells: string[]): boolean
  Reader: { new (header: string[], options: ReadingOptions): RowReader; priceColumns(header: string[]): number[] }
}

export const formats: readonly Format[] = [
  { name: "Shopify's product export", fits: isShopifyHeader, Reader: ShopifyReader },
  { name: "WooCommerce's product export", fits: isWooCommerceHeader, Reader: WooCommerceReader },
  { name: "Magento's product export", fits: isMagentoHeader, Reader: MagentoReader },
  { name: "PrestaShop's combinations", fits: isCombinationsHeader, Reader: CombinationsReader },
  ...Object.entries({
    "Wix' product export": tableReader(wix),
    "Square's item library": tableReader(square),
    "BigCommerce's product export": tableReader(bigCommerce),
    "PrestaShop's product export": tableReader(prestaShop),
    "OpenCart's product export": tableReader(openCart),
    "OpenCart's price list": tableReader(openCartPriceLists),
  }).map(([name, Reader]) => ({ name, fits: (cells: string[]) => Reader.fits(cells), Reader })),
  { name: "Google Merchant's product file", fits: isMerchantHeader, Reader: MerchantReader },
]

/** Rows that tell a file's decimal separator before the first of them is read. */
const rowsAhead = 200

/**
 * The products of an export in a table, read as its header calls for.
 * @param named is called with the format once the header is read; a header of no known format is the only error then
 */
export async function* readTable(
  { how, batches }: Rows,
  options: ReadingOptions,
  named: (format: string) => void,
  known: readonly Format[] = formats,
): AsyncGenerator<ReadEntry> {
  const iterator = batches[Symbol.asyncIterator]()
  const begun = await readAhead(iterator)
  // Spreadsheets write a separator above the header, people a title.
  const place = begun.slice(0, 10).findIndex((row) => 'cells' in row && known.some(({ fits }) => fits(row.cells)))
  const [header, ...ahead] = begun.slice(Math.max(place, 0)) as [CsvRow?, ...CsvRow[]]
  if (!header) return yield fileError(1, 'is empty')
  const format = 'cells' in header ? known.find(({ fits }) => fits(header.cells)) : undefined
  if (!format || !('cells' in header)) return yield unknownFormat(header, options.guide)
  named(`${format.name} (${how()})`)
  const reader = new format.Reader(header.cells, {
    ...options,
    decimal: decimalSeparatorOf(ahead, format.Reader.priceColumns(header.cells)),
  })
  const unused = new UnusedColumns(header.cells, reader.used)
  let isEmpty = true
  const push = (row: CsvRow) => {
    // What spreadsheets leave below a table.
    if ('cells' in row && !row.cells.some((cell) => cell.trim())) return []
    isEmpty = false
    options.tally.read()
    if ('cells' in row) unused.count(row.cells)
    return reader.push(row)
  }
  for (const row of ahead) for (const entry of push(row)) yield entry
  for (let next = await iterator.next(); !next.done; next = await iterator.next())
    for (const row of next.value) for (const entry of push(row)) yield entry
  yield* reader.end()
  if (isEmpty) yield fileError(header.line, 'has a header and no rows')
  yield* unusedEntries(header.line, unused)
}

/** The header and enough of what follows it. */
async function readAhead(iterator: AsyncIterator<CsvRow[]>): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  while (rows.length <= rowsAhead) {
    const next = await iterator.next()
    if (next.done) break
    rows.push(...next.value)
  }
  return rows
}

function unusedEntries(line: number, unused: Pick<UnusedColumns, 'withValues'>): ReadEntry[] {
  const warnings = unused.withValues().map(({ name, values }) => ({
    ...{ field: name, reason: `has ${values} values and no place here`, value: `${name} (${values})`, kind: 'column' as const },
  }))
  return warnings.length > 0 ? [{ line, errors: [], warnings, rows: noRows }] : []
}

function unknownFormat(row: CsvRow, guide: string | undefined): ReadEntry {
  const seen = 'cells' in row ? row.cells.slice(0, 6).join(', ') : row.broken
  const known = 'cells' in row ? (otherShopifyFile(row.cells) ?? namedShop(row.cells)) : undefined
  const reason = known
    ? `is ${known}`
    : `is no product export that is known (Shopify, WooCommerce, Google Merchant and others${guide === undefined ? '' : `: ${guide}`}): its first line has «${seen.slice(0, 120)}»`
  return fileError(row.line, reason)
}

/** Why a file is not read, or not any further. */
export const fileError = (line: number, reason: string): ReadEntry => ({ line, errors: [{ field: '(file)', reason }], rows: noRows })

const merchant: Dialect = {
  name: "Google Merchant's product file",
  records: new Set(['item', 'entry']),
  rows: new Set(['item', 'entry']),
  reads: readElements,
  open: (options) => {
    const reader = new MerchantReader(feedAttributes, options)
    return { push: (record) => reader.push('node' in record ? merchantRow(record.line, record.node) : record), end: () => reader.end() }
  },
}

export const dialects: Readonly<Record<string, Dialect>> = {
  rss: merchant,
  feed: merchant,
  yml_catalog: yml,
  КоммерческаяИнформация: commerceMl,
}

/** The products of an export in XML, read as its root element calls for. */
export async function* readDocument(
  chunks: AsyncIterable<string>,
  options: ReadingOptions,
  named: (format: string) => void,
  known: Readonly<Record<string, Dialect>> = dialects,
): AsyncGenerator<ReadEntry> {
  let dialect: Dialect | undefined
  let root = ''
  const xml = new XmlRecordReader((name) => {
    root = name
    dialect = known[name]
    return dialect?.records ?? new Set()
  })
  let reader: ReturnType<Dialect['open']> | undefined
  let unused: UnusedElements | undefined
  const read = function* (records: XmlRecord[]): Generator<ReadEntry> {
    if (dialect && !reader) {
      named(`${dialect.name} (XML)`)
      reader = dialect.open(options)
      unused = new UnusedElements(dialect.reads)
    }
    if (!dialect || !reader) return
    for (const record of records) {
      const isRow = !('node' in record) || dialect.rows.has(record.node.name)
      if (isRow) options.tally.read()
      if (isRow && 'node' in record) unused!.count(record.node)
      yield* reader.push(record)
    }
  }
  for await (const chunk of chunks) yield* read(xml.push(chunk))
  yield* read(xml.end())
  if (reader && unused) {
    yield* reader.end()
    return yield* unusedEntries(1, unused)
  }
  const reason = root ? `is no product file that is known: it begins with <${root.slice(0, 60)}>` : 'is no XML document'
  yield fileError(1, reason)
}
