import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { BatchingClient } from './batching-client.ts'
import { findPrimary } from './servers/primary.ts'
import { copyRows } from './statements/copy-rows.ts'
import { pipelined } from './statements/pipelined.ts'
import { openTestServer } from './testing/test-server.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  server = await openTestServer()
}, 120_000)
afterAll(() => server.remove(), 60_000)

/** A connection that ends with the test. */
async function open(config: { pipeline?: boolean; silence?: number } = {}): Promise<pg.ClientBase> {
  const client = new BatchingClient({ ...server.address, database: 'postgres', ...config } as pg.ClientConfig)
  if (config.silence) client.silence = config.silence
  client.on('error', () => undefined)
  onTestFinished(() => client.end().catch(() => undefined))
  await (client as pg.ClientBase).connect()
  return client as pg.ClientBase
}

it('sends the statements of one turn of the event loop in one write, and each sees the ones before it', async () => {
  const client = await open({ pipeline: true })
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev' as never)] as { mock: { calls: unknown[] } }[]
  const [, , { rows }] = await pipelined([
    client.query('create temporary table steps (step int)'),
    client.query('insert into steps values ($1)', [1]),
    client.query<{ step: number }>('select step from steps'),
  ])
  expect(rows).toEqual([{ step: 1 }])
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
})

describe('a server that does not answer', () => {
  it('ends the statement that waits, also on a connection that was idle before', async () => {
    const client = await open({ silence: 400 })
    await sleep(600)
    const begun = performance.now()
    await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  it('is waited for by a process that was busy itself', async () => {
    const client = await open({ silence: 400 })
    const answer = client.query('select pg_sleep(0.75)')
    await sleep(20)
    const until = performance.now() + 680
    while (performance.now() < until);
    await expect(answer).resolves.toMatchObject({ rowCount: 1 })
  })
})

it('streams rows in binary form, also an empty one and a null', async () => {
  const rows: unknown[] = []
  await copyRows(
    await open(),
    `select n::int, n * 0.5::float8, n > 1, case when n = 2 then 'two' end from generate_series(1, 2) n order by n`,
    (row) => rows.push([row.int(), row.double(), row.boolean(), row.bytes()?.toString() ?? null]),
  )
  expect(rows).toEqual([
    [1, 0.5, false, null],
    [2, 1, true, 'two'],
  ])
  await copyRows(await open(), 'select 1 where false', (row) => rows.push(row.int()))
  expect(rows).toHaveLength(2)
})

it('finds the primary among servers of which one does not answer', async () => {
  const address = { ...server.address, database: 'postgres' }
  expect(await findPrimary([{ ...address, host: '127.0.0.1', port: 1 }, address])).toBe(address)
})
