import { visible } from '../texts/visible-text.ts'

/** What each column may be called in a file, without regard to case, blanks and kinds of apostrophes. */
export type ColumnNames<Name extends string> = Record<Name, readonly string[]>

/** One spelling of a column's name. */
export const folded = (name: string): string =>
  visible(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´"]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
