import type { ScoreCounts } from '#contract/catalogue/rating.ts'
import type { TxCtx } from '#server/context.ts'
import * as queries from './catalogue.queries.ts'

/**
 * Changes reviews of a product and writes the rating that they amount to then. Changes of one product's reviews run one after the
 * other, so that none is counted without the others. Inside the caller's transaction.
 * @param change writes the reviews; a rejection writes nothing
 * @param count counts the product's visible reviews by score, of 1 first
 */
export async function changeRating<T>(
  ctx: TxCtx,
  productId: number,
  change: () => Promise<T>,
  count: () => Promise<ScoreCounts>,
): Promise<T> {
  const storeId = await queries.lockProduct(ctx.db, productId)
  const result = await change()
  await queries.updateRatings(ctx.db, productId, await count())
  ctx.changed(`product:${productId}`, `store:${storeId}`)
  return result
}
