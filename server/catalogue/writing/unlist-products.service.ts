import { inTransaction, type Ctx } from '#server/context.ts'
import { deferCards, lockProducts, refreshCards } from './products-write.queries.ts'
import * as queries from './unlist-products.queries.ts'

export type { AbsentProducts } from './unlist-products.queries.ts'

/** What a store's exports have brought in and a file has not, with the keys of the `first` of them. @param present keys of products */
export const absentProducts = (ctx: Ctx, store: string, present: string[], first: number) =>
  queries.absentProducts(ctx.db, store, present, first)

/**
 * Takes a store's products that a file lacks off sale, all or, where they are more than `atMost` per cent of its listed ones, none: nobody can order them, lists and
 * searches leave them out, carts and favourites show them as unavailable. The next import that has a product lists it. Idempotent.
 * @returns how many
 */
export async function unlistAbsent(ctx: Ctx, store: string, present: string[], atMost: number): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await lockProducts(ctx.db)
    await deferCards(ctx.db)
    const ids = await queries.unlistAbsent(ctx.db, store, present, atMost)
    if (ids.length === 0) return 0
    await refreshCards(ctx.db, ids, ctx.now())
    ctx.changed('catalogue')
    return ids.length
  })
}
