import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { BatchingClient } from '../batching-client.ts'
import { openTestServer } from '../testing/test-server.ts'
import { announceChanges, openChangeFeed, type ChangeFeed } from './change-feed.ts'

type Change = 'pages' | `page:${number}`
const polling = { timeout: 60_000 }
const heard: string[] = []
let server: Awaited<ReturnType<typeof openTestServer>>
let pool: pg.Pool
let [one, other]: ChangeFeed<Change>[] = []

beforeAll(async () => {
  server = await openTestServer()
  pool = new pg.Pool({ ...server.address, database: 'postgres' })
}, 120_000)
afterAll(async () => {
  await pool.end()
  await server.remove()
}, 60_000)

beforeEach(async () => {
  heard.length = 0
  const open = (name: string) =>
    openChangeFeed<Change>({
      pool,
      openClient: (config) => new BatchingClient({ ...server.address, database: 'postgres', application_name: 'feed', ...config }),
      log: { warn: () => undefined, debug: () => undefined },
      channel: 'changes',
      everything: ['pages'],
      onChange: (changes) => heard.push(...changes.map((change) => `${name} ${change}`)),
      lead: { lock: 5, onLead: (leads) => heard.push(`${name} ${leads ? 'leads' : 'ends'}`) },
    })
  one = open('one')
  await one.listening
  await vi.waitUntil(() => heard.includes('one leads'), polling)
  other = open('other')
  await other.listening
  heard.length = 0
}, 120_000)
afterEach(() => Promise.all([one!.close(), other!.close()]))

it('tells the other processes and not this one, once for changes that come together', async () => {
  for (const change of ['page:1', 'page:1', 'page:2', 'page:1'] as const) one!.announce([change])
  await expect.poll(() => heard, polling).toEqual(['other page:1', 'other page:2'])
})

it('hears what a command announces, however much', async () => {
  const changes = Array.from({ length: 600 }, (_, id) => `page:${id}`)
  await announceChanges(pool, 'changes', changes)
  await expect.poll(() => heard.length, polling).toBe(1200)
  expect(heard.filter((each) => each.startsWith('one'))).toEqual(changes.map((change) => `one ${change}`))
})

it('listens again after its connection was lost, calls everything changed, and one of them leads', { timeout: 120_000 }, async () => {
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'feed'`)
  await expect.poll(() => heard.filter((each) => each.endsWith('pages')).toSorted(), polling).toEqual(['one pages', 'other pages'])
  expect(heard).toContain('one ends')
  // The other may lead for a moment, until its connection is lost too.
  const leaders = () =>
    ['one', 'other'].filter((name) => {
      const last = heard.findLast((each) => each === `${name} leads` || each === `${name} ends`)
      return last === `${name} leads`
    })
  await expect.poll(leaders, polling).toHaveLength(1)
})

it('another process leads when the one that did has ended', { timeout: 120_000 }, async () => {
  await one!.close()
  await expect.poll(() => heard, polling).toEqual(['one ends', 'other leads'])
})
