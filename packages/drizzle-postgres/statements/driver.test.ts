import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { prepared, type Database } from '../database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { compile } from './driver.ts'

let db: Database
beforeAll(async () => {
  const test = await openTestDatabase()
  db = test.db
  return () => test.close()
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
  expect(await types(await prepared(db, statement))).toEqual(await types((await db.execute(statement)).rows))
})

it('throws what Drizzle throws: the database’s error is the cause', async () => {
  const failing = sql`select 1 / ${0}::int`
  const ofDrizzle = await db.execute(failing).catch((error: Error) => error)
  const ours = await prepared(db, failing).catch((error: Error) => error)
  expect(ours).toMatchObject({ message: (ofDrizzle as Error).message, cause: { code: '22012' } })
})
