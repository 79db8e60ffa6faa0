import { inTransaction, type Ctx } from '#server/context.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './favourite-changes.queries.ts'
import { claimDueAlerts } from './stock-alerts.queries.ts'

/** How many members are told in one transaction. */
const batch = 500

/**
 * Publishes which favourites among those products cost less than their members know: each price is told once, also where this runs
 * twice. Of what is sold out nobody is told.
 */
export async function publishCheaper(ctx: Ctx, productIds: number[]): Promise<void> {
  for (let told = batch; told === batch;) {
    told = await inTransaction(ctx, async (ctx) => {
      const cheaper = await queries.claimCheaper(ctx.db, productIds, batch)
      for (const favourite of cheaper) {
        const { memberId, productId, price } = favourite
        await publish(ctx, 'favourite.cheaper', favourite, { key: `${memberId} ${productId} ${price} ${ctx.now().getTime()}` })
      }
      return cheaper.length
    })
  }
}

/** The same of whatever deals have made cheaper. */
export async function publishCheaperByDeals(ctx: Ctx): Promise<void> {
  const productIds = await queries.cheaperByDeals(ctx.db)
  if (productIds.length > 0) await publishCheaper(ctx, productIds)
}

/**
 * Publishes who is to be told that offers can be bought again: anyone who asked to be notified of one, whose subscription ends, and
 * anyone who has a product among the favourites that was sold out altogether. Each is told once of a product, also where this runs twice.
 * @param deliveryId of the event that reported the offers
 */
export async function publishReturned(ctx: Ctx, offerIds: number[], deliveryId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // The subscriptions first: they know which offer was waited for. Of the same product nobody is told twice, as the key is the same.
    const alerts = await claimDueAlerts(ctx.db, offerIds)
    const favourites = await queries.markReturned(ctx.db, offerIds, ctx.now())
    for (const returned of [...alerts, ...favourites])
      await publish(ctx, 'favourite.backInStock', returned, { key: `${returned.memberId} ${returned.productId} ${deliveryId}` })
  })
}
