import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { sweepPopularQueries } from './popular-queries.service.ts'

const test = testMall()
const day = 24 * 3_600_000

it('queries that nobody searched for within a year are deleted, all others stay', async () => {
  const ago = (days: number) => new Date(test.clock.now().getTime() - days * day).toISOString()
  await test.db.execute(sql`delete from search_queries`)
  await test.db.execute(sql`insert into search_queries (lang, query, uses, score, last_at)
    select 'en', 'old ' || n, 9, 1, ${ago(366)}::timestamptz from generate_series(1, 1500) n
    union all values ('en', 'mug', 1, 1, ${ago(364)}::timestamptz), ('ka', 'ფინჯანი', 3, 1, ${ago(0)}::timestamptz)`)
  expect(await sweepPopularQueries(test.ctx())).toBe(1500)
  const left = await test.db.execute<{ query: string }>(sql`select query from search_queries order by query`)
  expect(left.rows.map(({ query }) => query)).toEqual(['mug', 'ფინჯანი'])
  expect(await sweepPopularQueries(test.ctx())).toBe(0)
})
