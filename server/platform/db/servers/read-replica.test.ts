import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { startStandby } from '#demo/testing/standby.ts'
import type { Ctx } from '#server/context.ts'
import { openMall } from '#server/mall.ts'
import { openCtx } from '#server/open-ctx.ts'
import { DomainError } from '../../domain-error.ts'
import { openLog } from '../../log.ts'
import { readSettings } from '../../settings.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '../open-database.ts'
import { migrate } from '../schema/migrations.ts'
import { ensureDatabase, startPostgres } from '../embedded/embedded-postgres.ts'
import { openReadReplica, type ReadReplica } from './read-replica.ts'

const folders = { primary: mkdtempSync(join(tmpdir(), 'kalata-p-')), standby: mkdtempSync(join(tmpdir(), 'kalata-s-')) }
const servers: PostgresServer[] = []
let primary: Database
let standby: Database
let ctx: Ctx
const log = openLog('silent')

beforeAll(async () => {
  const first = await startPostgres(folders.primary, ['fsync=off'])
  servers.push(first)
  await ensureDatabase(first.superuser, 'kalata')
  primary = openDatabase({ ...first.address, database: 'kalata' })
  await migrate(primary)
  await primary.execute(sql`create table written (value integer)`)
  const second = await startStandby(first, folders.primary, folders.standby)
  servers.unshift(second)
  // Its superuser's, for tests pause and resume it.
  standby = openDatabase({ ...second.superuser, database: 'kalata' }, undefined, 'replica')
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folders.primary })
  ctx = openCtx({ db: primary, log, settings })
})
afterAll(async () => {
  await Promise.all([closeDatabase(primary), closeDatabase(standby)])
  for (const server of servers) await server.release()
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
})

const isReplica = async ({ db }: Ctx): Promise<boolean> =>
  (await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]!.is
const highest = async ({ db }: Ctx): Promise<number> =>
  (await db.execute<{ value: number }>(sql`select coalesce(max(value), 0) as value from written`)).rows[0]!.value

const resume = async (): Promise<void> => void (await standby.execute(sql`select pg_wal_replay_resume()`))

let replica: ReadReplica
beforeEach(() => {
  replica = openReadReplica({ primary, replica: standby, log })
  return () => replica.close()
})
const untilRead = (from: 'replica' | 'primary') =>
  vi.waitFor(async () => expect(await replica.read(ctx, isReplica)).toBe(from === 'replica'), { timeout: 60_000, interval: 10 })

describe('the read replica', () => {
  it('is read from once it has everything', () => untilRead('replica'))

  it('is not read from until it has a change that was heard of', async () => {
    await untilRead('replica')
    await standby.execute(sql`select pg_wal_replay_pause()`)
    onTestFinished(resume)
    const value = (await highest(ctx)) + 1
    await primary.execute(sql`insert into written values (${value})`)
    replica.noteChange()
    for (let i = 0; i < 30; i++) {
      expect(await replica.read(ctx, highest)).toBe(value)
      await sleep(5)
    }
    expect(await replica.read(ctx, isReplica)).toBe(false)
    await resume()
    await untilRead('replica')
    expect(await replica.read(ctx, highest)).toBe(value)
  })

  it('is never behind a change in a row of them', async () => {
    await untilRead('replica')
    let value = await highest(ctx)
    for (let i = 0; i < 60; i++) {
      await primary.execute(sql`insert into written values (${++value})`)
      replica.noteChange()
      if (i % 6 === 0) await untilRead('replica')
      expect(await replica.read(ctx, highest)).toBe(value)
    }
  })

  it('is not read from where a change was heard of while it was asked how far it is', async () => {
    const value = (await highest(ctx)) + 1
    const state = { isAsked: false, isNoted: false }
    const asked = new Proxy(primary, {
      get: (target, name) =>
        name !== 'execute'
          ? Reflect.get(target, name)
          : async (statement: never) => {
              const found = await primary.execute(statement)
              if (state.isAsked || !JSON.stringify(found.rows).includes('position')) return found
              state.isAsked = true
              await standby.execute(sql`select pg_wal_replay_pause()`)
              await primary.execute(sql`insert into written values (${value})`)
              other.noteChange()
              state.isNoted = true
              return found
            },
    })
    onTestFinished(resume)
    const other = openReadReplica({ primary: asked, replica: standby, log })
    onTestFinished(() => other.close())
    await vi.waitFor(() => expect(state.isNoted).toBe(true), { timeout: 60_000 })
    for (let i = 0; i < 20; i++) {
      expect(await other.read(ctx, highest)).toBe(value)
      await sleep(5)
    }
  })

  it('is not read from while it does not follow, though nothing was heard of', async () => {
    await untilRead('replica')
    await standby.execute(sql`select pg_wal_replay_pause()`)
    onTestFinished(resume)
    await primary.execute(sql`insert into written values (0)`)
    await untilRead('primary')
  })

  it('leaves to the primary what fails there, and domain errors to the caller', async () => {
    await untilRead('replica')
    const value = (await highest(ctx)) + 1
    await replica.read(ctx, async ({ db }) => void (await db.execute(sql`insert into written values (${value})`)))
    expect(await highest(ctx)).toBe(value)
    await untilRead('replica')
    const work = vi.fn<() => Promise<never>>(() => Promise.reject(new DomainError('session.missing')))
    await expect(replica.read(ctx, work)).rejects.toThrow(DomainError)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('is no other database: neither the primary itself nor another cluster', async () => {
    const warn = vi.fn<(fields: object, text: string) => void>()
    const other = openReadReplica({ primary, replica: primary, log: { ...log, warn, info: () => undefined } as never })
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'the database replica is not read from'), {
      timeout: 60_000,
    })
    expect(await other.read(ctx, isReplica)).toBe(false)
    await other.close()
  })

  it.each(['on', 'off'])('answers public calls of a mall and no others, replies cached: %s', async (cached) => {
    const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folders.primary, CACHE_REPLIES: cached })
    const mall = await openMall({ settings, db: primary, replica: standby, log })
    const query = vi.spyOn(standby.$client, 'query')
    const asked = () => query.mock.calls.filter(([sent]) => !/pg_/.test((sent as { text?: string })?.text ?? '')).length
    const post = (path: string, payload: object) =>
      mall.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { 'sec-fetch-site': 'same-origin' } })
    let pageNo = 0
    await vi.waitFor(
      async () => {
        expect((await post('pc/mall/search', { pageNo: ++pageNo })).statusCode).toBe(200)
        expect(asked()).toBeGreaterThan(0)
      },
      { timeout: 60_000 },
    )
    const before = asked()
    await post('pc/mall/user/info', {})
    expect(asked()).toBe(before)
    query.mockRestore()
    await mall.close()
  })
})
