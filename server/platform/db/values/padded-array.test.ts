import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { findSession } from '#server/accounts/sessions/sessions.queries.ts'
import { cardsByIds } from '#server/catalogue/cards/cards.queries.ts'
import { selectProduct } from '#server/catalogue/catalogue.queries.ts'
import { findPrefixes, findWords } from '#server/search/interpret/words.queries.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'

const test = testMall()

it('lets statements that are asked for little run by the plan that their connection has', async () => {
  const { id } = await aProduct(test.ctx())
  const now = test.clock.now()
  await test.db.transaction(async (tx) => {
    for (let time = 0; time < 12; time++) {
      await selectProduct(tx, id, now)
      await cardsByIds(tx, now, [id])
      await findWords(tx, ['mug'], ['mg'])
      await findPrefixes(tx, ['mu'], ['mg'])
      await findSession(tx, 'unknown', { seenAfter: now, createdAfter: now })
    }
    // PostgreSQL makes five plans for the values at hand before it compares them with the one for any.
    const { rows } = await tx.execute<{ made: number; uses: number }>(
      sql`select custom_plans::int as made, generic_plans::int as uses from pg_prepared_statements where statement like '%unnest%'`,
    )
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ made: 5, uses: 7 })))
  })
})

it('leaves nothing out and adds nothing but nulls', async () => {
  const of = async (values: number[]) =>
    (await test.db.execute(sql`select id from unnest(${paddedArray(values)}::int[]) id where id is not null`)).rows.map((row) => row.id)
  const many = Array.from({ length: 30 }, (_, place) => place)
  expect([await of([]), await of([7]), await of(many)]).toEqual([[], [7], many])
})
