/** For tests: an index of books. */
import type { IndexSchema } from '../schema/schema.ts'

/** A head names the thing, other places say less. */
const points = {
  places: Array.from({ length: 64 }, (_, places) => (places & 8 ? 600 : 0) + 40 * (places & 7)),
  name: { weight: 500, pivot: 12 },
  texts: { weight: 400, pivot: 12 },
  half: 800,
  phrase: 100,
}

export const books: IndexSchema = {
  languages: ['la', 'el'],
  fields: { genre: 'int32', series: 'int32', author: 'int32', pages: 'int32', loans: 'int16', bought: 'float64' },
  groups: ['genre', 'series'],
  flags: ['bound', 'lent'],
  variantFlag: 'bound',
  facets: { author: 'author', series: 'series' },
  ranges: ['pages'],
  newest: 'bought',
  sorts: {
    newest: [],
    short: [{ field: 'pages', order: 'ascending' }],
    relevance: ['rank', { field: 'loans', order: 'descending' }, 'brevity'],
  },
  rank: {
    points,
    lacking: { bound: 0.5 },
    gains: [
      { field: 'loans', weight: 0.25, of: 1000 },
      { field: 'bought', weight: 0.05, fadesIn: 30 },
    ],
  },
}

export type Book = {
  id: number
  genre: number
  series: number
  author: number
  pages: number
  loans: number
  bought: number
  bound: boolean
  lent: boolean
}

/** A book of a number, with what is named. */
export const aBook = (id: number, part: Partial<Book> = {}): Book => ({
  ...{ id, genre: 1, series: 1 + (id % 9), author: 0, pages: 100, loans: 0, bought: 0, bound: true, lent: false },
  ...part,
})
