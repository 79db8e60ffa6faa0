import { unguarded } from './csv.rules.ts'

/** What each of our names for a column may be called in a file, without regard to case. */
export type ColumnNames<Name extends string> = Record<Name, readonly string[]>

/** A file's own header: which of our columns it has and where. */
export interface Header<Name extends string> {
  width: number
  places: Partial<Record<Name, number>>
  /** Each column as the file calls it, or as its format does where it has none: for messages. */
  names: Record<Name, string>
  /** All cells, trimmed, in the file's order. */
  cells: string[]
}

/** A row of a table with its cells by our names; an absent column reads as an empty cell. */
export interface Row<Name extends string> {
  line: number
  cell(name: Name): string
  /** A cell by its place: for columns that are numbered. */
  at(place: number): string
}

/** Finds our columns in a header; of two names for one column the first of the list counts. */
export function readHeader<Name extends string>(cells: string[], columns: ColumnNames<Name>): Header<Name> {
  const trimmed = cells.map((cell) => cell.trim())
  const lower = trimmed.map((cell) => cell.toLowerCase())
  const places: Partial<Record<Name, number>> = {}
  const names = {} as Record<Name, string>
  for (const [name, called] of Object.entries(columns) as [Name, readonly string[]][]) {
    const place = called.map((each) => lower.indexOf(each.toLowerCase())).find((each) => each >= 0)
    if (place !== undefined) places[name] = place
    names[name] = place === undefined ? called[0]! : trimmed[place]!
  }
  return { width: cells.length, places, names, cells: trimmed }
}

/** A row under a header, its cells trimmed and without the guard against spreadsheets. */
export function rowOf<Name extends string>(header: Header<Name>, line: number, cells: string[]): Row<Name> {
  const at = (place: number) => textOf(cells[place] ?? '')
  return { line, at, cell: (name) => at(header.places[name] ?? -1) }
}

/** Letters that no page can show, as word processors leave them, are dropped. */
function textOf(cell: string): string {
  return unguarded(cell)
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .trim()
}
