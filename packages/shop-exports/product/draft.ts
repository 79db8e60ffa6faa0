/** What the readers hand over: a product as it was read, and what became of its rows. */
import type { ExportEntry, OfferFacts, RowCount, Sale } from '../exported-product.ts'
import type { Problem } from '../problem.ts'
import type { CsvRow } from '../tables/csv.ts'
import type { Text } from '../texts/text.ts'

export type ReadEntry = Omit<ExportEntry, 'file'> & {
  /** Where that is not the file being read. */
  file?: string
}

export interface DraftOffer {
  line: number
  /** What it was read from, where several begin on one line or in several files: offers of one row are one row. */
  row?: object
  values: string[]
  /** Hundredths. */
  price: number
  was?: number | undefined
  sale?: Sale | undefined
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
  isListed: boolean
  /** What was noticed while the product was read. */
  warnings?: Problem[]
  /** Rows that it was read from beside those of its offers and its own. */
  parts?: number
  /** An error has told its own row already: it is a variant's that did not come in. */
  isTold?: boolean
  where: (field: string) => { field: string; line: number }
}

export const noRows: RowCount = { products: 0, variants: 0, parts: 0, lost: 0 }
const oneLost: RowCount = { ...noRows, lost: 1 }

/** A row that does not come in, and why. */
export function rejectedRow(line: number, id: string, errors: Problem[], partOf = id): ReadEntry {
  return { line, ...(id ? { id } : {}), ...(partOf === id || !partOf ? {} : { partOf }), errors, rows: oneLost }
}

/** A variant that cannot be bought where it comes from. @param product what its variant is of */
export function switchedOffRow(line: number, product: string, field: string, value: string): ReadEntry {
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
