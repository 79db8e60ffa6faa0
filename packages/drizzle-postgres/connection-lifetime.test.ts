import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { closeDatabase, openDatabase } from './database.ts'
import { openTestDatabase } from './testing/test-database.ts'

const statement = {
  name: 'lookup',
  text: 'select t.id from unnest($1::int[]) as asked (k) join t on t.k = asked.k join u on u.id = t.id where t.k is not null',
}

/** Runs the statement so often. @returns how often it was planned for its values and how often by its generic plan, on this connection */
async function run(client: pg.ClientBase, times: number): Promise<{ custom: number; generic: number }> {
  const values = [Array.from({ length: 10 }, (_, place) => place)]
  for (let turn = 0; turn < times; turn++) await client.query({ ...statement, values })
  const { rows } = await client.query<{ custom: number; generic: number }>(
    "select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where name = 'lookup'",
  )
  return rows[0]!
}

it('ends connections whose statements are planned at every execution since statistics have changed', async () => {
  const { db, url, close } = await openTestDatabase()
  const short = openDatabase({ connectionString: url }, { lifetime: 2 })
  try {
    await db.execute(sql`create table t (id int primary key, k int, pad text) with (autovacuum_enabled = false)`)
    await db.execute(sql`create index on t (k)`)
    await db.execute(sql`create table u (id int primary key) with (autovacuum_enabled = false)`)
    await db.execute(sql`insert into u select n from generate_series(1, 20000) n`)
    await db.execute(sql`analyze u`)
    const client = await short.$client.connect()
    expect(await run(client, 10)).toEqual({ custom: 5, generic: 5 })
    await db.execute(sql`insert into t select n, n, repeat('x', 200) from generate_series(1, 20000) n`)
    await db.execute(sql`insert into u select n from generate_series(20001, 21000) n`)
    // The generic plan is made again, of statistics by which it costs more than plans for values have done so far.
    await db.execute(sql`analyze u`)
    await run(client, 1)
    await db.execute(sql`analyze t`)
    expect(await run(client, 50)).toEqual({ custom: 56, generic: 5 })
    client.release()
    await expect.poll(() => short.$client.totalCount, { timeout: 5000 }).toBe(0)
    const next = await short.$client.connect()
    expect(await run(next, 20)).toEqual({ custom: 5, generic: 15 })
    next.release()
  } finally {
    await closeDatabase(short)
    await close()
  }
})
