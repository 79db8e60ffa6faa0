import { connections, seconds, type Figure } from './measure.ts'

type Row = Record<string, string | number>

/**
 * Prints the figures of a load test: a readable table, and everything as one JSON line for programs.
 * @throws Error where a reply was wrong or nothing was measured
 */
export function reportFigures(bench: string, figures: Figure[]): void {
  const rows = figures.map(({ name, perSecond, p50, p99, memory, peak, wrong }) => ({
    '': name,
    'a second': perSecond,
    'p50 ms': p50,
    'p99 ms': p99,
    'memory MB': memory,
    'peak MB': peak,
    wrong,
  }))
  printTable(rows)
  console.log(JSON.stringify({ bench, connections, seconds, figures }))
  assertComplete(rows)
  for (const { name, perSecond, wrong } of figures) {
    if (wrong > 0) throw new Error(`${name}: ${wrong} wrong replies`)
    if (perSecond === 0) throw new Error(`${name}: no reply`)
  }
}

/**
 * Prints rows that have no load test's columns, and `json` as one line for programs.
 * @throws Error where a figure is missing
 */
export function reportRows(rows: Row[], json: object): void {
  printTable(rows)
  console.log(JSON.stringify(json))
  assertComplete(rows)
}

export const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!

/** Rows with the same keys as columns, numbers to the right. */
function printTable(rows: Row[]): void {
  const heads = Object.keys(rows[0] ?? {})
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => String(row[head]).length)))
  const line = (cells: (string | number)[]) =>
    cells.map((cell, at) => (typeof cell === 'number' ? String(cell).padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  ')
  console.log(line(heads))
  for (const row of rows) console.log(line(heads.map((head) => row[head]!)))
}

function assertComplete(rows: Row[]): void {
  if (rows.length === 0) throw new Error('Nothing was measured')
  for (const row of rows)
    for (const [column, value] of Object.entries(row))
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${row['']}: no figure for ${column}`)
}
