import { sql } from 'drizzle-orm'
import type { ScoreCounts } from '#contract/catalogue/rating.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { IntegerColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column } from '#server/platform/db/statements/rows.ts'

/** Locks a product against other changes of its rating until the transaction ends. @returns its store */
export async function lockProduct(db: Executor, productId: number): Promise<number> {
  return (await column(db, IntegerColumn, sql`select store_id as "storeId" from products where id = ${productId} for no key update`))[0]!
}

/** Writes how many reviews a product has of each score. */
export async function updateRatings(db: Executor, productId: number, counts: ScoreCounts): Promise<void> {
  await db.execute(sql`update products set ratings = ${sql.param(counts)}::int[] where id = ${productId}`)
}
