import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { execute } from '#demo/testing/file-database.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { promote, startStandby } from '#demo/testing/standby.ts'
import { openTcpProxy, type TcpProxy } from '#demo/testing/tcp-proxy.ts'
import { durabilityFinding } from '#server/platform/deployment/durability.ts'
import { announceChanges } from '#server/platform/db/changes/change-feed.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { isDatabaseUnavailable } from '@kalata/postgres-client/database-error.ts'
import { applicationRole, ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { removeTimeLimits } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'
import { openMallDatabase } from '#server/platform/db/schema/mall-database.ts'
import { readSettings } from '#server/platform/settings.ts'
import { inTransaction } from './context.ts'
import { openMall, type Mall } from './mall.ts'

const folders = ['kalata-a-', 'kalata-b-', 'kalata-mall-'].map((name) => mkdtempSync(join(tmpdir(), name)))
const [first, second, dataDir] = folders as [string, string, string]
const servers: PostgresServer[] = []
const proxies: TcpProxy[] = []
const { log, lines } = logLines('info')
let mall: Mall
let db: Database
const changes: number[] = []

beforeAll(async () => {
  const primary = await startPostgres(first, ['fsync=off'])
  servers.push(primary)
  await ensureDatabase(primary.superuser, 'kalata')
  const standby = await startStandby(primary, first, second)
  servers.push(standby)
  for (const server of servers) proxies.push(await openTcpProxy(server.address))
  const hosts = proxies.map(({ port }) => `127.0.0.1:${port}`)
  // The standby is named first.
  const databaseUrl = `postgres://${applicationRole}:${primary.address.password}@${hosts.toReversed().join(',')}/kalata`
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CACHE_REPLIES: 'on' })
  const opened = await openMallDatabase(settings)
  db = openDatabase(opened.connection, log)
  await migrate(db)
  mall = await openMall({ settings, db, log, timers: true })
  mall.onChange(() => changes.push(performance.now()))
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 30_000 })
}, 120_000)
afterAll(async () => {
  for (const proxy of proxies) proxy.pass()
  await mall.close()
  await closeDatabase(db)
  for (const proxy of proxies) await proxy.close()
  for (const server of servers.toReversed()) await server.release()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const ready = async () => (await mall.app.inject('/health/ready')).statusCode
/** A call that no cache answers. */
async function uncached(): Promise<{ status: number; retryAfter: unknown; ms: number }> {
  const begun = performance.now()
  const answer = await mall.app.inject({
    method: 'POST',
    url: '/api/account/loginByEmail',
    payload: { email: `nobody${Math.random()}@example.ge`, password: 'not the password' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ms: performance.now() - begun }
}
const backends = async (server: PostgresServer) => {
  const direct = openDatabase({ ...server.superuser, database: 'postgres' }, undefined, 'replica')
  const found = await direct.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = 'kalata' and application_name like 'kalata:%'`,
  )
  await closeDatabase(direct)
  return found.rows[0]!.n
}
const within = async (ms: number, check: () => unknown) => vi.waitFor(check, { timeout: ms, interval: 20 })

// One after the other: what is promoted stays so.
describe('a database on two servers', { shuffle: false }, () => {
  describe('a standby', () => {
    it('has what was committed before its answer only where commits wait for it', async () => {
      expect(await durabilityFinding(mall.ctx())).toMatchObject({ holds: false })
      const set = async (names: string) => {
        await execute(servers[0]!.superuser, `alter system set synchronous_standby_names = '${names}'`)
        await execute(servers[0]!.superuser, 'select pg_reload_conf()')
      }
      await set('*')
      onTestFinished(() => set(''))
      await within(3000, async () => expect(await durabilityFinding(mall.ctx())).toMatchObject({ holds: true }))
    })
  })

  describe('a server that is silent', () => {
    it('ends what waits for it as unavailable, and is noticed by the connection that listens', async () => {
      expect(await ready()).toBe(200)
      // Each connection of the pool leads there.
      await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.1)`)))
      proxies[0]!.swallow()
      onTestFinished(() => proxies[0]!.pass())
      const silentSince = performance.now()
      const notReady = ready()
      const requests = Array.from({ length: 20 }, uncached)
      expect(await notReady).toBe(503)
      expect(performance.now() - silentSince).toBeLessThan(3000)
      for (const { status, retryAfter, ms } of await Promise.all(requests)) {
        expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '1' })
        expect(ms).toBeLessThan(10_000)
      }
      expect(lines.filter(({ msg }) => msg === 'fault')).toEqual([])
      proxies[0]!.pass()
      await within(3000, async () => expect(await ready()).toBe(200))
      // It listens again, and takes everything as changed, though nothing was announced.
      await within(4000, () => expect(changes.at(-1)).toBeGreaterThan(silentSince))
    }, 60_000)

    it('is waited for where a statement was allowed to take long', async () => {
      const work = inTransaction(mall.ctx(), async (ctx) => {
        await removeTimeLimits(ctx.db)
        await ctx.db.execute(sql`select pg_sleep(8)`)
        return 'done'
      })
      await expect(work).resolves.toBe('done')
      // The limit is back for the next one on the same connection.
      await expect(db.execute(sql`select pg_sleep(6)`)).rejects.toThrow()
    }, 30_000)
  })

  describe('a server that takes no writes', () => {
    const setReadOnly = async (to: 'on' | 'off') => {
      await execute(servers[0]!.superuser, `alter system set default_transaction_read_only = ${to}`)
      await execute(servers[0]!.superuser, 'select pg_reload_conf()')
    }

    it('is unavailable, not ready, and has no connections left in the pool', async () => {
      expect(await ready()).toBe(200)
      await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select pg_sleep(0.1)`)))
      await setReadOnly('on')
      await within(2000, async () => expect((await uncached()).status).toBe(503))
      expect(await ready()).toBe(503)
      const error = await inTransaction(mall.ctx(), ({ db }) => db.execute(sql`create table never ()`)).catch((error: unknown) => error)
      expect(isDatabaseUnavailable(error), String(error)).toBe(true)
      await within(3000, async () => expect(db.$client.idleCount).toBe(0))
      await setReadOnly('off')
      await within(3000, async () => expect(await ready()).toBe(200))
    }, 30_000)
  })

  describe('a standby that is promoted', () => {
    it('is found within 3 s, and listened to', async () => {
      expect(await backends(servers[0]!)).toBeGreaterThan(0)
      expect(await backends(servers[1]!)).toBe(0)
      // The host of the primary is gone without a word.
      proxies[0]!.swallow()
      await sleep(500)
      await promote(servers[1]!)
      const promoted = performance.now()
      await within(20_000, async () => expect(await ready()).toBe(200))
      const ms = performance.now() - promoted
      expect(ms).toBeLessThan(3000)
      expect((await uncached()).status).toBe(200)
      const heard = changes.length
      await within(8000, async () => {
        await announceChanges(db, ['catalogue'])
        expect(changes.length).toBeGreaterThan(heard)
      })
      // The one of before comes back and still believes to be the primary: nobody goes there, though the other is silent.
      proxies[0]!.pass()
      proxies[1]!.swallow()
      onTestFinished(() => proxies[1]!.pass())
      await within(5000, async () => expect(await ready()).toBe(503))
      await sleep(3000)
      expect([await ready(), await backends(servers[0]!)]).toEqual([503, 0])
      proxies[1]!.pass()
      await within(5000, async () => expect([await ready(), (await backends(servers[1]!)) > 0]).toEqual([200, true]))
    }, 60_000)
  })
})
