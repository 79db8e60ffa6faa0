import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { ScoreCounts } from '#contract/catalogue/rating.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { rows } from '#server/platform/db/statements/rows.ts'

const Locked = Type.Object({ storeId: Type.Integer() })

/** Locks a product against other changes of its rating until the transaction ends. @returns its store */
export async function lockProduct(db: Executor, productId: number): Promise<number> {
  const [row] = await rows(db, Locked, sql`select store_id as "storeId" from products where id = ${productId} for no key update`)
  return row!.storeId
}

/** Writes how many reviews a product has of each score. */
export async function updateRatings(db: Executor, productId: number, counts: ScoreCounts): Promise<void> {
  await db.execute(sql`update products set ratings = ${sql.param(counts)}::int[] where id = ${productId}`)
}
