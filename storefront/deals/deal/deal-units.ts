import type { DealCard, OwnDeal } from '#contract/deals/calls.ts'

/** What a shopper can still buy at a deal's price, and what ends it first: the limit a member, or the units of the quota that are left. */
export interface DealUnits {
  units: number
  reason: 'limit' | 'left'
}

/**
 * What of a deal that runs is left for a shopper; undefined for one that does not. A unit that is offered to the member out of the waiting
 * list counts as left. As `priceLine` of the server decides for a cart's line.
 */
export function dealUnitsOf(
  deal: Pick<DealCard, 'state' | 'unitsLeft' | 'memberLimit'>,
  ownDeal: OwnDeal | undefined,
): DealUnits | undefined {
  if (deal.state !== 'live' && deal.state !== 'soldOut') return undefined
  const limit = Math.max(0, deal.memberLimit - (ownDeal?.unitsClaimed ?? 0))
  const left = deal.unitsLeft + (ownDeal?.offeredUntil ? 1 : 0)
  return limit <= left ? { units: limit, reason: 'limit' } : { units: left, reason: 'left' }
}
