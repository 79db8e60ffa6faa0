import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { amountId, textId } from '@kalata/product-index/attributes/value-ids.ts'
import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import { ProductIndex } from '@kalata/product-index/product-index.ts'
import { BookSource } from '@kalata/product-index/testing/book-source.ts'
import { aBook, books } from '@kalata/product-index/testing/books.ts'
import { documentOf, randomDocument, randomQuestion, wordsOf, type RandomDocument } from '@kalata/product-index/testing/random-documents.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EngineClient, EngineFailure } from './client/engine-client.ts'
import { OpenSearchIndex } from './opensearch-index.ts'
import type { EngineQuery } from './query/clauses.ts'
import { bookIndex } from './testing/book-index.ts'
import { hasSearchNodes, SearchCluster } from './testing/search-nodes.ts'
import { EngineState } from './write/engine-state.ts'
import { EngineWriter } from './write/engine-writer.ts'

const newest: EngineQuery = { sort: 'newest', limit: 20 }

describe('an index on a node that is away', () => {
  const events: unknown[] = []
  const index = bookIndex(new BookSource(), { nodes: ['http://127.0.0.1:9'], timeout: 1000 }, events)
  afterAll(() => index.close())

  it('answers nothing, and reports it once', async () => {
    for (let round = 0; round < 3; round++) {
      expect(await index.find(newest)).toBeUndefined()
      expect(await index.countGroups([[['a']]])).toBeUndefined()
      await index.probe()
      await index.follow()
    }
    expect(events.toSorted()).toEqual(['away', 'behind'])
    expect(index.use).toMatchObject({ answered: 0, isOpen: true })
  })

  it('rejects names that the schema has not', async () => {
    await expect(index.find({ ...newest, sort: 'unknown' })).rejects.toThrow('The schema has no sort unknown')
    await expect(index.find({ ...newest, histogram: { range: 'unknown', bounds: [0, 1] } })).rejects.toThrow(
      'The schema has no range unknown',
    )
  })

  it('reports what changes, whoever writes it', async () => {
    const source = new BookSource()
    const noticed: unknown[] = []
    const other = bookIndex(source, { nodes: ['http://127.0.0.1:9'] }, noticed)
    source.write(1)
    await other.notice()
    source.write(2)
    await other.notice()
    await other.notice()
    await other.close()
    expect(noticed.filter((each) => Array.isArray(each))).toEqual([[2]])
  })
})

/** One that sends products when it is let go. */
class SlowClient extends EngineClient {
  isSlow = false
  readonly reached = Promise.withResolvers<void>()
  readonly released = Promise.withResolvers<void>()

  override async send(...request: Parameters<EngineClient['send']>): ReturnType<EngineClient['send']> {
    if (this.isSlow && request[1].endsWith('/_bulk')) {
      this.reached.resolve()
      await this.released.promise
    }
    return super.send(...request)
  }
}

