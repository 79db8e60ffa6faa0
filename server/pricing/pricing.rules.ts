/**
 * What a unit of a line costs. Deals do not stack: of those that count one applies, and only where it is cheaper than the
 * offer's own price. In a group order that is the group price; else a lightning deal comes before a discount; of two of one
 * kind the cheaper one, then the one with the smaller id. Under a deal the offer's own price is the compare-at price, because
 * it is what was asked until the deal began; without one it is the offer's compare-at price.
 *
 * `offer_prices` (migrations) gives the same answer in SQL for one unit on plain terms.
 */

import type { Deal, DealKind, LinePrice, LineTerms, OfferPrice, PriceInput } from '#contract/pricing/types.ts'

const precedence: readonly DealKind[] = ['group', 'lightning', 'discount']

/**
 * The price of one unit of a line, in tetri. A deal counts while `now` is in its window and its quota covers the line's
 * quantity; a group's price counts in a line with the terms `group` only. Pure and deterministic: the order of `deals` is
 * of no account.
 */
export function priceLine({
  offer,
  quantity,
  deals,
  now,
  terms = 'plain',
}: PriceInput & { quantity: number; now: Date; terms?: LineTerms }): LinePrice {
  const deal = deals.filter((each) => counts(each, offer, quantity, now, terms)).toSorted(better)[0]
  const unitPrice = deal?.price ?? offer.price
  const compareAtPrice = deal ? offer.price : (offer.compareAtPrice ?? 0)
  return {
    unitPrice,
    ...(compareAtPrice > unitPrice ? { compareAtPrice } : {}),
    adjustments: deal ? [{ kind: deal.kind, id: deal.id, amount: offer.price - deal.price }] : [],
  }
}

function counts(deal: Deal, offer: OfferPrice, quantity: number, now: Date, terms: LineTerms): boolean {
  const live = Date.parse(deal.startsAt) <= now.getTime() && now.getTime() < Date.parse(deal.endsAt)
  const covered = deal.unitsLeft === null || deal.unitsLeft >= quantity
  return live && covered && deal.price >= 1 && deal.price < offer.price && (deal.kind !== 'group' || terms === 'group')
}

function better(one: Deal, other: Deal): number {
  return precedence.indexOf(one.kind) - precedence.indexOf(other.kind) || one.price - other.price || (one.id < other.id ? -1 : 1)
}
