import type { ProductGroups } from '#contract/groups/calls.ts'

/** How the offer on the product page is bought. */
export type PurchaseWay = 'alone' | 'group'

/** The group campaign of the selected offer, where a group makes it cheaper. */
export function campaignOf(
  { campaigns }: ProductGroups,
  { offerId, price, available }: { offerId: number; price: number; available: number },
): ProductGroups['campaigns'][number] | undefined {
  return available > 0 ? campaigns.find((campaign) => campaign.offerId === offerId && campaign.price < price) : undefined
}
