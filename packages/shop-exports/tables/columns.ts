import { unguarded } from './csv.ts'
import { folded, type ColumnNames } from './column-names.ts'
import { plainWord } from '../texts/plain-text.ts'
import { visible } from '../texts/visible-text.ts'

/** A file's header: which of the columns that are asked for it has, and where. */
export interface Header<Name extends string> {
  width: number
  places: Partial<Record<Name, number>>
  /** Each column as the file calls it, or as its format does where it has none: for messages. */
  names: Record<Name, string>
  /** All cells, trimmed, in the file's order. */
  cells: string[]
  /** Those that cells in several languages are read in. */
  languages: readonly string[]
}

/** A row of a table with its cells by the names of columns; an absent column reads as an empty cell. */
export interface Row<Name extends string> {
  header: Header<Name>
  line: number
  /** One line of plain text. */
  cell(name: Name): string
  /** As it stands there: HTML, several languages. */
  raw(name: Name): string
  /** Whether the file has such a column. */
  has(name: Name): boolean
  /** A cell by its place as {@link Row.raw} gives it: for columns that are numbered. */
  at(place: number): string
}

/** Finds columns in a header; of two names for one column the first of the list counts. */
export function readHeader<Name extends string>(cells: string[], columns: ColumnNames<Name>, languages: readonly string[]): Header<Name> {
  const trimmed = cells.map((cell) => visible(cell).trim())
  const names = {} as Record<Name, string>
  const places: Partial<Record<Name, number>> = {}
  const at = new Map(trimmed.map((cell, place) => [folded(cell), place] as const).reverse())
  for (const [name, called] of Object.entries(columns) as [Name, readonly string[]][]) {
    const place = called.map((each) => at.get(folded(each))).find((each) => each !== undefined)
    if (place !== undefined) places[name] = place
    names[name] = place === undefined ? called[0]! : trimmed[place]!
  }
  return { width: cells.length, places, names, cells: trimmed, languages }
}

/** Where a header has which columns. */
export const placesIn = <Name extends string>(cells: string[], columns: ColumnNames<Name>): Header<Name>['places'] =>
  readHeader(cells, columns, []).places

/** A row under a header, its cells trimmed and without the guard against spreadsheets. */
export function rowOf<Name extends string>(header: Header<Name>, line: number, cells: string[]): Row<Name> {
  return new TableRow(header, line, cells)
}

class TableRow<Name extends string> implements Row<Name> {
  readonly header: Header<Name>
  readonly line: number
  readonly #cells: string[]
  /** Readers ask for a cell more than once. */
  readonly #words: string[] = []

  constructor(header: Header<Name>, line: number, cells: string[]) {
    this.header = header
    this.line = line
    this.#cells = cells
  }

  at(place: number): string {
    const cell = this.#cells[place]
    // What databases write where nothing is.
    return cell && cell !== 'NULL' && cell !== '\\N' ? visible(unguarded(cell)).trim() : ''
  }

  raw(name: Name): string {
    return this.at(this.header.places[name] ?? -1)
  }

  cell(name: Name): string {
    const place = this.header.places[name]
    return place === undefined ? '' : (this.#words[place] ??= plainWord(this.at(place), this.header.languages))
  }

  has(name: Name): boolean {
    return this.header.places[name] !== undefined
  }
}

/** Columns of a file that no reader asks for, and how many of their cells hold something. */
export class UnusedColumns {
  readonly #columns: { name: string; place: number; values: number }[]

  constructor(cells: string[], used: Iterable<number | undefined>) {
    const claimed = new Set(used)
    this.#columns = cells.map((name, place) => ({ name, place, values: 0 })).filter(({ name, place }) => name && !claimed.has(place))
  }

  count(cells: string[]): void {
    for (const column of this.#columns) if (cells[column.place]) column.values++
  }

  withValues(): { name: string; values: number }[] {
    return this.#columns.filter(({ values }) => values > 0)
  }
}
