import { sql } from 'drizzle-orm'
import type { ScoreCounts } from '#contract/catalogue/rating.ts'
import type { Executor } from '#server/platform/db/database.ts'

/** Locks a product against other changes of its rating until the transaction ends. */
export async function lockProduct(db: Executor, productId: number): Promise<void> {
  await db.execute(sql`select from products where id = ${productId} for no key update`)
}

/** Writes how many reviews a product has of each score. */
export async function updateRatings(db: Executor, productId: number, counts: ScoreCounts): Promise<void> {
  await db.execute(sql`update products set ratings = ${sql.param(counts)}::int[] where id = ${productId}`)
}
