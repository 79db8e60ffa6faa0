import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { killChildMall, startChildMall, type ChildMall } from '#demo/testing/child-mall.ts'
import type { Ctx } from './context.ts'
import { openCtx } from './open-ctx.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { openLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'

/** ms that are counted at once. */
const period = 6000
/** Statements a second that a process which has nothing to do may ask for. */
const maxIdle = 3
/** ms: a second on a machine that does nothing else. */
const withinASecond = 2500
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-idle-'))
let postgres: PostgresServer
let db: Database
let ctx: Ctx
const malls: ChildMall[] = []

beforeAll(async () => {
  postgres = await startPostgres(dataDir)
  await ensureDatabase(postgres.superuser, 'kalata')
  db = openDatabase({ ...postgres.address, database: 'kalata' })
  await migrate(db)
  ctx = openCtx({ db, lang: 'en', log: openLog('silent'), settings: readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }) })
  for (let i = 0; i < 2; i++) malls.push(await startChildMall(dataDir, { ROLE: 'web', CACHE_REPLIES: 'on' }))
}, 120_000)
afterAll(async () => {
  await Promise.all(malls.map(killChildMall))
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Transactions in the mall's database so far, each of one statement; asked from another database. */
async function countStatements(): Promise<number> {
  const beside = openDatabase({ ...postgres.superuser, database: 'postgres' })
  const { rows } = await beside.execute<{ n: number }>(
    sql`select (xact_commit + xact_rollback)::int as n from pg_stat_database where datname = 'kalata'`,
  )
  await closeDatabase(beside)
  return rows[0]!.n
}

async function statementsASecond(): Promise<number> {
  const before = await countStatements()
  await sleep(period)
  return ((await countStatements()) - before) / (period / 1000)
}

/** Products, the cheapest first, as a process finds them. */
async function found({ url }: ChildMall, categoryId: number): Promise<number[]> {
  const response = await fetch(`${url}/api/pc/mall/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ id: categoryId, level: 2, sort: 'priceAsc' }),
  })
  const body = (await response.json()) as { data: { pageResult: { results: { productId: number }[] } } }
  return body.data.pageResult.results.map(({ productId }) => productId)
}

it('caches show what nobody announced within a second', async () => {
  const { id, offerId } = await aProduct(ctx, { price: 4000 })
  const shown = () =>
    Promise.all(malls.map(async ({ url }) => /"price":(\d+)/.exec(await (await fetch(`${url}/api/mall/products/${id}`)).text())?.[1]))
  let price = 4000
  const changeAndWait = async () => {
    const changed = performance.now()
    await db.execute(sql`update offers set price = ${++price} where id = ${offerId}`)
    await expect.poll(shown, { timeout: 20_000, interval: 50 }).toEqual([String(price), String(price)])
    return performance.now() - changed
  }
  // At first there are no indexes yet that follow. A cache alone shows a change after five seconds.
  await changeAndWait()
  await expect.poll(changeAndWait, { timeout: 60_000, interval: 10 }).toBeLessThan(withinASecond)
  expect(await changeAndWait()).toBeLessThan(withinASecond)
}, 120_000)

it('processes that serve and have nothing to do ask the database for three statements a second at most', async () => {
  const categoryId = (await aCategory(ctx)).childId
  const [dear, cheap] = [await aProduct(ctx, { categoryId, price: 9000 }), await aProduct(ctx, { categoryId, price: 5000 })]
  const orders = () => Promise.all(malls.map((mall) => found(mall, categoryId)))
  await expect.poll(orders, { timeout: 20_000 }).toEqual(malls.map(() => [cheap.id, dear.id]))
  await expect.poll(statementsASecond, { timeout: 60_000, interval: 10 }).toBeLessThanOrEqual(maxIdle * malls.length)
  // Following goes on: what nobody announces is found by every process nevertheless.
  const delays: number[] = []
  for (const [price, first, second] of [
    [1000, dear, cheap],
    [9000, cheap, dear],
    [2000, dear, cheap],
  ] as const) {
    const changed = performance.now()
    await db.execute(sql`update offers set price = ${price} where id = ${dear.offerId}`)
    await expect.poll(orders, { timeout: 10_000, interval: 50 }).toEqual(malls.map(() => [first.id, second.id]))
    delays.push(performance.now() - changed)
  }
  expect(Math.max(...delays)).toBeLessThan(withinASecond)
}, 120_000)
