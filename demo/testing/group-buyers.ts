import { aGroupSubmission, type AGroupCampaign } from '#demo/factories/groups.ts'
import { aBuyer, type ABuyer } from '#demo/factories/orders.ts'
import type { Ctx } from '#server/context.ts'
import { submitOver } from './over-http.ts'

export interface GroupBuyer {
  buyer: ABuyer
  request: object
}

export interface PlacedSeat extends GroupBuyer {
  orderNo: string
  paymentId: string
  redirectUrl: string
}

/** A buyer who is about to open a group of a campaign, or to join the one that is named. */
export async function aGroupBuyer(ctx: Ctx, campaign: AGroupCampaign, groupId?: string): Promise<GroupBuyer> {
  const buyer = await aBuyer(ctx)
  return { buyer, request: await aGroupSubmission(buyer, campaign, groupId ? { groupId } : {}) }
}

/** Places the order of a seat, which must be accepted. */
export async function placeOver(url: string, who: GroupBuyer): Promise<PlacedSeat> {
  const answer = await submitOver(url, who)
  if (answer.code !== 0) throw new Error(`${answer.key}: ${answer.message}`)
  const { orderNos, paymentId, redirectUrl } = answer.data!
  return { ...who, orderNo: orderNos[0]!, paymentId, redirectUrl }
}
