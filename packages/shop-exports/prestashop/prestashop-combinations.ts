/** PrestaShop's combinations: variants in a file beside the products, which they name by id or reference. */
import { placesIn, readHeader, type Header } from '../tables/columns.ts'
import { readRow } from '../tables/read-row.ts'
import type { CsvRow } from '../tables/csv.ts'
import type { Combinations } from './combinations.ts'
import { prestaShopColumns, type PrestaShopColumn } from './prestashop-columns.ts'
import { noRows, rejectedRow, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'

export function isCombinationsHeader(cells: string[]): boolean {
  const places = placesIn(cells, prestaShopColumns)
  return places.attribute !== undefined && places.value !== undefined && (places.id ?? places.product) !== undefined
}

/** Gathers rows for the products that are read after them. */
export class CombinationsReader {
  readonly #header: Header<PrestaShopColumn>
  readonly #options: ReadingOptions

  constructor(header: string[], options: ReadingOptions) {
    this.#header = readHeader(header, prestaShopColumns, options.languages)
    this.#options = options
  }

  static priceColumns(header: string[]): number[] {
    return [placesIn(header, prestaShopColumns).impact].filter((place) => place !== undefined)
  }

  get used(): (number | undefined)[] {
    return Object.values(this.#header.places)
  }

  push(raw: CsvRow): ReadEntry[] {
    const read = readRow(this.#header, raw)
    if ('rejected' in read) return [read.rejected]
    const { row } = read
    const [id, reference] = [row.cell('id'), row.cell('product')]
    if (!id && !reference) return [rejectedRow(row.line, '', [{ field: this.#header.names.id, reason: 'is missing' }])]
    this.#options.combinations.add(id ? `id ${id}` : `reference ${reference}`, { file: this.#options.file, row })
    return []
  }

  end(): ReadEntry[] {
    return []
  }
}

/** What is left when every file is read: of each product one error, of each row its count. */
export function* entriesLeft(combinations: Combinations): Generator<ReadEntry & { file: string }> {
  for (const { product, file, line } of combinations.left()) {
    const reason = `there is no product of the ${product} in these files: import the folder with products and combinations together`
    yield {
      ...rejectedRow(line, product, [{ field: 'Product ID', reason, value: product, needs: 'price' }]),
      file,
      rows: { ...noRows, lost: 1 },
    }
  }
}
