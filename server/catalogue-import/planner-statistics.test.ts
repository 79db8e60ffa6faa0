import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { importHarness, lines } from '#demo/testing/import-harness.ts'
import { addUnits } from '#server/cart/cart.queries.ts'

const { test, taxonomy, mug, folder, runImport } = importHarness()

async function analyzedColumns(): Promise<string[]> {
  const { rows } = await test.db.execute<{ column: string }>(
    sql`select tablename || '.' || attname as column from pg_stats where schemaname = 'public'`,
  )
  return rows.map(({ column }) => column)
}

/** What an import fills and shoppers' statements look for. */
const columns = [
  ...['products.id', 'products.key', 'products.category_id', 'offers.id', 'offers.product_id', 'product_cards.product_id'],
  ...['price_history.offer_id', 'stock_ledger.offer_id', 'categories.id', 'stores.id'],
  ...['search_documents.product_id', 'search_words.word'],
]

describe('the planner', () => {
  it('has statistics after an import, and none of a dry run', async () => {
    const path = folder({ 'a.jsonl': lines(...taxonomy(), mug()) })
    const before = await analyzedColumns()
    await runImport(path, { dryRun: true })
    expect(await analyzedColumns()).toEqual(before)
    await runImport(path)
    expect(await analyzedColumns()).toEqual(expect.arrayContaining(columns))
  })

  it('looks cart lines up by their key from the first fill on: empty tables are not analysed', async () => {
    await fillMall(test.ctx(), test.clock.now(), { only: ({ category }) => category === 'cups', pictures: 'none' })
    const found = await test.db.execute<{ id: number }>(sql`select id from offers where stock_on_hand > 0 order by id desc limit 12`)
    const { id: memberId } = await aMember(test.ctx())
    // PostgreSQL keeps one plan for a prepared statement after it has run five times.
    for (const { id: offerId } of found.rows) await addUnits(test.db, memberId, { offerId, quantity: 1, selected: true }, test.clock.now())
    await test.db.execute(sql`select pg_stat_force_next_flush()`)
    const scans = await test.db.execute(
      sql`select seq_scan::int, idx_scan >= 12 as by_key, n_live_tup::int as lines from pg_stat_user_tables where relname = 'cart_lines'`,
    )
    expect(scans.rows).toEqual([{ seq_scan: 0, by_key: true, lines: 12 }])
  })
})
