import { randomUUID } from 'node:crypto'
import type { SubmitRequest } from '#contract/checkout/calls.ts'
import { quoteCheckout } from '#server/checkout/checkout.service.ts'
import type { Ctx } from '#server/context.ts'
import { groupCampaigns } from '#server/groups/groups.tables.ts'
import type { ABuyer } from './orders.ts'
import { aProduct, type AProduct } from './products.ts'

const hour = 3600_000

export interface AGroupCampaign {
  id: number
  product: AProduct
  offerId: number
}

type Overrides = Partial<typeof groupCampaigns.$inferInsert> & { stock?: number; product?: AProduct }

/** A campaign that runs for three days: groups of 3 at 39,00 ₾ instead of 50,00 ₾, 24 h to fill. */
export async function aGroupCampaign(ctx: Ctx, { stock = 100, product: given, ...row }: Overrides = {}): Promise<AGroupCampaign> {
  const product = given ?? (await aProduct(ctx, { stock, price: 5000 }))
  const now = ctx.now()
  const [campaign] = await ctx.db
    .insert(groupCampaigns)
    .values({
      key: randomUUID(),
      offerId: product.offerId,
      price: 3900,
      size: 3,
      hours: 24,
      maxUnits: 5,
      startsAt: now,
      endsAt: new Date(now.getTime() + 72 * hour),
      createdAt: now,
      ...row,
    })
    .returning({ id: groupCampaigns.id, offerId: groupCampaigns.offerId })
  return { ...campaign!, product }
}

/** What a buyer's checkout page would send to open a group of a campaign, or to join the one that is named. */
export async function aGroupSubmission(
  buyer: ABuyer,
  campaign: Pick<AGroupCampaign, 'offerId'>,
  { groupId, quantity = 1 }: { groupId?: string; quantity?: number } = {},
): Promise<SubmitRequest> {
  const buyNow = { offerId: campaign.offerId, quantity, group: groupId ? { groupId } : {} }
  const { stores, total } = await quoteCheckout(buyer.ctx, buyNow)
  const items = stores
    .flatMap((store) => store.lines)
    .map(({ deal, ...line }) => ({
      offerId: line.offerId,
      quantity: line.quantity,
      ...(deal ? { dealId: deal.id } : {}),
    }))
  return { addressId: buyer.addressId, method: 'sandbox', agreement: true, expectedTotal: total, items, buyNow }
}
