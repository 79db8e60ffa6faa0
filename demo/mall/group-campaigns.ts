import { eq, inArray } from 'drizzle-orm'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import type { Ctx } from '#server/context.ts'
import { createCampaign } from '#server/groups/campaigns/campaigns.service.ts'

const day = 86_400_000

/** What the demo mall sells in groups: product, seats, and the share of the price that is left. Groups are opened by shoppers alone. */
const campaigns: [product: string, size: number, share: number][] = [
  ['aivani-armchair', 3, 0.77],
  ['oak-stool', 3, 0.8],
  ['sonora-h1', 3, 0.74],
  ['red-roof-car', 3, 0.76],
  ['enamel-kettle', 2, 0.85],
  ['undyed-wool-throw', 4, 0.72],
  ['studio-desk-lamp', 3, 0.8],
  ['rolltop-backpack', 2, 0.88],
  ['svaneti-alpine-honey', 5, 0.7],
  ['khevi-vase', 3, 0.78],
  ['mukuzani-2021', 4, 0.8],
  ['rubber-yoga-mat', 3, 0.82],
]

/**
 * Opens the demo mall's group campaigns, each on the first offer of its product. They run for a year from the day the mall opened.
 * Idempotent; products that are not in the mall are passed over.
 * @throws Error naming what the first rejected one has against it
 */
export async function openGroupCampaigns(ctx: Ctx, asOf: Date): Promise<void> {
  const keys = campaigns.map(([key]) => key)
  const rows = await ctx.db
    .select({ key: products.key, offerId: offers.id, price: offers.price, position: offers.position })
    .from(products)
    .innerJoin(offers, eq(offers.productId, products.id))
    .where(inArray(products.key, keys))
  for (const [product, size, share] of campaigns) {
    const [lead] = rows.filter((row) => row.key === product).toSorted((one, other) => one.position - other.position)
    if (!lead) continue
    const terms = { price: Math.floor((lead.price * share) / 100) * 100, size, hours: 24, maxUnits: 5 }
    const time = { startsAt: asOf, endsAt: new Date(asOf.getTime() + 365 * day) }
    const { status, problems } = await createCampaign(ctx, { key: `demo-${product}`, offerId: lead.offerId, ...terms, ...time })
    if (status === 'rejected') throw new Error(`The demo mall's campaign of ${product}: ${problems.join(', ')}`)
  }
}
