import { expect, it } from 'vitest'
import { parseList } from './word-lists.ts'

const parse = (text: string) => parseList(text, ['word', 'typed'], 'list.tsv')

it('reads the cells of each line by the names of the columns', () => {
  expect(parse('word\ttyped\r\nsofa\tcouch, settee\nწიგნი\tbook\n')).toEqual([
    { word: 'sofa', typed: 'couch, settee' },
    { word: 'წიგნი', typed: 'book' },
  ])
})

it('names the line that has another number of cells, or an empty one, and rejects other columns', () => {
  expect(() => parse('word\ttyped\nsofa\tcouch\nchair')).toThrow('list.tsv:3: chair')
  expect(() => parse('word\ttyped\nsofa\t ')).toThrow('list.tsv:2: sofa')
  expect(() => parse('word\tsaid\n')).toThrow('list.tsv has other columns than word, typed')
})
