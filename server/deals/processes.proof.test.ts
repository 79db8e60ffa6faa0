import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aProduct } from '#demo/factories/products.ts'
import { killChildMall, startChildMall, type ChildMall } from '#demo/testing/child-mall.ts'
import type { Ctx } from '#server/context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { openLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'

/** ms: a second on a machine that does nothing else. What was not told at once would wait until the cache expires. */
const withinASecond = 3900
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-deals-'))
let postgres: PostgresServer
let db: Database
let ctx: Ctx
let malls: ChildMall[] = []
beforeAll(async () => {
  postgres = await startPostgres(dataDir)
  await ensureDatabase(postgres.superuser, 'kalata')
  db = openDatabase({ ...postgres.address, database: 'kalata' })
  await migrate(db)
  ctx = openCtx({ db, lang: 'en', log: openLog('silent'), settings: readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }) })
  malls = [await startChildMall(dataDir), await startChildMall(dataDir)]
})
afterAll(async () => {
  await Promise.all(malls.map(killChildMall))
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The price on the product's card in a list, as one process has it: a reply that is cached. */
async function cardPrice({ url }: ChildMall, productId: number): Promise<number | undefined> {
  const response = await fetch(`${url}/api/pc/mall/recommendations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: '{"pageSize":60}',
  })
  const { data } = (await response.json()) as { data: { results: { productId: number; price: number }[] } }
  return data.results.find((card) => card.productId === productId)?.price
}

/** When a process shows a price for the first time, asked at each change that it is notified of; ms since 1970. */
async function shownAt(mall: ChildMall, productId: number, price: number): Promise<number> {
  for (;;) {
    const change = mall.nextChange()
    if ((await cardPrice(mall, productId)) === price) return Date.now()
    await change
  }
}

it('a deal that starts or ends is on the cached lists of every process within a second', async () => {
  const { id: productId, offerId } = await aProduct(ctx, { price: 5000 })
  const startsIn = 4000
  const runsFor = 4000
  const startsAt = Date.now() + startsIn
  await aLightningDeal(ctx, offerId, { price: 3000, startsIn: startsIn / 3_600_000, hours: runsFor / 3_600_000 })
  for (const mall of malls) expect(await cardPrice(mall, productId)).toBe(5000)
  const started = await Promise.all(malls.map((mall) => shownAt(mall, productId, 3000)))
  const ended = await Promise.all(malls.map((mall) => shownAt(mall, productId, 5000)))
  for (const at of started) {
    expect(at).toBeGreaterThanOrEqual(startsAt)
    expect(at - startsAt).toBeLessThan(withinASecond)
  }
  for (const at of ended) {
    expect(at).toBeGreaterThanOrEqual(startsAt + runsFor)
    expect(at - startsAt - runsFor).toBeLessThan(withinASecond)
  }
})
