import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Layout } from '../schema/layout.ts'
import { shared, type Segment } from '../segments/segment.ts'
import { BookSource } from '../testing/book-source.ts'
import { books } from '../testing/books.ts'
import { Finder } from '../find/finder.ts'
import type { Followed } from '../threads/messages.ts'
import { hideReplaced } from '../threads/index-reader.ts'
import { Follower } from './follower.ts'

const folder = mkdtempSync(join(tmpdir(), 'product-index-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const layout = new Layout(books)
const finder = new Finder(layout)

/** A follower of a source, and what a reader of its segments finds. */
function open(source: BookSource, file?: string) {
  const follower = new Follower({ layout, source, revision: shared(Int32Array, 1), file })
  let segments: readonly Segment[] = []
  const run = async (kind: 'follow' | 'check' = 'follow'): Promise<Followed> => {
    const followed = await follower[kind]()
    segments = followed.segments ?? segments
    hideReplaced(segments)
    return followed
  }
  const find = (lexeme: string) => {
    const words = { alternatives: [[[lexeme]]], weights: [1], modifiers: [] }
    return finder.find(segments, { words, sort: 'short', limit: 100 }).ids
  }
  return { run, find }
}

it('follows what is added, changed, moved, reworded and removed', async () => {
  const source = new BookSource()
  for (let id = 1; id <= 20; id++) source.write(id, { pages: id }, `book ${id}`)
  const { run, find } = open(source)
  expect((await run()).origin).toBe('source')
  expect(find('book')).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  source.write(3, { pages: 500 })
  source.write(4, { genre: 2 })
  source.write(5, {}, 'atlas 5')
  source.write(21, { pages: 0 }, 'book 21')
  source.remove(6)
  await run()
  expect(find('book')).toEqual([21, 1, 2, 4, ...Array.from({ length: 14 }, (_, at) => at + 7), 3])
  expect([find('atlas'), find('4'), find('6')]).toEqual([[5], [4], []])
  expect((await run()).productIds).toEqual([])
  expect(source.readings).toBe(1)
})

it('repairs what no change was told of', async () => {
  const source = new BookSource()
  for (let id = 1; id <= 9; id++) source.write(id, { pages: id }, 'book')
  const { run, find } = open(source)
  await run()
  source.writeUnnoted(9, { pages: 0 })
  await run()
  expect(find('book')[0]).toBe(1)
  expect((await run('check')).repaired).toBe(1)
  expect(find('book')[0]).toBe(9)
  expect((await run('check')).repaired).toBe(0)
})

it('goes on from its file, with what has changed since', async () => {
  const file = join(folder, 'books')
  const source = new BookSource()
  for (let id = 1; id <= 9; id++) source.write(id, { pages: id }, 'book')
  await open(source, file).run()
  await expect.poll(() => existsSync(file)).toBe(true)
  source.write(1, { pages: 100 })
  source.write(10, { pages: 10 }, 'book')
  source.position = undefined
  const { run, find } = open(source, file)
  expect((await run()).origin).toBe('file')
  expect(find('book')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 1])
  expect(source.readings).toBe(1)
})

it('is built again after a build that failed, and follows nothing before', async () => {
  const source = new BookSource()
  source.write(1, {}, 'book')
  source.write(2, {}, 'book')
  const { run, find } = open(source)
  source.isBroken = true
  await expect(run()).rejects.toThrow('The source is broken')
  // A source that was read and whose words could not be packed is in the same place: it has a position, the index has nothing.
  source.position = 2
  source.isBroken = false
  source.write(3, {}, 'book')
  await run()
  expect(find('book').toSorted()).toEqual([1, 2, 3])
})