describe.runIf(hasSearchNodes)('an index in OpenSearch', () => {
  const cluster = new SearchCluster()
  const copies = { shards: 1, replicas: 0, silence: 15_000 }
  let source: BookSource
  let index: OpenSearchIndex
  let names = 0

  beforeAll(() => cluster.start(1), 600_000)
  afterAll(() => cluster.end())
  beforeEach(async () => {
    source = new BookSource()
    for (let id = 1; id <= 9; id++) source.write(id, { pages: 10 * id, bought: id }, `book ${id}`)
    index = bookIndex(source, { nodes: [cluster.url], name: `books-${++names}` })
    await index.follow()
    for (; !index.isAnswering; await sleep(500)) await index.probe()
    return () => index.close()
  })

  const idsOf = async (query: EngineQuery = newest) => (await index.find(query))?.ids

  /** Another process that writes. */
  async function another() {
    const client = new SlowClient([cluster.url])
    const state = new EngineState(client, index.names, copies)
    const openSource = () => new BookSource(source)
    const parts = { schema: books, client, state, names: index.names, copies, silence: copies.silence, openSource }
    const writer = new EngineWriter({ ...parts, events: {} })
    await index.state.release()
    await state.claim({ isForced: true })
    return { client, state, writer }
  }

  it('follows what is added, changed and removed', async () => {
    source.write(10, { bought: 10 }, 'atlas')
    source.write(1, { bought: 11 })
    source.remove(5)
    await index.follow()
    expect(await idsOf()).toEqual([1, 10, 9, 8, 7, 6, 4, 3, 2])
    expect(await idsOf({ ...newest, ids: [3, 5, 10] })).toEqual([10, 3])
  })

  it('counts the groups that words name', async () => {
    source.write(20, { genre: 2 }, 'book')
    source.write(21, { genre: 3 }, documentOf({ named: [{ lexeme: 0, label: 'C' }], texts: [0], genre: 3 }))
    await index.follow()
    expect(await index.countGroups([[['book']], [['a']], [['book', '3'], ['unknown']]])).toEqual([
      { ids: [1, 2], counts: [9, 1] },
      { ids: [], counts: [] },
      { ids: [1], counts: [1] },
    ])
  })

  it('is not changed by what a process writes late, which another one has replaced', async () => {
    const { client, state, writer } = await another()
    await writer.follow()
    for (const id of [1, 2]) source.write(id, { pages: 111 })
    client.isSlow = true
    const late = writer.follow()
    await client.reached.promise
    await index.state.claim({ isForced: true })
    source.write(1, { pages: 222 })
    source.remove(2)
    await index.follow()
    client.released.resolve()
    // It learns that it is not the one that writes any more.
    await expect(late).rejects.toThrow(EngineFailure)
    await index.client.send('POST', `/${index.names.alias}/_refresh`)
    const pages = async (pages: number) => idsOf({ ...newest, filters: { ranges: { pages: { from: pages, to: pages } } } })
    expect([await pages(111), await pages(222)]).toEqual([[], [1]])
    expect(state.position).toBeUndefined()
    await client.close()
  })

  it('has what changes while it is built', async () => {
    const { client, state, writer } = await another()
    client.isSlow = true
    const build = writer.build()
    await client.reached.promise
    source.write(10, { bought: 10 })
    source.remove(9)
    client.released.resolve()
    await build
    expect(await idsOf()).toEqual([10, 8, 7, 6, 5, 4, 3, 2, 1])
    await state.release()
    await client.close()
  })

  it('is built beside what is searched, and one of before is deleted', async () => {
    const before = index.state.position!.index
    await index.writer.build()
    const { body } = await index.client.send('GET', `/_cat/indices/${index.names.alias}-*`, { query: { format: 'json', h: 'index' } })
    expect(body).toEqual([{ index: expect.not.stringMatching(before!) }])
    expect(await index.contents()).toMatchObject({ products: 9, isFollowed: true })
  })

  it('is alone once another process goes on, which finds what an interrupted build has left', async () => {
    const { alias } = index.names
    await index.client.send('PUT', `/${alias}-left`)
    await index.state.release()
    const other = bookIndex(source, { nodes: [cluster.url], name: `books-${names}` })
    await other.follow()
    const { body } = await other.client.send('GET', `/_cat/indices/${alias}-*`, { query: { format: 'json', h: 'index' } })
    expect(body).toEqual([{ index: other.state.position!.index }])
    await other.close()
  })

  it('has its copies and waits for the disk once it is built', async () => {
    const { body } = await index.client.send('GET', `/${index.names.alias}/_settings`, { query: { flat_settings: true } })
    const [{ settings }] = Object.values(body as Record<string, { settings: Record<string, string> }>) as [
      { settings: Record<string, string> },
    ]
    expect(settings).toMatchObject({
      'index.number_of_replicas': '0',
      'index.refresh_interval': '30s',
      'index.translog.durability': 'request',
    })
  })

  it("answers the README's program as the README says, in a process of its own", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opensearch-index-'))
    const [, program] = /```ts\n([\s\S]+?)```/.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))!
    // Outside of the packages their names are found where they are installed; here that is nowhere.
    const packages = program!.replaceAll("'@kalata/", `'${new URL('..', import.meta.url).href}`)
    writeFileSync(join(folder, 'program.ts'), packages.replace('http://127.0.0.1:9200', cluster.url))
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'program.ts')])
    rmSync(folder, { recursive: true })
    expect(stdout.trim()).toBe(/\n\/\/ (.+)\n$/.exec(program!)![1])
  })

  /** A book with words in every place, and variants of two attributes, of which some are not bound. */
  const written = (document: RandomDocument, at: number) => {
    const card = aBook(at + 1, {
      ...{ genre: document.genre, series: 10 + document.genre, author: at % 3, pages: at % 25, loans: at % 4, bought: at },
      ...{ bound: at % 3 > 0, lent: at % 2 > 0 },
    })
    const variants = [
      [textId(1, 1 + (at % 3))!, amountId(2, 1 + (at % 5))!],
      [textId(1, 1 + (at % 2))!, amountId(2, 1 + (at % 7))!],
    ]
    return { card, document: documentOf(document, variants, at % 4 > 0 ? [at % 3 > 0, at % 5 < 2] : undefined) }
  }
  const filters = fc.record(
    {
      facets: fc.record({ author: fc.subarray([1, 2], { minLength: 1 }) }),
      flags: fc.record({ bound: fc.boolean() }),
      ranges: fc.record({ pages: fc.record({ from: fc.nat(20) }) }),
      attributes: fc.constant<AttributeFilter[]>([{ dimension: 2, ranges: [{ from: textId(1, 1)!, to: textId(1, 1)! }] }]),
    },
    { requiredKeys: [] },
  )
  const question = fc.record({
    asked: randomQuestion,
    hasWords: fc.boolean(),
    filters,
    sort: fc.constantFrom(...Object.keys(books.sorts)),
    facets: fc.constantFrom(undefined, false as const),
  })
  const inOrder = (answer: IndexAnswer | undefined) =>
    answer && {
      ...answer,
      facets: Object.entries(answer.facets).map(([name, { ids, counts }]) => [name, ids.map((id, at) => [id, counts[at]!]).toSorted()]),
    }

  it('answers any question as the index in memory does', { timeout: 600_000 }, async () => {
    const seen = { named: 0, mentioned: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomDocument, { minLength: 30, maxLength: 60 }),
        fc.array(question, { minLength: 25, maxLength: 25 }),
        async (documents, questions) => {
          const memory = new ProductIndex(books)
          const all = documents.map(written)
          memory.write(all)
          for (let id = 1; id <= 60; id++) source.remove(id)
          for (const { card, document } of all) source.write(card.id, card, document)
          await index.follow()
          for (const { asked, hasWords, facets, ...others } of questions) {
            const query: EngineQuery = {
              ...{ language: 'el', limit: 10, moment: 40, histogram: { range: 'pages', bounds: [0, 5, 20] } },
              ...(hasWords ? { words: wordsOf(asked) } : {}),
              ...(asked.genre === undefined ? {} : { group: { outer: asked.genre, inner: 10 + asked.genre } }),
              ...(facets === undefined ? {} : { facets }),
              ...others,
            }
            const expected = memory.find(query)
            expect(inOrder(await index.find(query)), JSON.stringify(query)).toEqual(inOrder(expected))
            if (expected.named > 1) seen.named++
            if (expected.named < expected.total) seen.mentioned++
          }
        },
      ),
      { numRuns: 8, endOnFailure: true },
    )
    expect(Math.min(seen.named, seen.mentioned), JSON.stringify(seen)).toBeGreaterThan(10)
  })
})
