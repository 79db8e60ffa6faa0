/** The rows of another shop's export, and the reader that its header calls for. */
import { CsvReader, type CsvRow, type Delimiter } from './csv.rules.ts'
import { isMerchantHeader, MerchantReader } from './merchant-feed-reader.service.ts'
import { feedAttributes, XmlFeedReader } from './merchant-xml.service.ts'
import type { ExportEntry, ExportOptions } from './shop-export.service.ts'
import { isShopifyHeader, ShopifyReader } from './shopify.service.ts'
import { isWooCommerceHeader, WooCommerceReader } from './woocommerce.service.ts'

/** Rows in their order, the header first; `how` they were parted, for messages. */
export interface Rows {
  how(): string
  rows: AsyncIterable<CsvRow>
}

const parted: Record<Delimiter, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

/** The rows of a CSV file, one after another; its delimiter is recognised by the header. */
export function csvRows(chunks: AsyncIterable<string>): Rows {
  const csv = new CsvReader()
  return {
    how: () => parted[csv.delimiter],
    rows: (async function* () {
      for await (const chunk of chunks) yield* csv.push(chunk)
      yield* csv.end()
    })(),
  }
}

/** The items of an XML feed under a header of their attributes. */
export function xmlRows(chunks: AsyncIterable<string>): Rows {
  const xml = new XmlFeedReader()
  return {
    how: () => 'XML',
    rows: (async function* () {
      yield { line: 1, cells: feedAttributes }
      for await (const chunk of chunks) yield* xml.push(chunk)
      yield* xml.end()
    })(),
  }
}

const formats = [
  { name: "Shopify's product export", fits: isShopifyHeader, Reader: ShopifyReader },
  { name: "WooCommerce's product export", fits: isWooCommerceHeader, Reader: WooCommerceReader },
  { name: "Google Merchant's product file", fits: isMerchantHeader, Reader: MerchantReader },
]

/**
 * The products of an export, read as its header calls for.
 * @param named hears the format once the header is read; a header of no known format is the only error then
 */
export async function* readShopExport(
  { how, rows }: Rows,
  options: ExportOptions,
  named: (format: string) => void,
): AsyncGenerator<ExportEntry> {
  let reader: { push(row: CsvRow): ExportEntry[]; end(): ExportEntry[] } | undefined
  for await (const row of rows) {
    if (reader) {
      yield* reader.push(row)
      continue
    }
    // What spreadsheets write to tell themselves the separator.
    if ('cells' in row && /^sep=$/i.test(row.cells[0]!)) continue
    const format = 'cells' in row ? formats.find(({ fits }) => fits(row.cells)) : undefined
    if (!format || !('cells' in row)) return yield unknownFormat(row)
    named(`${format.name} (${how()})`)
    reader = new format.Reader(row.cells, options)
  }
  if (reader) yield* reader.end()
}

function unknownFormat(row: CsvRow): ExportEntry {
  const seen = 'cells' in row ? row.cells.slice(0, 6).join(', ') : row.broken
  const reason = `is no product export of Shopify, WooCommerce or Google Merchant: its first line has «${seen.slice(0, 120)}»`
  return { line: row.line, errors: [{ field: '(file)', reason }] }
}
