/** What the readers of other shops' exports hand over: a product as it was read, and what became of its rows. */
import type { OfferFacts } from '#contract/catalogue/offer-facts.ts'
import type { Language, Text } from '#contract/core/languages.ts'
import type { Rates } from '../cells/amounts.rules.ts'
import type { CatalogueRecord, SaleRecord } from '../records/catalogue-records.rules.ts'
import { emptyCatalogue, type CommerceCatalogue } from '../xml/commerceml.rules.ts'
import type { CsvRow } from '../tables/csv.rules.ts'
import type { FieldError } from '../records/field-reader.rules.ts'
import { Combinations } from '../prestashop/prestashop-combinations.rules.ts'
import { RowTally, type RowCount } from '../report/row-tally.rules.ts'

/** What the files of a source share while they are read. */
export interface SharedByFiles {
  /** The file that is read. */
  file: string
  tally: RowTally
  /** What files of 1C's exchange hold together. */
  commerceMl: CommerceCatalogue
  /** Variants that PrestaShop has in a file of their own. */
  combinations: Combinations
}

export const sharedByFiles = (): SharedByFiles => ({
  ...{ file: '', tally: new RowTally(), commerceMl: emptyCatalogue(), combinations: new Combinations() },
})

export interface ExportOptions extends SharedByFiles {
  /** The language of the file's texts; absent: each product's own, by its letters. */
  lang?: Language | undefined
  /** The store whose products they are: its key or name. */
  store: string
  /** The category of products that name none. */
  category?: string | undefined
  /** The time that sale prices are judged at. */
  now: Date
  /** Units of an offer that is in stock without being counted. */
  uncountedStock: number
  rates: Rates
  /** The decimal sign of the file's numbers, where its first rows tell it. */
  decimal?: '.' | ',' | undefined
}

/** A product as a record, or why there is none. */
export interface ExportEntry {
  line: number
  /** Where that is not the file being read. */
  file?: string
  id?: string
  /** The product that a rejected row is part of, where that is not `id`. */
  product?: string
  record?: CatalogueRecord
  errors: FieldError[]
  /** What the record came in without, or in another way than its row says. */
  warnings?: FieldError[]
  /** The column and line that a field of the record came from. */
  where?: (field: string) => { field: string; line: number }
  /** What may name the product's category, the best first. */
  categories?: string[]
  /** Offers that are in stock without a count. */
  uncounted?: number
  /** A row that is no product of its own: nothing to import, and no error. */
  skipped?: true
  rows: RowCount
}

export interface DraftOffer {
  line: number
  /** What it was read from, where several begin on one line or in several files: offers of one row are one row. */
  row?: object
  values: string[]
  /** Tetri. */
  price: number
  was?: number | undefined
  sale?: SaleRecord | undefined
  /** Undefined: in stock, not counted. */
  stock: number | undefined
  picture?: string | undefined
  facts?: OfferFacts | undefined
}

export interface Draft {
  line: number
  row?: object
  id: string
  /** Raw, in one language or several. */
  name: string | Text
  /** Plain text or HTML. */
  description: string | Text
  brand: string
  /** What may name its category, the best first; empty ones count for nothing. */
  categories: string[]
  tags: string
  attributes: { name: string | Text; value: string | Text }[]
  /** File names or addresses. */
  pictures: string[]
  options: (string | Text)[]
  /** Values of each option in several languages, where they come so: by the value that offers have. */
  valueTexts?: ReadonlyMap<string, Text>[]
  offers: DraftOffer[]
  onSale: boolean
  /** What was noticed while the product was read. */
  warnings?: FieldError[]
  /** Rows that it was read from beside those of its offers and its own. */
  parts?: number
  /** An error has told its own row already: it is a variant's that did not come in. */
  isTold?: boolean
  where: (field: string) => { field: string; line: number }
}

export const tagsName: Text = { ka: 'თემები', en: 'Tags', ru: 'Метки', zh: '标签' }
export const noRows: RowCount = { products: 0, variants: 0, parts: 0, lost: 0 }
const oneLost: RowCount = { ...noRows, lost: 1 }

/** A row that does not come in, and why. */
export function rejectedRow(line: number, id: string, errors: FieldError[], product = id): ExportEntry {
  return { line, ...(id ? { id } : {}), ...(product === id || !product ? {} : { product }), errors, rows: oneLost }
}

/** A variant that cannot be bought where it comes from. @param product what its variant is of */
export function switchedOffRow(line: number, product: string, field: string, value: string): ExportEntry {
  const warning = { field, reason: 'the variant is switched off: it does not come in', value, kind: 'switchedOff' as const }
  return { line, ...(product ? { id: product } : {}), errors: [], warnings: [warning], skipped: true, rows: oneLost }
}

/** What is wrong with a row before any of its cells is read; undefined where nothing is. */
export function rowErrorOf(row: CsvRow, width: number): string | undefined {
  if ('broken' in row) return row.broken
  if (row.cells.length < width || row.cells.slice(width).some(Boolean)) return `has ${row.cells.length} cells where the header has ${width}`
  return row.cells.some(isDamaged) ? 'is not UTF-8: save the file as UTF-8' : undefined
}

/** Letters lost inside of words or all over a cell: another encoding. A single sign in a longer text is half an emoji, or where an export cut it. */
function isDamaged(cell: string): boolean {
  if (!cell.includes('\uFFFD')) return false
  const rest = cell.replace(/\uFFFD{1,3}/, '')
  return rest.includes('\uFFFD') || rest.length < 10 || /\p{L}\uFFFD+\p{L}/u.test(cell)
}
