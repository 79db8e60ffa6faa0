/** Sale prices that an import names with their time: discounts, so that each begins and ends by itself on every page. */
import type { Ctx } from '#server/context.ts'
import * as queries from './imported-sales.queries.ts'
import { refreshProducts } from './phases.queries.ts'

/** The ends of a time without a beginning or an end. ISO 8601, UTC. */
export const always = { from: '1970-01-01T00:00:00.000Z', until: '2199-12-31T00:00:00.000Z' } as const

export interface ImportedSale {
  offerKey: string
  /** Tetri a unit. */
  price: number
  /** ISO 8601, UTC. */
  from?: string | undefined
  until?: string | undefined
}

/** Whether any sale of an import stands in the mall. */
export const hasImportedSales = (ctx: Ctx): Promise<boolean> => queries.anyImported(ctx.db)

/**
 * Makes the sales of products those that an import names now, and no others of imports before; their cards follow. Sales
 * at one time are one campaign, `import-<start>-<end>`, which an operator pauses or ends like any other. Inside the
 * caller's transaction; idempotent.
 * @param sales by the product's key; a product without any is listed with none
 */
export async function setImportedSales(ctx: Ctx, sales: ReadonlyMap<string, readonly ImportedSale[]>): Promise<void> {
  const offers = await queries.offersOf(ctx.db, [...sales.keys()])
  const ids = new Map(offers.map(({ product, key, id }) => [`${product} ${key}`, id]))
  const targets = [...sales].flatMap(([product, list]) =>
    list.flatMap(({ offerKey, price, from = always.from, until = always.until }) => {
      const offerId = ids.get(`${product} ${offerKey}`)
      return offerId === undefined ? [] : { offerId, price, startsAt: from, endsAt: until, key: campaignKey(from, until) }
    }),
  )
  const offerIds = offers.map(({ id }) => id)
  const before = await queries.removeTargets(ctx.db, offerIds)
  if (targets.length > 0) await queries.insertSales(ctx.db, targets, ctx.now())
  const touched = new Set([...before, ...targets.map(({ offerId }) => offerId)])
  const productIds = [...new Set(offers.filter(({ id }) => touched.has(id)).map(({ productId }) => productId))]
  if (productIds.length > 0) await refreshProducts(ctx.db, productIds, ctx.now())
}

/** Takes away the campaigns that no product of an import is part of any more. */
export const dropEmptySales = (ctx: Ctx): Promise<void> => queries.deleteEmptyCampaigns(ctx.db)

/** `import-20261201t2000-20261210t2000`. */
function campaignKey(from: string, until: string): string {
  const word = (at: string) => new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()
  return `import-${word(from)}-${word(until)}`
}
