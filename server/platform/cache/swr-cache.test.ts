import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SwrCache } from './swr-cache.ts'

const errors: unknown[] = []
const openCache = () => new SwrCache<string>(1_000_000, (error) => errors.push(error))

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

it('hands an error behind a reply to its owner, and serves the expired entry', async () => {
  const cache = openCache()
  await cache.get('a', 5, () => Promise.resolve({ value: 'a', bytes: 1 }))
  forward(5001)
  expect(await cache.get('a', 5, () => Promise.reject(new Error('broken')))).toBe('a')
  await expect.poll(() => errors).toEqual([new Error('broken')])
})
