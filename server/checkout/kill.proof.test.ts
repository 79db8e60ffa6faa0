import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import type { Envelope } from '#contract/core/call.ts'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { killChildMall, startChildMall, type ChildMall } from '#demo/testing/child-mall.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import type { Ctx } from '#server/context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { openLog } from '#server/platform/log.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { readSettings } from '#server/platform/settings.ts'

/** Where a kill falls: while offers are locked, after everything but the cart is written, while a payment is captured. */
const stages = ['reserve', 'emptyCart', 'capture', 'reserve', 'emptyCart', 'capture'] as const
const buyers = 6
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-kill-'))

let postgres: PostgresServer
let db: Database
let ctx: Ctx

beforeAll(async () => {
  postgres = await startPostgres(dataDir)
  await ensureDatabase(postgres.superuser, 'kalata')
  db = openDatabase({ ...postgres.address, database: 'kalata' })
  await migrate(db)
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir })
  ctx = openCtx({ db, lang: 'en', log: openLog('silent'), settings })
})
let server: ChildMall | undefined

afterAll(async () => {
  if (server) await killChildMall(server)
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Submission {
  cookie: string
  memberId: string
  request: object
  /** Idempotency key. */
  key: string
}

type Reply = Envelope<{ orderNos: string[]; redirectUrl: string }>

/** Submits as a browser does. @returns undefined where no answer came */
async function submit({ url }: ChildMall, { cookie, request, key }: Submission): Promise<Reply | undefined> {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key, 'sec-fetch-site': 'same-origin', lang: 'en' }
  return fetch(`${url}/api/mall/checkout`, { method: 'POST', headers, body: swapWireNames(JSON.stringify(request)) })
    .then((response) => response.json() as Promise<Reply>)
    .catch(() => undefined)
}

/** Pays on the sandbox's page. @returns whether an answer came */
async function pay({ url }: ChildMall, reply: Reply): Promise<boolean> {
  const body = new URLSearchParams({ action: 'success' })
  return fetch(url + reply.data!.redirectUrl, { method: 'POST', body, redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

/**
 * Runs `start` while `rows` are locked, and kills the server once at least `waiting` of its transactions wait for them.
 * @returns what `start` came to
 */
async function killInside<T>(alive: ChildMall, rows: SQL, waiting: number, start: () => Promise<T>): Promise<T> {
  let outcome: Promise<T> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(rows)
    outcome = start()
    await until(`${waiting} transactions wait`, async () => {
      const found = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return found.rows[0]!.n >= waiting
    })
    await killChildMall(alive)
  })
  return outcome!
}

/** Asks every 20 ms until it is so. @throws Error after 100 s */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < 100_000; await sleep(20)) if (await isSo()) return
  throw new Error(`Not within 100 s: ${what}`)
}

it('keeps every order it acknowledged, through a kill in each stage of a purchase', { timeout: 600_000 }, async () => {
  const products = [await aProduct(ctx, { stock: 100_000 }), await aProduct(ctx, { stock: 100_000 })]
  const offerIds = sql.join(
    products.map(({ offerId }) => sql`${offerId}`),
    sql`, `,
  )
  const acknowledged: string[] = []
  let unanswered: Submission[] = []
  for (const stage of stages) {
    const starting = startChildMall(dataDir)
    const submissions: Submission[] = []
    for (let place = 0; place < buyers; place++) {
      const buyer = await aBuyer(ctx, Object.fromEntries(products.map(({ offerId }) => [offerId, 1 + place])))
      submissions.push({ cookie: buyer.cookie, memberId: buyer.id, request: await aSubmission(buyer), key: randomUUID() })
    }
    const alive = (server = await starting)
    // What the last kill cut off is sent again with its key: it is done once, whether it was done before or not.
    const sent = [...submissions, ...unanswered]
    const submitAll = () => Promise.all(sent.map((each) => submit(alive, each)))
    let replies: (Reply | undefined)[]
    if (stage === 'capture') {
      replies = await submitAll()
      const payAll = () => Promise.all(replies.map((reply) => pay(alive, reply!)))
      const answered = await killInside(alive, sql`select 1 from payments for no key update`, buyers, payAll)
      expect(answered.filter(Boolean), 'payments that the kill did not cut').toEqual([])
    } else {
      const members = sql.join(
        sent.map(({ memberId }) => sql`${memberId}::uuid`),
        sql`, `,
      )
      const rows =
        stage === 'reserve'
          ? sql`select 1 from offers where id in (${offerIds}) for update`
          : sql`select 1 from cart_lines where member_id in (${members}) for update`
      // Submissions of one moment share transactions.
      replies = await killInside(alive, rows, 1, submitAll)
      expect(replies.filter(Boolean), 'submissions that the kill did not cut').toEqual([])
    }
    for (const reply of replies) {
      if (!reply) continue
      expect(reply).toMatchObject({ code: 0 })
      acknowledged.push(...reply.data!.orderNos)
    }
    unanswered = sent.filter((_, place) => !replies[place])
    await expectInvariants(db)
  }
  expect(unanswered).toEqual([])
  server = await startChildMall(dataDir)
  const found = await db.execute<{ order_no: string }>(sql`select order_no from orders`)
  expect(found.rows.map((row) => row.order_no).sort()).toEqual([...new Set(acknowledged)].sort())
  expect(found.rows.length).toBe(stages.length * buyers * products.length)
  // What a killed process had claimed is due at once, instead of after its lease.
  await db.execute(sql`update outbox set due_at = now() where done_at is null and due_at > now()`)
  await until('every captured charge is booked', async () => {
    const missing = await db.execute(
      sql`select 1 from sandbox_charges s join payments p using (reference) where s.state = 'captured' and p.captured = 0`,
    )
    return missing.rows.length === 0
  })
  const captured = await db.execute<{ n: number }>(sql`select count(*)::int as n from payments where captured > 0`)
  expect(captured.rows[0]!.n, 'payments captured after the kill').toBeGreaterThanOrEqual(buyers)
  await expectInvariants(db)
})
