import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Layout } from '../schema/layout.ts'
import { segmentOf } from '../segments/segment-builder.ts'
import { aBook, books } from '../testing/books.ts'
import { documentOf, randomDocument, randomQuestion, wordsOf, type RandomDocument } from '../testing/random-documents.ts'
import { encodeDocument } from '../words/document-encoder.ts'
import { Finder } from './finder.ts'
import type { IndexQuery } from './query.ts'

const layout = new Layout(books)
const finder = new Finder(layout)

const bookOf = ({ genre }: RandomDocument, at: number) =>
  aBook(at + 1, {
    ...{ genre, series: 10 + genre, author: at % 3, pages: at % 25, loans: at % 4, bought: at },
    ...{ bound: at % 3 > 0, lent: at % 2 > 0 },
  })

it('gathering the slots of the rarest word finds what walking over all of them does, again and again', () => {
  expect(
    fc.check(
      fc.property(
        fc.array(randomDocument, { minLength: 1, maxLength: 60 }),
        fc.array(randomQuestion, { minLength: 2, maxLength: 3 }),
        (documents, questions) => {
          const cards = documents.map(bookOf)
          const half = documents.length >> 1
          const parts = [cards.slice(0, half), cards.slice(half)].map((part) =>
            segmentOf(layout, part, new Map(part.map(({ id }) => [id, documentOf(documents[id - 1]!)]))),
          )
          return questions.every(({ genre, from, ...question }) => {
            const query: IndexQuery = {
              ...{ language: 'el', sort: 'relevance', limit: 10, words: wordsOf(question) },
              ...(from === undefined ? {} : { filters: { ranges: { pages: { from } } } }),
              ...(genre === undefined ? {} : { group: { outer: genre } }),
            }
            return JSON.stringify(finder.find(parts, query, 0)) === JSON.stringify(finder.find(parts, query, Infinity))
          })
        },
      ),
      { numRuns: 500 },
    ).counterexample,
  ).toBeNull()
})

it('tells of thousands of values those that a facet lists', () => {
  const cards = Array.from({ length: 900 }, (_, at) => aBook(at + 1, { author: 1 + Math.floor(Math.sqrt(at * 40)) }))
  const segment = segmentOf(layout, cards, new Map())
  const rarest = cards[0]!.author
  const query: IndexQuery = { sort: 'newest', limit: 1, filters: { facets: { author: [rarest] } } }
  const all = finder.find([segment], query)
  const frequent = finder.find([segment], { ...query, facets: 'frequent' })
  const counts = new Map(all.facets.author!.ids.map((id, place) => [id, all.facets.author!.counts[place]!]))
  const listed = new Map(frequent.facets.author!.ids.map((id, place) => [id, frequent.facets.author!.counts[place]!]))
  expect(listed.size).toBeLessThan(counts.size)
  expect([...listed].every(([id, count]) => counts.get(id) === count)).toBe(true)
  const least = [...counts.values()].toSorted((one, other) => other - one)[99]!
  expect([...counts].filter(([id, count]) => (count >= least || id === rarest) && !listed.has(id))).toEqual([])
  expect({ ...frequent, facets: all.facets }).toEqual(all)
})

it.each<[string, Partial<IndexQuery>]>([
  ['language', { language: 'xx', words: { alternatives: [[['a']]], weights: [1], modifiers: [] } }],
  ['sort', { sort: 'unknown' }],
  ['lexemes', { words: { alternatives: Array.from({ length: 31 }, (_, at) => [[`${at}`]]), weights: Array(31).fill(1), modifiers: [] } }],
])('rejects a %s that it cannot search by, and answers the next query as before', (name, part) => {
  const segment = segmentOf(layout, [aBook(1)], new Map())
  const query: IndexQuery = { sort: 'newest', limit: 1 }
  const before = finder.find([segment], query)
  expect(() => finder.find([segment], { ...query, ...part })).toThrow(name)
  expect(finder.find([segment], query)).toEqual(before)
})

it('what lacks a word comes behind what has it in a worse place', () => {
  const documents = [
    ['a', 'b', 'c'].map((lexeme) => ({ lexeme, labels: ['B' as const] })),
    ['a', 'b'].map((lexeme) => ({ lexeme, labels: ['A' as const] })),
    ['a'].map((lexeme) => ({ lexeme, labels: ['A' as const] })),
  ]
  const vectors = new Map(documents.map((words, at) => [at + 1, encodeDocument(words)]))
  const segment = segmentOf(layout, [aBook(1), aBook(2), aBook(3)], vectors)
  const words = { alternatives: [[['a']], [['b']], [['c']]], weights: [1, 1, 1], modifiers: [], least: 1 }
  expect(finder.find([segment], { sort: 'relevance', limit: 3, words }).ids).toEqual([1, 2, 3])
})

it('counts between bounds what a search within each two of them finds', () => {
  const cards = Array.from({ length: 300 }, (_, at) => aBook(at + 1, { pages: (at * 37) % 120, bound: at % 3 > 0 }))
  const segments = [cards.slice(0, 100), cards.slice(100)].map((part) => segmentOf(layout, part, new Map()))
  const bounds = [5, 20, 21, 60, 119]
  const query: IndexQuery = { sort: 'newest', limit: 0, facets: false, filters: { flags: { bound: true } } }
  const { histogram } = finder.find(segments, { ...query, histogram: { range: 'pages', bounds } })
  const totals = bounds.slice(1).map((to, at) => {
    const ranges = { pages: { from: bounds[at]!, to: to - 1 } }
    return finder.find(segments, { ...query, filters: { ...query.filters, ranges } }).total
  })
  expect(histogram).toEqual(totals)
  expect(totals.every((total) => total > 0)).toBe(true)
  expect(finder.find(segments, query).histogram).toBeUndefined()
  expect(() => finder.find(segments, { ...query, histogram: { range: 'weight', bounds } })).toThrow(TypeError)
})
