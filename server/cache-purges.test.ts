import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { announceChanges } from '#server/platform/db/changes/change-feed.ts'
import { openMall, type Mall } from './mall.ts'

/** What the cache in front was sent, and when. */
const purges: { tags: string[]; at: number }[] = []
const cacheInFront = createServer((request, reply) => {
  purges.push({ tags: String(request.headers['xkey-purge']).split(' '), at: performance.now() })
  reply.end()
})
const test = testMall({ SEARCH_INDEX: 'off' })
let malls: Mall[] = []

function openProcess(): Promise<Mall> {
  const cachePurgeUrls = [`http://127.0.0.1:${(cacheInFront.address() as AddressInfo).port}/`]
  const settings = { ...test.settings, cachePurgeUrls, role: 'web' as const }
  return openMall({ settings, db: test.db, log: test.ctx().log, now: test.clock.now, timers: true })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => cacheInFront.listen(0, '127.0.0.1', resolve))
  malls = [await openProcess(), await openProcess()]
})
afterAll(async () => {
  await Promise.all(malls.map((mall) => mall.close()))
  cacheInFront.closeAllConnections()
  cacheInFront.close()
})

const timesOf = (tag: string) => purges.filter(({ tags }) => tags.includes(tag)).map(({ at }) => at)

/** How often each tag was purged: each change is sent twice, 2.5 s apart, and what came within moments may be spread over several requests. */
async function countPurges(tags: string[]): Promise<number[]> {
  const isSentAgain = (tag: string) => timesOf(tag).at(-1)! - timesOf(tag)[0]! > 2000
  await expect.poll(() => tags.every(isSentAgain)).toBe(true)
  const counts = tags.map((tag) => timesOf(tag).length)
  purges.length = 0
  return counts
}

// In this order: who leads in one leads in the next.
describe('the cache in front of two processes', { shuffle: false }, () => {
  it('is purged of everything by the process that begins to lead', async () => {
    expect(await countPurges(['mall'])).toEqual([2])
  })

  it('hears of changes of every process and command from one of them', async () => {
    for (const [index, mall] of malls.entries()) mall.ctx().changed(`product:${index + 1}`)
    await announceChanges(test.db, ['lists'])
    expect(await countPurges(['lists', 'product:1', 'product:2'])).toEqual([2, 2, 2])
  }, 20_000)

  it('is purged of everything when another process goes on', async () => {
    const before = malls
    // Whichever led.
    malls = [await openProcess()]
    await Promise.all(before.map((mall) => mall.close()))
    await expect.poll(() => timesOf('mall').length).toBeGreaterThan(0)
    malls[0]!.ctx().changed('product:9')
    await expect.poll(() => timesOf('product:9').length).toBeGreaterThan(0)
  }, 30_000)
})
