/** A row of a CSV file, or why there is none; `line` is the physical line it begins on, from 1. */
export type CsvRow = { line: number; cells: string[] } | { line: number; broken: string }

/** Letters a record may have, quotes and line breaks within it included: what is longer has lost its closing quote. */
const longestRecord = 1_000_000

export type Delimiter = ',' | ';' | '\t' | '|'

/**
 * RFC 4180 in pieces: `push` text as it comes, `end` at the end; both return the rows that are complete. A record that
 * breaks the rules costs itself only: reading goes on with the next physical line after the one it began on. Cells are
 * separated by what parts the first line: commas, semicolons (spreadsheets where the comma is the decimal separator), tabs or strokes.
 * A quote inside a cell that does not begin with one is an inch sign.
 */
export class CsvReader {
  #text = ''
  #line = 1
  #delimiter: Delimiter | undefined
  /** A record ran over its limit before its line ended: the rest of that line is dropped as it comes. */
  #skipping = false

  push(text: string): CsvRow[] {
    this.#text += text
    return this.#read(false)
  }

  end(): CsvRow[] {
    return this.#read(true)
  }

  /** Known once the first line is there. */
  get delimiter(): Delimiter {
    return this.#delimiter ?? ','
  }

  #read(last: boolean): CsvRow[] {
    const rows: CsvRow[] = []
    if (!this.#delimiter) {
      const end = endOfLine(this.#text, 0)
      if (end === this.#text.length && !last && end <= longestRecord) return rows
      this.#delimiter = delimiterOf(this.#text.slice(0, end))
    }
    let at = 0
    while (at < this.#text.length) {
      if (this.#skipping) {
        const end = endOfLine(this.#text, at)
        // A carriage return at the very end of what is there may have its line feed still to come.
        if (end === this.#text.length || (!last && this.#text[end] === '\r' && end + 1 === this.#text.length)) {
          at = end
          break
        }
        at = this.#text.startsWith('\r\n', end) ? end + 2 : end + 1
        this.#line++
        this.#skipping = false
        continue
      }
      const record = readRecord(this.#text, at, last, this.#delimiter)
      if (record === 'more') {
        if (this.#text.length - at <= longestRecord) break
        rows.push({ line: this.#line, broken: `a record longer than ${longestRecord} letters, or a quote that never closes` })
        this.#skipping = true
        continue
      }
      if ('broken' in record) {
        rows.push({ line: this.#line, broken: record.broken })
        this.#skipping = true
        continue
      }
      if (record.cells.length > 1 || record.cells[0] !== '') rows.push({ line: this.#line, cells: record.cells })
      this.#line += record.lines
      at = record.end
    }
    this.#text = this.#text.slice(at)
    return rows
  }
}

type Read = { cells: string[]; end: number; lines: number } | { broken: string } | 'more'

/** What parts the cells of a header: the sign that stands most often outside quotes. */
function delimiterOf(header: string): Delimiter {
  const bare = header.replace(/"[^"]*"?/g, '')
  const counted = ([',', ';', '\t', '|'] as const).map((sign) => ({ sign, count: bare.split(sign).length - 1 }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

/** One record from `start`; `more` where the text ends before it does. */
function readRecord(text: string, start: number, last: boolean, delimiter: Delimiter): Read {
  const cells: string[] = []
  let lines = 1
  let at = start
  for (;;) {
    let cell: string
    const isQuoted = text[at] === '"' && (delimiter !== '\t' || isQuotedInTabs(text, at, last))
    if (isQuoted === 'more') return 'more'
    if (isQuoted) {
      const quoted = readQuoted(text, at)
      if (quoted === 'more') return last ? { broken: 'a quote that never closes' } : 'more'
      cell = quoted.cell
      lines += quoted.lines
      at = quoted.end
      const next = text[at]
      if (next === undefined && !last) return 'more'
      if (next !== undefined && next !== delimiter && next !== '\n' && next !== '\r') return { broken: 'text after a closing quote' }
    } else {
      const end = endOfPlain(text, at, delimiter)
      if (end === text.length && !last) return 'more'
      cell = text.slice(at, end)
      at = end
    }
    cells.push(cell)
    if (text[at] === delimiter) {
      at++
      continue
    }
    if (text[at] === '\r' && text[at + 1] === undefined && !last) return 'more'
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    return { cells, end: at, lines }
  }
}

/** Files of tabs are seldom quoted: a quote opens a cell there only where it closes before the next tab, at the cell's end. */
function isQuotedInTabs(text: string, start: number, last: boolean): boolean | 'more' {
  const quoted = readQuoted(text, start)
  const tab = text.indexOf('\t', start)
  if (quoted === 'more') return tab < 0 && !last ? 'more' : false
  if (tab >= 0 && tab < quoted.end) return false
  const next = text[quoted.end]
  if (next === undefined) return last ? true : 'more'
  return next === '\t' || next === '\n' || next === '\r'
}

function readQuoted(text: string, start: number): { cell: string; end: number; lines: number } | 'more' {
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    // A quote at the very end of what is there may be the first of two.
    if (quote < 0) return 'more'
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1, lines: cell.split('\n').length - 1 }
    cell += '"'
    from = quote + 2
  }
}

/** Lines end with CR LF, LF, or CR alone (old Excel for Mac). */
function endOfLine(text: string, start: number): number {
  for (let at = start; at < text.length; at++) if (text[at] === '\n' || text[at] === '\r') return at
  return text.length
}

function endOfPlain(text: string, start: number, delimiter: Delimiter): number {
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (char === delimiter || char === '\n' || char === '\r') return at
  }
  return text.length
}

/** Letters a spreadsheet takes for the start of a formula (reference/reliability, section 2.17). */
const formula = /^[=+\-@\t\r\0]/

/** A cell that no spreadsheet runs as a formula; {@link unguarded} takes the guard off. */
export function guarded(cell: string): string {
  return formula.test(cell) || /^'+[=+\-@\t\r\0]/.test(cell) ? `'${cell}` : cell
}

/** A cell without the apostrophe that `guarded` puts before `=`, `+`, `-`, `@` and control characters; any other cell as it is. */
export function unguarded(cell: string): string {
  if (cell[0] !== "'") return cell
  return /^'+[=+\-@\t\r\0]/.test(cell) ? cell.slice(1) : cell
}

/** One line of CSV: guarded, quoted where it must be. */
export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
