import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openFullListener } from '#demo/testing/full-listener.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { closeDatabase, openClient, openDatabase, prepared } from './database.ts'
import { compile } from './driver.ts'

const test = testMall()

it('sends the statements of one turn of the event loop in one write', async () => {
  const client = await test.db.$client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev' as never)] as { mock: { calls: unknown[] } }[]
  await Promise.all([1, 2, 3].map((value) => client.query('select $1::int', [value])))
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  client.release()
})

it('puts text and values together as Drizzle does', () => {
  const inner = sql`a = ${1} and b = any(${sql.param([2, 3])}::int[])`
  const statement = sql`select ${'x'}::text, ${sql.raw('now()')} from t where ${inner} and c in (${sql.join([sql`${4}`, sql`${null}`], sql`, `)})`
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  expect(compile(statement)).toEqual({ sql: text, params })
})

it('reads rows as Drizzle’s execute does', async () => {
  const statement = sql`select 1::int8 as big, now() as at, current_date as day, interval '1 day' as span, 1.5::numeric as exact,
    array[now()] as ats, array[1, 2] as numbers, '{"a": 1}'::jsonb as json, null as nothing, true as yes, array[1.5::numeric] as exacts`
  const types = async (rows: unknown[]) => Object.entries(rows[0] as object).map(([key, value]) => [key, typeof value])
  expect(await types(await prepared(test.db, statement))).toEqual(await types((await test.db.execute(statement)).rows))
})

it('throws what Drizzle throws: the database’s error is the cause', async () => {
  const failing = sql`select 1 / ${0}::int`
  const ofDrizzle = await test.db.execute(failing).catch((error: Error) => error)
  const ours = await prepared(test.db, failing).catch((error: Error) => error)
  expect(ours).toMatchObject({ message: (ofDrizzle as Error).message, cause: { code: '22012' } })
})

describe('a server that does not answer', () => {
  const open = async () => {
    const client = openClient(test.db, { pipeline: false } as object)
    client.silence = 400
    onTestFinished(() => client.end().catch(() => undefined))
    await (client as pg.ClientBase).connect()
    return client as pg.ClientBase
  }

  it('ends the statement that waits, also on a connection that was idle before', async () => {
    const client = await open()
    await sleep(600)
    const begun = performance.now()
    await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  it('is asked anew where the question was lost, as soon as another one is answered', async () => {
    const listener = await openFullListener()
    onTestFinished(() => listener.close())
    const db = openDatabase({ host: '127.0.0.1', port: listener.port })
    const begun = performance.now()
    const connecting = db.$client.connect()
    connecting.catch(() => undefined)
    await sleep(1100)
    db.$client.emit('connect', new pg.Client() as never)
    await expect(connecting).rejects.toThrow()
    // Left alone it ends after 5 s.
    expect(performance.now() - begun).toBeLessThan(4000)
    await closeDatabase(db)
  })

  it('is waited for by a process that was busy itself', async () => {
    const client = await open()
    const answer = client.query('select pg_sleep(0.75)')
    await sleep(20)
    const until = performance.now() + 680
    while (performance.now() < until);
    await expect(answer).resolves.toMatchObject({ rowCount: 1 })
  })
})
