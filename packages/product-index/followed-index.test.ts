import { afterEach, expect, it, vi } from 'vitest'
import { FollowedIndex, type IndexEvents } from './followed-index.ts'
import { BookSource } from './testing/book-source.ts'
import { books } from './testing/books.ts'
import { inlineRunners } from './threads/runners.ts'

const events: unknown[] = []
afterEach(() => void events.splice(0))
const noted: IndexEvents = {
  ready: (_, origin) => events.push(`ready from ${origin}`),
  changed: (ids) => events.push(ids),
  repaired: (count) => events.push(`${count} repaired`),
  saveFailed: (reason) => events.push(reason),
  failed: (error, what) => events.push(`${what}: ${String(error)}`),
}
const query = { sort: 'newest', limit: 10 }

function open() {
  const source = new BookSource()
  source.write(1, { bought: 1 })
  return { source, index: new FollowedIndex(inlineRunners(books, source), noted) }
}

it('answers once it is built, and no more when it is closed', async () => {
  const { index } = open()
  expect(await index.find(query)).toBeUndefined()
  const built = index.follow()
  // Searches wait for the first run.
  expect((await index.find(query))?.ids).toEqual([1])
  await built
  expect(events).toEqual(['ready from source'])
  await index.close()
  expect(await index.find(query)).toBeUndefined()
})

it('is waited for while it is opened for some seconds only, and not where that fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const { source, index } = open()
    source.isBroken = true
    const failed = index.follow().catch(String)
    expect(await index.find(query)).toBeUndefined()
    expect(await failed).toContain('The source is broken')
    source.isBroken = false
    let resume!: () => void
    source.readable = new Promise((resolve) => (resume = resolve))
    const built = index.follow()
    const found = index.find(query)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await found).toBeUndefined()
    expect(await index.find(query)).toBeUndefined()
    resume()
    await built
    expect((await index.find(query))?.ids).toEqual([1])
  } finally {
    vi.useRealTimers()
  }
})

it('has what was noted before it is asked, and the same answer until something changes', async () => {
  const { source, index } = open()
  await index.follow()
  const first = await index.find(query)
  expect(await index.find(query)).toBe(first)
  source.write(2, { bought: 2 })
  index.noteChange()
  expect((await index.find(query))?.ids).toEqual([2, 1])
  expect(events).toEqual(['ready from source', [2]])
})

it('tells of a search that it cannot answer, and goes on', async () => {
  const { index } = open()
  await index.follow()
  expect(await index.find({ ...query, sort: 'unknown' })).toBeUndefined()
  expect(events.at(-1)).toBe('find: TypeError: The schema has no sort unknown')
  expect((await index.find(query))?.ids).toEqual([1])
})

it('repairs what no change was told of when it is checked', async () => {
  const { source, index } = open()
  await index.follow()
  source.writeUnnoted(1, { pages: 7 })
  await index.check()
  expect((await index.find(query))?.ranges.pages).toEqual({ lowest: 7, highest: 7 })
  expect(events).toEqual(['ready from source', [1], '1 repaired'])
})
