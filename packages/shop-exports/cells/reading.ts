import { flagOf } from './flag-words.ts'

/**
 * What a file says in one cell. No column, an empty cell and a word that nobody understands are three different things;
 * none of them is a value.
 */
export type Reading<T> = { is: 'absent' } | { is: 'empty' } | { is: 'unknown'; text: string } | { is: 'known'; value: T }

/** What a row's cell of a column holds; undefined where the file has no such column. */
export interface Cells<Name extends string> {
  cell(name: Name): string
  has(name: Name): boolean
}

/** A cell read by `meaning`, which returns undefined for what it does not understand. */
export function reading<Name extends string, T>(row: Cells<Name>, name: Name, meaning: (text: string) => T | undefined): Reading<T> {
  if (!row.has(name)) return { is: 'absent' }
  const text = row.cell(name)
  if (text === '') return { is: 'empty' }
  const value = meaning(text)
  return value === undefined ? { is: 'unknown', text } : { is: 'known', value }
}

/** A cell that says yes or no. */
export const flag = <Name extends string>(row: Cells<Name>, name: Name): Reading<boolean> => reading(row, name, flagOf)

/** The value, or what is usual where the file does not say; an unknown word counts as `unknown`. */
export function valueOr<T>(read: Reading<T>, usual: T, unknown: T = usual): T {
  if (read.is === 'known') return read.value
  return read.is === 'unknown' ? unknown : usual
}
