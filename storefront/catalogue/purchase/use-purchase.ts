import { useState } from 'react'
import type { ReplyOf } from '#contract/calls.ts'
import type { Offer } from '#contract/catalogue/schemas.ts'
import type { ProductGroups } from '#contract/groups/calls.ts'
import type { DealUnits } from '#storefront/deals/deal/deal-units.ts'
import { useShownDeal } from '#storefront/deals/deal/use-shown-deal.ts'
import { campaignOf, type PurchaseWay } from '#storefront/groups/campaign/product-campaign.ts'
import { offerWithoutDeal } from './offers.ts'

/**
 * What the product page would buy now: how many of the selected offer, at which price, alone or in a group.
 * @param selected the offer, which has stock or not
 */
export function usePurchase(selected: Offer, deals: ReplyOf<'deals.ofProduct'>, groups: ProductGroups) {
  const [requested, setQuantity] = useState(1)
  const [chosenWay, setWay] = useState<PurchaseWay>('alone')
  const [dealUnits, setDealUnits] = useState<DealUnits>()
  const [liveGroups, setGroups] = useState(groups)
  const inStock = Math.max(1, Math.min(requested, selected.available))
  const deal = useShownDeal(deals.deals, selected.offerId)
  const missed = dealUnits && dealUnits.units < inStock ? dealUnits : undefined
  const offer = deal && missed ? offerWithoutDeal(selected, deal) : selected
  const campaign = campaignOf(liveGroups, offer)
  const seat = chosenWay === 'group' ? campaign : undefined
  const max = Math.min(selected.available, seat?.maxUnits ?? selected.available)
  return {
    deal,
    /** Units that the deal no longer covers, with the price they would have had. */
    missed: missed && offer.price > selected.price ? { ...missed, price: selected.price } : undefined,
    offer,
    campaign,
    /** The campaign where the purchase is a seat in a group. */
    seat,
    quantity: Math.min(inStock, max),
    max,
    setQuantity,
    setWay,
    setDealUnits,
    setGroups,
  }
}
