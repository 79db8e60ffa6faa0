import { inTransaction, type Ctx } from '#server/context.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { refreshCards } from '../claims/claims.queries.ts'
import * as queries from './phases.queries.ts'

/** Products whose cards one statement refreshes. */
const cardBatch = 500

/**
 * Writes starts and ends of deals into product cards, empties the caches of every process and publishes them: within the tick of its
 * job, or at the next start of the mall. Each window moves once, no matter who runs this. Returns how many windows moved.
 */
export async function advancePhases(ctx: Ctx): Promise<number> {
  let moved = 0
  while (await queries.isPhaseDue(ctx.db, ctx.now())) {
    const now = (await inTransaction(ctx, advanceDeals)) + (await inTransaction(ctx, advanceCampaign))
    // What is left is being moved by another process.
    if (now === 0) return moved
    moved += now
  }
  return moved
}

async function advanceDeals(ctx: Ctx): Promise<number> {
  const deals = await queries.moveDeals(ctx.db, ctx.now())
  if (deals.length === 0) return 0
  const offerIds = deals.map((deal) => deal.offerId)
  await refreshCards(ctx.db, offerIds, ctx.now())
  const slots = new Map(deals.map((deal) => [`${deal.campaignId} ${deal.started} ${deal.startsAt}`, deal]))
  for (const slot of slots.values()) await publishMove(ctx, 'lightning', slot)
  ctx.changed('catalogue')
  return deals.length
}

async function advanceCampaign(ctx: Ctx): Promise<number> {
  const [campaign] = await queries.moveCampaigns(ctx.db, ctx.now())
  if (!campaign) return 0
  await refreshCampaign(ctx, campaign.campaignId)
  await publishMove(ctx, 'discount', campaign)
  return 1
}

interface Move {
  campaignId: number
  started: boolean
  startsAt: string
  endsAt: string
}

async function publishMove(ctx: Ctx, kind: 'lightning' | 'discount', { campaignId, started, startsAt, endsAt }: Move): Promise<void> {
  if (started) await publish(ctx, 'deal.started', { campaignId, kind, startsAt, endsAt }, { key: `${campaignId} ${startsAt}` })
  else await publish(ctx, 'deal.ended', { campaignId, kind, endsAt }, { key: `${campaignId} ${endsAt}` })
}

/** Refreshes the cards of everything a campaign names. Inside the caller's transaction. */
export async function refreshCampaign(ctx: Ctx, campaignId: number): Promise<void> {
  const productIds = await queries.productsOf(ctx.db, campaignId)
  for (let from = 0; from < productIds.length; from += cardBatch)
    await queries.refreshProducts(ctx.db, productIds.slice(from, from + cardBatch), ctx.now())
  ctx.changed('catalogue')
}
