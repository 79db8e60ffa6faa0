import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { databaseSwitch } from '#demo/testing/database-switch.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { inTransaction } from './context.ts'
import { enqueueMail } from '#server/platform/messaging/mail/mail.ts'
import { openMessageRegistry } from '#server/platform/messaging/message-registry.ts'
import { messageCommands } from '#server/platform/messaging/messages.commands.ts'
import { openOutbox } from '#server/platform/messaging/outbox/outbox-worker.ts'
import { isDatabaseUnavailable } from '@kalata/postgres-client/database-error.ts'
import { startJobs } from '@kalata/http-service/processes/jobs.ts'

const database = databaseSwitch()
const { log, lines } = logLines('warn')
const test = testMall({ CACHE_REPLIES: 'on' }, { host: database.host, log })
afterEach(() => database.on())

const databaseName = () => test.db.$client.options.database!
const ready = async () => (await test.mall.app.inject('/health/ready')).statusCode

/** Waits until a transaction waits for a lock. */
async function lockWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const found = await test.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return found.rows.length
    })
    .toBeGreaterThan(0)
}

describe('a connection that is cut', () => {
  it('between two statements of a transaction fails that transaction alone', async () => {
    const work = inTransaction(test.ctx(), async (ctx) => {
      await ctx.db.execute(sql`select 1`)
      await database.cut(databaseName())
      await new Promise((resolve) => setTimeout(resolve, 50))
      await ctx.db.execute(sql`select 1`)
    })
    const error = await work.catch((error: unknown) => error)
    expect(isDatabaseUnavailable(error), String(error)).toBe(true)
    expect(await ready()).toBe(200)
  })

  it('before its transaction has begun keeps no place in the pool', async () => {
    const pool = test.db.$client
    const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient>
    const cutting = vi.spyOn(pool, 'connect').mockImplementation((async (callback?: unknown) => {
      const client = await connect(callback)
      // Statements of the pool itself pass a callback.
      if (!callback) await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
      return client
    }) as never)
    for (let times = 0; times < 12; times++) {
      const error = await test.db.transaction(() => Promise.resolve()).catch((error: unknown) => error)
      expect(isDatabaseUnavailable(error), String(error)).toBe(true)
    }
    cutting.mockRestore()
    expect(pool.totalCount - pool.idleCount).toBe(0)
    expect(await ready()).toBe(200)
  })

  it('under a submission answers 503, and the same submission again orders once', async () => {
    const { offerId } = await aProduct(test.ctx(), { stock: 5 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 2 })
    const body = await aSubmission(buyer)
    const options = { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } }
    const submit = () => test.call('checkout.submit', body, options)
    let cut!: ReturnType<typeof submit>
    const locking = test.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from offers where id = ${offerId} for update`)
      cut = submit()
      await lockWaits()
      await database.cut(databaseName())
    })
    await locking.catch(() => undefined)
    const reply = await cut
    expect(reply).toMatchObject({ status: 503, key: 'server.unavailable' })
    expect(reply.message).toBe('The mall is not available right now. Please try again in a moment')
    expect(reply.headers['retry-after']).toBe('1')
    const done = await submit()
    expect(done).toMatchObject({ status: 200, code: 0 })
    expect((await submit()).data).toEqual(done.data)
    const found = await test.db.execute(sql`select 1 from orders`)
    expect(found.rows).toHaveLength(1)
    await expectInvariants(test.db)
  })
})

describe('without the database', () => {
  it('a cached reply is sent on, however old, and others are 503; readiness says so and recovers', async () => {
    const { id } = await aProduct(test.ctx())
    const other = await aProduct(test.ctx())
    const product = () => test.call('catalogue.product', { id })
    const before = await product()
    expect(before.code).toBe(0)
    // A change empties the caches: what they held is for an outage only.
    test.ctx().changed('catalogue')
    await database.off(databaseName())
    expect(await ready()).toBe(503)
    const late = Date.now() + 3600_000
    const now = Date.now
    Date.now = () => late
    try {
      expect((await product()).text).toBe(before.text)
      expect(await test.call('catalogue.product', { id: other.id })).toMatchObject({ status: 503, key: 'server.unavailable' })
      database.on()
      expect(await ready()).toBe(200)
      expect(await test.call('catalogue.product', { id: other.id })).toMatchObject({ status: 200, code: 0 })
    } finally {
      Date.now = now
    }
  })

  it('a delivery whose outcome cannot be written ends nothing and is made again', async () => {
    await test.db.execute(sql`truncate outbox`)
    await enqueueMail(test.ctx(), 'cut', { to: 'nino@example.ge', lang: 'en', subject: 's', text: 't', html: '' })
    const mail = async () => {
      await database.off(databaseName())
      throw new Error('cut')
    }
    const messages = openMessageRegistry([{ name: 'test', outboxCommands: messageCommands, commandHandlers: { mail, sms: mail } }])
    const outbox = openOutbox({ db: test.db, messages, openCtx: () => test.ctx(), now: test.clock.now, log })
    await outbox.drain()
    database.on()
    // The pool may still hand out a connection that was ended and has not heard of it.
    const rows = () => test.db.execute(sql`select attempts, done_at, failed_at from outbox`).then((found) => found.rows, String)
    await expect.poll(rows).toEqual([{ attempts: 1, done_at: null, failed_at: null }])
    await outbox.close()
  })

  it('jobs, workers and requests log one line together', async () => {
    await database.off(databaseName())
    // The line of an earlier outage covers the same minute.
    lines.length = 0
    const stop = startJobs(
      ['one', 'two'].map((name) => ({ name, every: 1, run: () => test.db.execute(sql`select 1`) })),
      log,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    await test.mall.drain()
    for (let i = 0; i < 20; i++) await test.call('catalogue.product', { id: 987_654 })
    await stop()
    expect(lines.length).toBeLessThanOrEqual(1)
  })
})
