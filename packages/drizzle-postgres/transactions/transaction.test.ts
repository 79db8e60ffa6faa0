import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { prepared, type Database } from '../database.ts'

let db: Database
beforeAll(async () => {
  const test = await openTestDatabase()
  db = test.db
  // A connection asks for its server when it is made.
  await db.execute(sql`select 1`)
  return () => test.close()
})
const count = async () => Number(((await prepared(db, sql`select count(*) as n from steps_done`))[0] as { n: number }).n)

it('commits what is started last without waiting for it, and rolls back where that fails', async () => {
  await db.execute(sql`create table steps_done (step int primary key)`)
  await db.transaction(async (tx) => void prepared(tx, sql`insert into steps_done values (1)`))
  expect(await count()).toBe(1)
  const failed = db.transaction(async (tx) => {
    await prepared(tx, sql`insert into steps_done values (2)`)
    prepared(tx, sql`insert into steps_done values (1)`).catch(() => undefined)
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await count()).toBe(1)
  await db.execute(sql`drop table steps_done`)
})

it('begins in the write of its first statement', async () => {
  const sent: string[] = []
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    sent.push('sent')
    const done = send.apply(this, args)
    done.then(
      () => sent.push('answered'),
      () => undefined,
    )
    return done as never
  })
  await db.transaction((tx) => prepared(tx, sql`select 1`))
  query.mockRestore()
  expect(sent.slice(0, 2)).toEqual(['sent', 'sent'])
})

it('sends nothing more on a connection whose transaction did not begin', async () => {
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    return send.apply(this, args[0] === 'begin' ? ['begin nothing'] : args) as never
  })
  const outside = db.transaction(async (tx) => {
    await prepared(tx, sql`select 1`)
    await prepared(tx, sql`create table written_outside (id int)`)
  })
  await expect(outside).rejects.toThrow()
  query.mockRestore()
  expect(await prepared(db, sql`select to_regclass('written_outside')::text as found`)).toEqual([{ found: null }])
  const { $client } = db
  expect($client.totalCount - $client.idleCount).toBe(0)
})
