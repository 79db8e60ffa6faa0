import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { announceChanges } from '#server/platform/db/changes/change-feed.ts'
import { openMall, type Mall } from './mall.ts'

/** What the cache in front was sent, and when. */
const purges: { tags: string[]; at: number }[] = []
const cacheInFront = createServer((request, reply) => {
  purges.push({ tags: String(request.headers['xkey-purge']).split(' ').sort(), at: performance.now() })
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

/** Each change is sent twice: when the second has come, there is nothing more to come. */
async function twoPurges(): Promise<string[][]> {
  await expect.poll(() => purges.at(-1)!.at - purges[0]!.at, { timeout: 10_000 }).toBeGreaterThan(2000)
  return purges.splice(0).map(({ tags }) => tags)
}

// In this order: who leads in one leads in the next.
describe('the cache in front of two processes', { shuffle: false }, () => {
  it('is purged of everything by the process that begins to lead', async () => {
    await expect.poll(() => purges.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await twoPurges()).toEqual([['mall'], ['mall']])
  })

  it('hears of changes of every process and command from one of them', async () => {
    for (const [index, mall] of malls.entries()) mall.ctx().changed(`product:${index + 1}`)
    await announceChanges(test.db, ['lists'])
    await expect.poll(() => purges.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await twoPurges()).toEqual([1, 2].map(() => ['lists', 'product:1', 'product:2', 'untagged']))
  }, 20_000)

  it('is purged of everything when another process goes on', async () => {
    const before = malls
    // Whichever led.
    malls = [await openProcess()]
    await Promise.all(before.map((mall) => mall.close()))
    await expect.poll(() => purges[0]?.tags, { timeout: 10_000 }).toEqual(['mall'])
    malls[0]!.ctx().changed('product:9')
    await expect.poll(() => purges.at(-1)!.tags, { timeout: 10_000 }).toContain('product:9')
  }, 30_000)
})
