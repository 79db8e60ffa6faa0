import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { upsertProducts } from './products-write.service.ts'

const test = testMall()

it('gives a batch a minute, also between its statements, and nothing after it', async () => {
  const limits = async (db: { execute: typeof test.db.execute }) => {
    const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
    const { rows } = await db.execute<{ limit: string }>(
      sql`select current_setting(name) as limit from unnest(${sql.param(names)}::text[]) as name`,
    )
    return rows.map(({ limit }) => limit)
  }
  let within: string[] = []
  await upsertProducts(test.ctx(), [], async (ctx) => void (within = await limits(ctx.db)))
  expect(within).toEqual(['1min', '1min', '1min'])
  expect(await limits(test.db)).toEqual(['3s', '5s', '10s'])
})
