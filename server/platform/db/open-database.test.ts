import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openFullListener } from '#demo/testing/full-listener.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { closeDatabase, openClient } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from './open-database.ts'

const test = testMall()

it('sends the statements of one turn of the event loop in one write', async () => {
  const client = await test.db.$client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev' as never)] as { mock: { calls: unknown[] } }[]
  await Promise.all([1, 2, 3].map((value) => client.query('select $1::int', [value])))
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  client.release()
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
