import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { findSession, touchSession } from './sessions.queries.ts'

const test = testMall()
const since = { seenAfter: new Date(0), createdAfter: new Date(0) }
const members = 4000

it('looks into each index once a session of a crowd, on tables that have grown since they were analysed', async () => {
  await test.db.transaction(async (db) => {
    const look = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, place) => findSession(db, String(place).padStart(43, '0'), since)))
    const work = async () => {
      const { rows } = await db.execute<{ scans: number; rowsRead: number }>(sql`
        select sum(idx_scan)::int as scans, sum(seq_tup_read)::int as "rowsRead" from pg_stat_xact_user_tables where relname in ('sessions', 'members')`)
      return rows[0]!
    }
    await db.execute(sql`set local statement_timeout = 0`)
    await db.execute(sql`delete from sessions`)
    for (let turn = 0; turn < 8; turn++) expect((await look(504)).every((found) => found === undefined)).toBe(true)
    await db.execute(sql`with crowd as (
        insert into members (id, member_type, first_name, last_name, lang, created_at)
        select gen_random_uuid(), 0, 'A', 'B', 'ka', now() from generate_series(1, ${members}::int) returning id
      )
      insert into sessions (token_hash, member_id, created_at, seen_at, client)
      select lpad((row_number() over () - 1)::text, 43, '0'), id, now(), now(), '{}' from crowd`)
    const before = await work()
    expect((await look(1504)).filter((session) => session !== undefined)).toHaveLength(1504)
    const after = await work()
    expect(after.scans - before.scans).toBeLessThanOrEqual(2 * 1504)
    // The four that are asked for alone run by plans made while the tables were small.
    expect(after.rowsRead - before.rowsRead).toBeLessThanOrEqual(4 * 2 * members)
  })
})

it('writes down in few statements that a crowd is back, and never an earlier moment', async () => {
  const made = await Promise.all(Array.from({ length: 60 }, () => aMember(test.ctx())))
  const ids = made.map(({ id }) => id)
  const stored = async () =>
    (
      await test.db.execute<{ hash: string; seenAt: string }>(
        sql`select token_hash as hash, seen_at::text as "seenAt" from sessions where member_id = any(${sql.param(ids)}::uuid[]) order by hash`,
      )
    ).rows
  const hashes = (await stored()).map(({ hash }) => hash)
  const touchAll = (at: number) => Promise.all(hashes.map((hash) => touchSession(test.db, hash, new Date(at))))
  const at = test.clock.now().getTime() + 11 * 60_000
  const statements = vi.spyOn(test.db, 'execute')
  await touchAll(at)
  expect(statements.mock.calls.length).toBeLessThanOrEqual(2)
  statements.mockRestore()
  const times = async () => [...new Set((await stored()).map(({ seenAt }) => Date.parse(seenAt)))]
  expect(await times()).toEqual([at])
  await touchAll(at - 1000)
  expect(await times()).toEqual([at])
})
