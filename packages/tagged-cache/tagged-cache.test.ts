import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteTags, TaggedCache, type Tag } from './tagged-cache.ts'

const errors: unknown[] = []
const openCache = () => new TaggedCache<string>({ maxBytes: 1_000_000, onError: (error) => errors.push(error) })

beforeEach(() => {
  errors.length = 0
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())
const forward = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** A database with one value, a reply made of it and a page made of the reply, each cached for 5 s. */
function aPage() {
  const [replies, pages] = [openCache(), openCache()]
  const stored = { price: 'old' }
  const loaded = (value: string) => ({ value, bytes: value.length })
  const reply = () => replies.get('reply', 5, () => Promise.resolve(loaded(stored.price)))
  const page = () => pages.get('page', 5, async () => loaded(await reply()))
  return { stored, reply, page }
}

describe('a page made of cached replies', () => {
  it('shows a change 5 s after the last read of the database, not after the sum of its caches', async () => {
    const { stored, reply, page } = aPage()
    await reply()
    forward(4900)
    expect(await page()).toBe('old')
    stored.price = 'new'
    forward(5001)
    // Expired: served once more while it is refreshed.
    expect(await page()).toBe('old')
    await expect.poll(page).toBe('new')
  })

  it('is as old as the oldest reply that it is made of', async () => {
    const { stored, reply, page } = aPage()
    await reply()
    forward(900)
    await page()
    stored.price = 'new'
    forward(4101)
    await page()
    await expect.poll(page).toBe('new')
  })

  it('shares replies that were read within the last second', async () => {
    const { stored, reply, page } = aPage()
    await reply()
    stored.price = 'new'
    forward(900)
    expect(await page()).toBe('old')
  })
})

describe('what shows single things', () => {
  const [replies, pages] = [openCache(), openCache()]
  let loads: string[] = []
  beforeEach(() => {
    loads = []
    replies.clear()
    pages.clear()
  })
  const load = (name: string, tags: Tag[]) => {
    loads.push(name)
    noteTags(tags)
    return Promise.resolve({ value: name, bytes: 1 })
  }
  const reply = (name: string, tags: Tag[]) => replies.get(name, 5, () => load(name, tags))
  /** A page of two replies. */
  const page = (name: string, ...parts: [string, Tag[]][]) =>
    pages.get(name, 5, async () => {
      for (const part of parts) await reply(...part)
      return load(name, [])
    })
  const change = (...tags: Tag[]) => {
    replies.change(tags)
    pages.change(tags)
  }
  const home = () => page('home', ['latest', ['product:1', 'lists']], ['menu', []])
  const product = () => page('product', ['details', ['product:2']])

  it('is dropped with what is made of it, and nothing else is', async () => {
    await home()
    await product()
    loads = []
    change('product:2')
    await home()
    expect(loads).toEqual([])
    await product()
    expect(loads).toEqual(['details', 'product'])
    loads = []
    change('product:1', 'list:7')
    await product()
    await home()
    expect(loads).toEqual(['latest', 'menu', 'home'])
  })

  it('is dropped by every change where it shows nothing that has a name', async () => {
    await reply('menu', [])
    change('product:3')
    await reply('menu', [])
    expect(loads).toEqual(['menu', 'menu'])
  })

  it('is not stored where it changed while it was loaded', async () => {
    const slow = async (name: string, tags: Tag[]) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const got = replies.get(name, 5, async () => {
        const loaded = load(name, tags)
        await promise
        return loaded
      })
      return { got, end: resolve }
    }
    const [affected, other] = [await slow('affected', ['product:4']), await slow('other', ['product:5'])]
    change('product:4')
    // Who asks after the change is given nothing that was begun before it.
    const after = replies.get('affected', 5, () => Promise.resolve({ value: 'new', bytes: 1 }))
    affected.end()
    other.end()
    expect(await Promise.all([affected.got, other.got, after])).toEqual(['affected', 'other', 'new'])
    loads = []
    expect(await reply('affected', [])).toBe('new')
    expect(await reply('other', [])).toBe('other')
    expect(loads).toEqual([])
  })
})

it('hands an error behind a reply to its owner, and serves the expired entry', async () => {
  const cache = openCache()
  await cache.get('a', 5, () => Promise.resolve({ value: 'a', bytes: 1 }))
  forward(5001)
  expect(await cache.get('a', 5, () => Promise.reject(new Error('broken')))).toBe('a')
  await expect.poll(() => errors).toEqual([new Error('broken')])
})

it('serves an earlier value, however old, while its source is away', async () => {
  const away = new Error('away')
  const cache = new TaggedCache<string>({
    maxBytes: 1000,
    onError: (error) => errors.push(error),
    isUnavailable: (error) => error === away,
  })
  await cache.get('a', 5, () => Promise.resolve({ value: 'a', bytes: 1 }))
  forward(3600_000)
  expect(await cache.get('a', 5, () => Promise.reject(away))).toBe('a')
  await expect(cache.get('b', 5, () => Promise.reject(away))).rejects.toBe(away)
})

it('drops everything after a change that is of all entries', async () => {
  const cache = new TaggedCache<number>({ maxBytes: 1000, onError: (error) => errors.push(error), everything: new Set(['all']) })
  let loads = 0
  const get = () =>
    cache.get('a', 5, () => {
      noteTags(['one'])
      return Promise.resolve({ value: ++loads, bytes: 1 })
    })
  await get()
  cache.change(['two'])
  expect(await get()).toBe(1)
  cache.change(['two', 'all'])
  expect(await get()).toBe(2)
})
