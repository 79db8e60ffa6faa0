import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import { createDiscount, createLightning, type DiscountCampaign } from '#server/deals/campaigns/campaigns.service.ts'
import { lightningDeals } from '#server/deals/deals.tables.ts'
import { advancePhases } from '#server/deals/campaigns/phases.service.ts'

const hour = 3_600_000
const from = (ctx: Ctx, hours: number) => new Date(ctx.now().getTime() + hours * hour)

interface LightningOverrides {
  /** Tetri. */
  price?: number
  quota?: number
  memberLimit?: number
  /** Hours from now. */
  startsIn?: number
  hours?: number
  hidesPrice?: boolean
}

/** A lightning deal on an offer at 10,00 ₾, 5 units, one a member, that began an hour ago and runs for another. Returns its id. */
export async function aLightningDeal(ctx: Ctx, offerId: number, overrides: LightningOverrides = {}): Promise<number> {
  const { price = 1000, quota = 5, memberLimit = 1, startsIn = -1, hours = 2, hidesPrice = false } = overrides
  const windows = [{ startsAt: from(ctx, startsIn), endsAt: from(ctx, startsIn + hours) }]
  const campaignId = await createLightning(ctx, { key: randomUUID(), windows, hidesPrice, deals: [{ offerId, price, quota, memberLimit }] })
  await advancePhases(ctx)
  const [deal] = await ctx.db.select({ id: lightningDeals.id }).from(lightningDeals).where(eq(lightningDeals.campaignId, campaignId))
  return deal!.id
}

/** A discount campaign from an hour ago for a day. Returns its key. */
export async function aDiscount(ctx: Ctx, targets: DiscountCampaign['targets'], { startsIn = -1, hours = 25 } = {}): Promise<string> {
  const key = randomUUID()
  await createDiscount(ctx, { key, targets, startsAt: from(ctx, startsIn), endsAt: from(ctx, startsIn + hours) })
  await advancePhases(ctx)
  return key
}
