/**
 * What a unit of a line costs. Deals do not stack: of those that count one applies, and only where it is cheaper than the
 * offer's own price. In a group order that is the group price; else a lightning deal comes before a discount; of two of one
 * kind the cheaper one, then the one with the smaller id. Under a deal the compare-at price is the lowest price of the 30 days
 * before it, never above the offer's own price; without one it is the offer's compare-at price.
 *
 * `offer_prices` (migrations) gives the same answer in SQL for one unit on plain terms.
 */

import type { Deal, DealKind, LinePrice, LineTerms, OfferPrice, PriceInput } from '#contract/pricing/types.ts'

const precedence: readonly DealKind[] = ['group', 'lightning', 'discount']

/**
 * The price of one unit of a line, in tetri. A deal counts while `now` is in its window and its quota and its limit a member
 * cover the line's quantity; a group's price counts in a line with the terms `group` only. Pure and deterministic: the order
 * of `deals` is of no account.
 */
export function priceLine({
  offer,
  quantity,
  deals,
  now,
  terms = 'plain',
}: PriceInput & { quantity: number; now: Date; terms?: LineTerms }): LinePrice {
  const running = deals.filter((each) => counts(each, offer, now, terms)).toSorted(better)
  const deal = running.find((each) => unitsOf(each) >= quantity)
  const unitPrice = deal?.price ?? offer.price
  const compareAtPrice = deal ? Math.min(offer.price, deal.referencePrice ?? offer.price) : (offer.compareAtPrice ?? 0)
  const uncovered = deal?.kind === 'group' ? undefined : running.find((each) => each.kind === 'lightning' && unitsOf(each) < quantity)
  return {
    unitPrice,
    ...(compareAtPrice > unitPrice ? { compareAtPrice } : {}),
    adjustments: deal ? [{ kind: deal.kind, id: deal.id, amount: offer.price - deal.price }] : [],
    ...(deal ? { deal } : {}),
    ...(uncovered && deal?.kind !== 'lightning' ? { uncovered: { deal: uncovered, units: unitsOf(uncovered) } } : {}),
  }
}

function counts(deal: Deal, offer: OfferPrice, now: Date, terms: LineTerms): boolean {
  const live = Date.parse(deal.startsAt) <= now.getTime() && now.getTime() < Date.parse(deal.endsAt)
  return live && deal.price >= 1 && deal.price < offer.price && (deal.kind !== 'group' || terms === 'group')
}

/** Units that can be bought at a deal's price. */
const unitsOf = ({ unitsLeft, memberUnits }: Deal): number => Math.max(0, Math.min(unitsLeft ?? Infinity, memberUnits ?? Infinity))

function better(one: Deal, other: Deal): number {
  return precedence.indexOf(one.kind) - precedence.indexOf(other.kind) || one.price - other.price || (one.id < other.id ? -1 : 1)
}

/** The terms under which a line at this price is bought: a lightning price claims units of its quota, a group price a seat. */
export function termsOf({ deal }: Pick<LinePrice, 'deal'>): LineTerms {
  if (deal?.kind === 'lightning') return 'deal'
  return deal?.kind === 'group' ? 'group' : 'plain'
}
