import { textId, amountId, dimension } from '@kalata/product-index/attributes/value-ids.ts'
import { ProductIndex } from '@kalata/product-index/product-index.ts'
import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import { aBook, books } from '@kalata/product-index/testing/books.ts'
import { documentOf, randomDocument, randomQuestion, wordsOf } from '@kalata/product-index/testing/random-documents.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresIndex } from './postgres-index.ts'
import type { TableQuery } from './query/hits.ts'
import { PostgresSource } from './source/postgres-source.ts'
import { openBookServer } from './testing/book-server.ts'
import { bookChanges, bookTables } from './testing/book-tables.ts'

let server: Awaited<ReturnType<typeof openBookServer>>
const index = new PostgresIndex(books, bookTables)
const parts = { schema: books, tables: bookTables, changes: bookChanges }

beforeAll(async () => void (server = await openBookServer()), 120_000)
afterAll(() => server.remove())
beforeEach(() => server.tables.withConnection((client) => client.query('truncate books, documents, changes')))

/** Counts come in no order. */
const inOrder = ({ facets, ...answer }: IndexAnswer) => ({
  ...answer,
  facets: Object.fromEntries(
    Object.entries(facets).map(([name, { ids, counts }]) => [
      name,
      ids.map((id, at) => [id, counts[at]!]).toSorted(([one], [other]) => one! - other!),
    ]),
  ),
})
const find = async (query: TableQuery) => inOrder(await index.find(server.tables, query))

/** What is asked beside words: filters by a facet, a flag, a range and attributes, and in which order. */
const randomFilters = fc.record({
  author: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 1 }),
  bound: fc.option(fc.constant(true), { nil: undefined, freq: 1 }),
  value: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined, freq: 1 }),
  from: fc.option(fc.nat(30), { nil: undefined, freq: 1 }),
  sort: fc.constantFrom('newest', 'short', 'relevance'),
})
const filtersOf = ({ author, bound, value, from }: typeof randomFilters extends fc.Arbitrary<infer T> ? T : never) => ({
  facets: { author: author === undefined ? undefined : [author, 4] },
  flags: { bound },
  ...(from === undefined ? {} : { ranges: { pages: { from: 100 + from, to: 135 } } }),
  ...(value === undefined
    ? {}
    : { attributes: [{ dimension: dimension(1, 'texts'), ranges: [{ from: textId(1, value)!, to: textId(1, value)! }] }] }),
})

/** Of each book of a place its variants: some have one, some several, of which some are bound. */
const variantsOf = (at: number) => [
  [textId(1, 1 + (at % 3))!, amountId(2, 1 + at)!],
  ...(at % 2 ? [[textId(1, 1 + ((at + 1) % 3))!, 0]] : []),
]

