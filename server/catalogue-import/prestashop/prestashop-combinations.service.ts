/** PrestaShop's combinations: variants in a file beside the products, which they name by id or reference. */
import { readHeader, type Header } from '../tables/columns.service.ts'
import { readRow } from '../tables/read-row.service.ts'
import type { CsvRow } from '../tables/csv.rules.ts'
import type { Combinations } from './prestashop-combinations.rules.ts'
import { prestaShopColumns, type PrestaShopColumn } from './prestashop-columns.rules.ts'
import { noRows, rejectedRow, type ExportEntry, type ExportOptions } from '../drafts/shop-export.rules.ts'

export function isCombinationsHeader(cells: string[]): boolean {
  const { places } = readHeader(cells, prestaShopColumns)
  return places.attribute !== undefined && places.value !== undefined && (places.id ?? places.product) !== undefined
}

/** Gathers rows for the products that are read after them. */
export class CombinationsReader {
  readonly #header: Header<PrestaShopColumn>
  readonly #options: ExportOptions

  constructor(header: string[], options: ExportOptions) {
    this.#header = readHeader(header, prestaShopColumns)
    this.#options = options
  }

  static priceColumns(header: string[]): number[] {
    return [readHeader(header, prestaShopColumns).places.impact].filter((place) => place !== undefined)
  }

  get used(): (number | undefined)[] {
    return Object.values(this.#header.places)
  }

  push(raw: CsvRow): ExportEntry[] {
    const read = readRow(this.#header, raw)
    if ('rejected' in read) return [read.rejected]
    const { row } = read
    const [id, reference] = [row.cell('id'), row.cell('product')]
    if (!id && !reference) return [rejectedRow(row.line, '', [{ field: this.#header.names.id, reason: 'is missing' }])]
    this.#options.combinations.add(id ? `id ${id}` : `reference ${reference}`, { file: this.#options.file, row })
    return []
  }

  end(): ExportEntry[] {
    return []
  }
}

/** What is left when every file is read: of each product one error, of each row its count. */
export function* entriesLeft(combinations: Combinations): Generator<ExportEntry & { file: string }> {
  for (const { product, file, line } of combinations.left()) {
    const reason = `there is no product of the ${product} in these files: import the folder with products and combinations together`
    yield {
      ...rejectedRow(line, product, [{ field: 'Product ID', reason, value: product, needs: 'price' }]),
      file,
      rows: { ...noRows, lost: 1 },
    }
  }
}
