import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Envelope } from '#contract/core/call.ts'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import type { Ctx } from '../context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { closeDatabase, migrate, openDatabase, type Database } from '#server/platform/db/database.ts'
import { openLog } from '../platform/log.ts'
import { ensureDatabase, startPostgres, type Postgres } from '#server/platform/db/embedded-postgres.ts'
import { readSettings } from '../platform/settings.ts'

const kills = 20
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-kill-'))
const entry = new URL('../../demo/testing/serve-api.ts', import.meta.url).pathname
interface Server {
  child: ChildProcess
  url: string
}

let postgres: Postgres
let db: Database
let ctx: Ctx

beforeAll(async () => {
  postgres = await startPostgres(dataDir)
  await ensureDatabase(postgres, 'kalata')
  db = openDatabase({ host: postgres.host, user: postgres.user, database: 'kalata' })
  await migrate(db)
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir })
  ctx = openCtx({ db, lang: 'en', log: openLog('silent'), settings })
})
let server: Server | undefined

afterAll(async () => {
  if (server) await kill(server)
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

async function serve(): Promise<Server> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of child.stdout) {
    const port = /port (\d+)/.exec(String(chunk))?.[1]
    if (port) return { child, url: `http://127.0.0.1:${port}` }
  }
  throw new Error('The server did not start')
}

async function kill({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** One checkout as a browser sends it: submitted, then every second one paid. Undefined: no answer came. */
async function buy({ url }: Server, cookie: string, body: object, key: string): Promise<Envelope<{ orderNos: string[] }> | undefined> {
  try {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key, 'sec-fetch-site': 'same-origin', lang: 'en' }
    const reply = await fetch(`${url}/api/mall/checkout`, { method: 'POST', headers, body: JSON.stringify(body) })
    const said = (await reply.json()) as Envelope<{ orderNos: string[]; redirectUrl: string }>
    if (said.code === 0 && randomInt(2) === 0) {
      await fetch(url + said.data!.redirectUrl, {
        method: 'POST',
        body: new URLSearchParams({ action: 'success' }),
        redirect: 'manual',
      }).catch(() => undefined)
    }
    return said
  } catch {
    return undefined
  }
}

it(`keeps every order it acknowledged, through ${kills} kills`, { timeout: 240_000 }, async () => {
  const goods = [await aProduct(ctx, { stock: 100_000 }), await aProduct(ctx, { stock: 100_000 })]
  const acknowledged: string[] = []
  let cut = 0
  let unanswered: { cookie: string; request: object; key: string }[] = []
  for (let round = 0; round < kills; round++) {
    const starting = serve()
    const tries = []
    for (let place = 0; place < 6; place++) {
      const buyer = await aBuyer(ctx, Object.fromEntries(goods.map((good) => [good.offerId, 1 + place])))
      tries.push({ cookie: buyer.cookie, request: await aSubmission(buyer), key: randomUUID() })
    }
    const alive = (server = await starting)
    // What the last kill cut off is asked again with its key: it is done once, whether it was done before or not.
    const asked = [...tries, ...unanswered]
    const buying = Promise.all(asked.map((each) => buy(alive, each.cookie, each.request, each.key)))
    await sleep(randomInt(120))
    await kill(alive)
    const replies = await buying
    for (const reply of replies) {
      if (!reply) continue
      expect(reply).toMatchObject({ code: 0 })
      acknowledged.push(...reply.data!.orderNos)
    }
    unanswered = asked.filter((_, place) => !replies[place])
    cut += unanswered.length
    await expectInvariants(db)
  }
  const last = (server = await serve())
  for (const each of unanswered) {
    const reply = await buy(last, each.cookie, each.request, each.key)
    expect(reply).toMatchObject({ code: 0 })
    acknowledged.push(...reply!.data!.orderNos)
  }
  const found = await db.execute<{ order_no: string }>(sql`select order_no from orders`)
  expect(found.rows.map((row) => row.order_no).sort()).toEqual([...new Set(acknowledged)].sort())
  expect(found.rows.length).toBe(kills * 6 * 2)
  expect(cut, 'kills that cut requests off').toBeGreaterThan(kills / 2)
  await waitForOutbox()
  await expectInvariants(db)
  const books = await db.execute(
    sql`select 1 from sandbox_charges s join payments p using (reference) where s.state = 'captured' and p.captured = 0`,
  )
  expect(books.rows).toEqual([])
})

/** Callbacks that a kill cut off leave with the outbox of the next process. */
async function waitForOutbox(): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 100) {
    const left = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from outbox where done_at is null and topic = 'sandbox.callback'`,
    )
    if (left.rows[0]!.n === 0) return
    await sleep(100)
  }
}