describe('a search in tables', () => {
  it('answers as the index in memory does, to the last place and count', async () => {
    let asked = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomDocument, { minLength: 1, maxLength: 40, size: 'max' }),
        fc.array(fc.tuple(randomQuestion, randomFilters), { minLength: 12, maxLength: 12 }),
        async (documents, questions) => {
          const memory = new ProductIndex(books)
          await server.tables.withConnection((client) => client.query('truncate books, documents'))
          for (const [at, document] of documents.entries()) {
            const flags = at % 2 ? [at % 4 === 1, at % 3 === 1] : [at % 3 === 0]
            const card = aBook(at + 1, {
              ...{ genre: document.genre, author: at % 4, pages: 100 + at, loans: 100 * (at % 3), bought: at % 5 },
              ...{ bound: flags.includes(true), lent: at % 2 === 0 },
            })
            const vectors = documentOf(document, variantsOf(at), flags)
            memory.write([{ card, document: vectors }])
            await server.tables.write(card, vectors)
          }
          for (const [{ genre, ...question }, filters] of questions) {
            const query = {
              ...{ words: wordsOf(question), language: 'el', filters: filtersOf(filters), sort: filters.sort, limit: 5, moment: 20 },
              ...(genre === undefined ? {} : { group: { outer: genre } }),
              histogram: { range: 'pages', bounds: [0, 103, 107, 500] },
            }
            const answer = await find(query)
            expect(answer).toEqual(inOrder(memory.find(query)))
            if (answer.total > 1) asked++
          }
        },
      ),
      { numRuns: 15 },
    )
    expect(asked).toBeGreaterThan(10)
  })

  it('finds few products by their ids, and rejects names that the schema has not', async () => {
    for (let id = 1; id <= 5; id++) await server.tables.write({ id })
    expect((await find({ ids: [2, 4, 9], sort: 'newest', limit: 9, facets: false })).ids).toEqual([4, 2])
    await expect(find({ sort: 'unknown', limit: 1 })).rejects.toThrow('The schema has no sort unknown')
    await expect(find({ sort: 'newest', limit: 1, histogram: { range: 'unknown', bounds: [0, 1] } })).rejects.toThrow('no range unknown')
  })

  it('explains its order by the numbers that it is made of', async () => {
    const word = (label: 'A' | 'C') => documentOf({ named: [{ lexeme: 0, label }], texts: [0, 1], genre: 1 })
    await server.tables.write({ id: 1, loans: 500 }, word('A'))
    await server.tables.write({ id: 2, bound: false }, word('A'))
    await server.tables.write({ id: 3 }, word('C'))
    const query = { words: { alternatives: [[['a']]], weights: [3], modifiers: [] }, sort: 'relevance', limit: 9 }
    const scores = await index.explain(server.tables, query)
    expect(scores.map(({ id }) => id)).toEqual((await find(query)).ids)
    const [first, second, third] = scores.map(({ rank, points, gains, wordPoints }) => ({ rank, points, gains, word: wordPoints[0]! }))
    expect(first).toMatchObject({ points: 3 * first!.word, gains: [500, 1], rank: first!.points * (1 + 0.25 / 2 + 0.05) })
    expect([second, third]).toContainEqual(expect.objectContaining({ points: first!.points, rank: first!.points * 0.5 * 1.05 }))
    expect(await index.wordsOf(server.tables, 1, [[['a']], [['unknown']], [['b', 'a']]])).toEqual([true, false, true])
  })
})

describe('a source of tables', () => {
  const memory = async (source: PostgresSource) => {
    const read = new ProductIndex(books)
    await source.readAll((card, document) => read.write([{ card, ...(document ? { document: copyOf(document) } : {}) }]))
    return read
  }
  const copyOf = <T extends object>(document: T): T =>
    Object.fromEntries(Object.entries(document).map(([name, value]) => [name, Buffer.isBuffer(value) ? Buffer.from(value) : value])) as T
  const everything = { sort: 'newest', limit: 20 }

  it('reads everything as of one moment, and what has changed since', async () => {
    for (let id = 1; id <= 9; id++)
      await server.tables.write(
        { id, bought: id, genre: 1 + (id % 2) },
        documentOf({ named: [{ lexeme: id % 3, label: 'A' }], texts: [0], genre: 1 }),
      )
    const source = new PostgresSource(server.tables, parts)
    const read = await memory(source)
    expect(inOrder(read.find(everything))).toEqual(await find(everything))
    await server.tables.write({ id: 3, bought: 30 })
    await server.tables.remove(5)
    const changes = (await source.changes())!
    expect([changes.ids.toSorted(), [...changes.reworded], changes.names]).toEqual([[3, 5], [], false])
    read.write((await source.cards(changes.ids)).map((card) => ({ card })))
    read.remove([5])
    await changes.applied()
    expect(inOrder(read.find(everything))).toEqual(await find(everything))
    expect((await source.changes())!.ids).toEqual([])
  })

  it('goes on from a position, where no change after it was deleted', async () => {
    await server.tables.write({ id: 1 })
    const source = new PostgresSource(server.tables, parts)
    const position = await source.present()
    await server.tables.write({ id: 2 })
    expect(await source.resume(position)).toBe(true)
    expect((await source.changes())!.ids).toEqual([2])
    expect(await source.resume(position + 1_000_000)).toBe(false)
    expect((await source.cardsAfter(1, 5)).map(({ id }) => id)).toEqual([2])
    expect((await source.documents([1])).size).toBe(0)
  })
})
