/** What the tables of most shops have in common: a row a product, or a product and below it rows of its variants. */
import type { ColumnNames } from './column-names.ts'
import { placesIn, readHeader, type Header, type Row } from './columns.ts'
import { readRow } from './read-row.ts'
import type { Text } from '../texts/text.ts'
import type { CsvRow } from './csv.ts'
import type { Problem } from '../problem.ts'
import { notesOn, type CellNotes } from '../cells/offer-cells.ts'
import { valueOr, type Reading } from '../cells/reading.ts'
import { noRows, rejectedRow, switchedOffRow, type Draft, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'
import { entryOf } from '../product/draft-entry.ts'

/** The key of a row that names no product: it is of the one above. */
export const ofAbove = '\u0000above'

/** Which product a row is of, and as what. */
export type RowPlace = { key: string; as: 'product' | 'variant' } | { skipped: string }

export interface ProductTexts {
  name: string | Text
  description: string | Text
  brand: string
  categories: string[]
  tags: string
  attributes: Draft['attributes']
  pictures: string[]
  /** Switches of the shop; all of them have to be on, and one that says nothing is. */
  listed: Reading<boolean>[]
}

export interface OptionValue {
  name: string
  value: string
}

/** One shop's table. */
export interface TableFormat<N extends string> {
  columns: ColumnNames<N>
  /** The columns that only this format has. */
  marks: readonly N[]
  prices: readonly N[]
  /** Columns that are numbered, or named by a place, beside those with a name. */
  others?(cells: string[]): number[]
  place(row: Row<N>): RowPlace
  product(row: Row<N>, header: Header<N>, options: ReadingOptions): ProductTexts
  /** What a row sells; undefined with the reasons in `notes`. `product` is the row of its product, itself where that is sold. */
  offer(row: Row<N>, product: Row<N>, notes: CellNotes, header: Header<N>): Omit<DraftOffer, 'values' | 'line'> | undefined
  options(row: Row<N>, product: Row<N>): OptionValue[]
  /** The switch of a variant's own row, where the format has one. */
  isOn?(row: Row<N>): { column: N; read: Reading<boolean> }
  /** Variants of a product that came in another file. */
  variantsOf?(product: Row<N>, options: ReadingOptions): SoldRow<N>[]
}

/** A row that may be bought, and its file where that is not the product's. */
interface SoldRow<N extends string> {
  row: Row<N>
  file?: string
}

interface Gathered<N extends string> {
  product: Row<N> | undefined
  variants: Row<N>[]
}

/** A reader of one format's rows: a product is complete when the next begins. */
export function tableReader<N extends string>(format: TableFormat<N>) {
  return class TableReader {
    readonly header: Header<N>
    readonly options: ReadingOptions
    current: (Gathered<N> & { key: string }) | undefined
    readonly complete = new Map<string, number>()

    constructor(header: string[], options: ReadingOptions) {
      this.header = readHeader(header, format.columns, options.languages)
      this.options = options
    }

    static fits(cells: string[]): boolean {
      const places = placesIn(cells, format.columns)
      return format.marks.every((name) => places[name] !== undefined)
    }

    static priceColumns(cells: string[]): number[] {
      const places = placesIn(cells, format.columns)
      return format.prices.flatMap((name) => places[name] ?? [])
    }

    get used(): (number | undefined)[] {
      return [...Object.values<number | undefined>(this.header.places), ...(format.others?.(this.header.cells) ?? [])]
    }

    push(raw: CsvRow): ReadEntry[] {
      const read = readRow(this.header, raw)
      if ('rejected' in read) return [read.rejected]
      const { row } = read
      const place = format.place(row)
      if ('skipped' in place) return [skippedRow(row.line, place.skipped)]
      const { as } = place
      // Some variants do not name their product: they are of the one above.
      const key = place.key === ofAbove ? (this.current?.key ?? '') : place.key
      if (!key)
        return [rejectedRow(row.line, '', [{ field: this.header.cells[0]!, reason: 'the row does not say which product it is of' }])]
      if (this.current?.key === key && (as === 'variant' || !this.current.product)) {
        if (as === 'product') this.current.product = row
        else this.current.variants.push(row)
        return []
      }
      const began = this.complete.get(key)
      if (began !== undefined || this.current?.key === key) {
        const line = began ?? this.current!.product!.line
        const twice =
          as === 'product'
            ? `came before, on line ${line}`
            : `the rows of «${key}» are not next to each other (it begins on line ${line}): sort the file`
        return [rejectedRow(row.line, key, [{ field: this.header.cells[0]!, reason: twice, value: key }])]
      }
      const ended = this.end()
      this.current = { key, product: as === 'product' ? row : undefined, variants: as === 'variant' ? [row] : [] }
      return ended
    }

    end(): ReadEntry[] {
      const gathered = this.current
      this.current = undefined
      if (!gathered) return []
      const first = gathered.product ?? gathered.variants[0]!
      this.complete.set(gathered.key, first.line)
      return productEntries(format, { ...gathered, product: first }, { header: this.header, options: this.options })
    }
  }
}

/** A row that is no product of its own. */
export function skippedRow(line: number, reason: string, value = ''): ReadEntry {
  return { line, errors: [], warnings: [{ field: '(row)', reason, value, kind: 'skipped' }], skipped: true, rows: { ...noRows, lost: 1 } }
}

function productEntries<N extends string>(
  format: TableFormat<N>,
  { key, product, variants }: { key: string; product: Row<N>; variants: Row<N>[] },
  { header, options }: { header: Header<N>; options: ReadingOptions },
): ReadEntry[] {
  const warnings: Problem[] = []
  const entries: ReadEntry[] = []
  const gathered: SoldRow<N>[] = [...variants.map((row) => ({ row })), ...(format.variantsOf?.(product, options) ?? [])]
  const sold = gathered.length > 0 ? gathered.filter(({ row }) => isSoldThere(format, row, key, entries)) : [{ row: product }]
  const chosen = sold.map(({ row }) => format.options(row, product))
  const names = [...new Set(chosen.flatMap((each) => each.map(({ name }) => name)))]
  const seen = new Map<string, number>()
  const offers = sold.flatMap(({ row, file }, place): DraftOffer[] => {
    const notes = notesOn(options)
    const { errors } = notes
    const offer = format.offer(row, product, notes, row.header)
    warnings.push(...(file === undefined ? notes.warnings : notes.warnings.map((each) => ({ ...each, file }))))
    const values = names.map((name) => chosen[place]!.find((each) => each.name === name)?.value || '–')
    const same = seen.get(JSON.stringify(values))
    if (same !== undefined)
      errors.push({ field: row.header.cells[0]!, reason: `the variant on line ${same} has the same values`, value: values.join(' / ') })
    if (!offer || errors.length > 0) {
      entries.push({ ...rejectedRow(row.line, key, errors), ...(file === undefined ? {} : { file }) })
      return []
    }
    seen.set(JSON.stringify(values), row.line)
    return [{ ...offer, row, line: row.line, values }]
  })
  const isSold = sold.some(({ row }) => row === product)
  if (offers.length === 0) return isSold ? entries : [...entries, { line: product.line, id: key, errors: [], rows: { ...noRows, lost: 1 } }]
  const { listed, ...texts } = format.product(product, header, options)
  const isOn = listed.map((read) => {
    if (read.is === 'unknown')
      warnings.push({
        field: '(row)',
        line: product.line,
        reason: `«${read.text}» is no word for yes or no: the product comes in unlisted`,
        value: read.text,
        kind: 'unknownFlag',
      })
    return valueOr(read, true, false)
  })
  const draft: Draft = {
    ...texts,
    ...{ line: product.line, row: product, id: key, options: names, offers, warnings },
    isListed: isOn.every(Boolean),
    isTold: entries.some(({ line, file }) => file === undefined && line === product.line),
    where: (field) => placeOf(field, format, header, product, offers),
  }
  return [...entries, entryOf(draft, options)]
}

/** Whether a variant can be bought where it comes from; an entry says why not. Never by a word that nobody understands. */
function isSoldThere<N extends string>(format: TableFormat<N>, row: Row<N>, product: string, entries: ReadEntry[]): boolean {
  const found = format.isOn?.(row)
  if (!found || valueOr(found.read, true, false)) return true
  entries.push(switchedOffRow(row.line, product, row.header.names[found.column], row.cell(found.column)))
  return false
}

/** The column that a field came from, as far as it has the field's name; the line of its offer. */
function placeOf<N extends string>(
  field: string,
  { prices }: TableFormat<N>,
  { names }: Header<N>,
  product: Row<N>,
  offers: DraftOffer[],
): { field: string; line: number } {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  const line = name === 'offers' && place ? (offers[Number(place)]?.line ?? product.line) : product.line
  const asked = name === 'offers' ? (part ?? '') : name
  const column = asked === 'price' || asked === 'was' ? names[prices[0]!] : (names as Record<string, string>)[asked]
  return { field: column ?? field, line }
}
