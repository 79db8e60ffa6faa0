import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Follower } from '@kalata/product-index/follow/follower.ts'
import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import { Layout } from '@kalata/product-index/schema/layout.ts'
import { shared, type Segment } from '@kalata/product-index/segments/segment.ts'
import { IndexReader } from '@kalata/product-index/threads/index-reader.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { promote, startStandby } from '#demo/testing/standby.ts'
import { openTcpProxy, type TcpProxy } from '#demo/testing/tcp-proxy.ts'
import type { Ctx } from '#server/context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { insertHistoryMark } from '#server/platform/db/changes/history-marks.ts'
import { openLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import { indexProducts } from '../../documents/index.service.ts'
import { databaseSource } from './index-tables.ts'
import { indexSchema } from './index-schema.rules.ts'

const folders: string[] = []
const servers: PostgresServer[] = []
const proxies: TcpProxy[] = []
let db: Database
let ctx: Ctx
let category: number
let ids: number[]
const layout = new Layout(indexSchema)
const reader = new IndexReader(layout)
let follower: Follower

const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'kalata-lost-')))
  return folders.at(-1)!
}

/** A primary that the mall reaches over one proxy, and a standby that follows it over another. */
beforeEach(async () => {
  const [first, second] = [folder(), folder()]
  const primary = await startPostgres(first, ['fsync=off'])
  servers.push(primary)
  await ensureDatabase(primary.superuser, 'kalata')
  proxies.push(await openTcpProxy(primary.address), await openTcpProxy(primary.superuser))
  const { user, password } = primary.superuser
  const settings = [`primary_conninfo=host=127.0.0.1 port=${proxies[1]!.port} user=${user} password=${password}`]
  db = openDatabase({ ...primary.address, host: '127.0.0.1', port: proxies[0]!.port, database: 'kalata' })
  await migrate(db)
  ctx = openCtx({ db, log: openLog('silent'), settings: readSettings({ NODE_ENV: 'test', DATA_DIR: first }) })
  category = (await aCategory(ctx)).childId
  ids = []
  for (let i = 0; i < 3; i++) ids.push(await aMug())
  servers.push(await startStandby(primary, first, second, settings))
  follower = new Follower({ layout, source: databaseSource(db), revision: shared(Int32Array, 1) })
}, 120_000)
afterEach(async () => {
  await closeDatabase(db)
  for (const proxy of proxies.splice(0)) await proxy.close()
  for (const server of servers.splice(0).toReversed()) await server.release()
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true })
})

async function aMug(): Promise<number> {
  const { id } = await aProduct(ctx, { categoryId: category, name: { en: 'mug' } })
  await indexProducts(ctx, [id])
  return id
}
const price = (id: number, to: number) => db.execute(sql`update offers set price = ${to} where product_id = ${id}`)

let segments: readonly Segment[]
/** Products by price as the index has them, and as the database has them. */
async function both(): Promise<[number[], number[]]> {
  const followed = await follower.follow()
  segments = followed.segments ?? segments
  reader.answer({ kind: 'update', segments: segments as Segment[] })
  const query = {
    words: { alternatives: [[['mug']]], weights: [1], modifiers: [] },
    sort: 'priceAsc',
    limit: 100,
  }
  const { rows } = await db.execute<{ id: number }>(sql`select product_id as id from product_cards order by price, product_id desc`)
  return [(reader.answer({ kind: 'find', query }) as IndexAnswer).ids, rows.map(({ id }) => id)]
}

async function mark(): Promise<void> {
  await db.execute(sql`update history_marks set at = at - interval '1 minute'`)
  await insertHistoryMark(db)
}

const caughtUp = async () => {
  const { rows } = await db.execute<{ lsn: string }>(sql`select pg_current_wal_lsn()::text as lsn`)
  const standby = openDatabase({ ...servers[1]!.superuser, database: 'postgres' }, undefined, 'replica')
  await expect
    .poll(async () => (await standby.execute(sql`select pg_last_wal_replay_lsn() >= ${rows[0]!.lsn}::pg_lsn as has`)).rows, {
      timeout: 30_000,
    })
    .toEqual([{ has: true }])
  await closeDatabase(standby)
}

/** The primary is lost with what the standby has not received, and the standby is promoted. */
async function failOver(): Promise<void> {
  await promote(servers[1]!)
  proxies[0]!.lead(servers[1]!.address)
  proxies[0]!.cut()
  await expect
    .poll(() =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
}

it.each([true, false])(
  'what a failover lost leaves the index, and what came after it is there; with marks: %s',
  async (hasMarks) => {
    const build = vi.spyOn(follower as never, 'build' as never)
    const [a, b, c] = ids as [number, number, number]
    expect(await both()).toEqual([ids.toReversed(), ids.toReversed()])
    for (const cents of hasMarks ? [0, 1, 2] : []) {
      await mark()
      await price(c, 5100 + cents)
      await both()
    }
    await caughtUp()
    proxies[1]!.swallow()
    // Lost: more transactions than come after them.
    const lost = await aMug()
    for (let i = 0; i < 50; i++) await price(a, 7000 + i)
    if (hasMarks) await mark()
    const [before, stored] = await both()
    expect(before).toEqual(stored)
    expect(before).toContain(lost)
    await failOver()
    await price(b, 9000)
    // By now the numbers of the lost ones have been given out again.
    for (let i = 0; i < 120; i++) await db.execute(sql`select pg_current_xact_id()`)
    const [indexed, expected] = await both()
    expect(indexed).toEqual(expected)
    expect(indexed.toSorted()).toEqual(ids)
    expect(indexed.at(-1)).toBe(b)
    expect(build).toHaveBeenCalledTimes(hasMarks ? 1 : 2)
  },
  120_000,
)
