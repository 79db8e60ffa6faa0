import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { prepared, type Database } from '../database.ts'
import { idList } from '../parameters/id-list.ts'
import { pipelined } from '@kalata/postgres-client/statements/pipelined.ts'

let db: Database
beforeAll(async () => {
  const test = await openTestDatabase()
  db = test.db
  return () => test.close()
})

describe('pipelined', () => {
  it('runs statements in the order of the calls, each seeing the ones before it', async () => {
    const rows = await db.transaction(async (tx) => {
      await prepared(tx, sql`create temporary table steps (step int) on commit drop`)
      const [, , third] = await pipelined([
        prepared(tx, sql`insert into steps values (${1}::int)`),
        prepared(tx, sql`insert into steps select max(step) + 1 from steps`),
        prepared(tx, sql`select step from steps order by step`),
      ])
      return third
    })
    expect(rows).toEqual([{ step: 1 }, { step: 2 }])
  })

  it('throws what the failing statement threw, not that the transaction was aborted by it', async () => {
    const work = db.transaction((tx) =>
      pipelined([prepared(tx, sql`select 1`), prepared(tx, sql`select 1 / ${0}::int`), prepared(tx, sql`select 2`)]),
    )
    await expect(work).rejects.toMatchObject({ cause: { code: '22012' } })
  })

  it('waits for all of them before it throws', async () => {
    const order: string[] = []
    const slow = new Promise<void>((resolve) => setTimeout(() => (order.push('slow'), resolve()), 20))
    await pipelined([Promise.reject(new Error('first')), slow]).catch((error: Error) => order.push(error.message))
    expect(order).toEqual(['slow', 'first'])
  })

  it('leaves the connection usable for the next transaction', async () => {
    for (const round of [1, 2, 3]) {
      await expect(
        db.transaction((tx) =>
          pipelined([prepared(tx, sql`select ${round}::int / 0`), prepared(tx, sql`select ${'fresh'}::text as text`)]),
        ),
      ).rejects.toThrow()
      expect(await prepared(db, sql`select ${'fresh'}::text as text`)).toEqual([{ text: 'fresh' }])
    }
  })
})

describe('idList', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [5, 8],
    [120, 128],
  ])('%i ids become %i parameters and find the same rows', async (count, size) => {
    const ids = Array.from({ length: count }, (_, place) => place * 3)
    const found = await prepared(db, sql`select id from generate_series(0, 400) id where id in (${idList(ids)}) order by id`)
    expect(found).toEqual(ids.map((id) => ({ id })))
    expect(new PgDialect().sqlToQuery(idList(ids)).params).toHaveLength(size)
  })
})
