/**
 * A line holds at least one unit and at most 99, a cart 200 lines. Two carts become one by adding up, never above the 99 nor
 * above what is available; what is sold out stays in the list without counting, so that no shopper loses a line.
 */
import { maxLines, maxQuantity, type lineStates } from '#contract/cart/constants.ts'
import { buyableUnits, sumByOffer, type Availability, type OfferQuantity } from '#contract/cart/rules.ts'
import type { CartLine } from '#contract/cart/calls.ts'
import type { LinePrice, LineTerms } from '#contract/pricing/types.ts'

export type LineState = (typeof lineStates)[number]

/** Whether a line's quantity can be bought now, in part, not at all, or never again because the product is unlisted. */
export function lineState(quantity: number, { available, listed = true }: Availability): LineState {
  if (!listed) return 'gone'
  if (available <= 0) return 'soldOut'
  return available < quantity ? 'onlyLeft' : 'ok'
}

/** The price when a line was added, only where it differs from the price now. Tetri. */
export function priceWas(priceWhenAdded: number | undefined, price: number): number | undefined {
  return priceWhenAdded === price ? undefined : priceWhenAdded
}

/** The deal that makes a price, as a line shows it. Tetri. */
export function dealOf({ deal, adjustments }: LinePrice): Pick<CartLine, 'deal'> {
  const { kind, id, endsAt } = deal ?? {}
  return kind ? { deal: { kind, id: id!, endsAt: new Date(endsAt!).toISOString(), off: adjustments[0]!.amount } } : {}
}

/** A running lightning deal that does not cover the line, and whose units are the reason: the quota's, or the member's. Tetri. */
export function missedDealOf({ uncovered }: LinePrice): Pick<CartLine, 'missedDeal'> {
  if (!uncovered) return {}
  const { deal, units } = uncovered
  const reason = deal.memberUnits !== null && deal.memberUnits <= (deal.unitsLeft ?? Infinity) ? 'limit' : 'left'
  return { missedDeal: { id: deal.id, price: deal.price, units, reason } }
}

/** A sum of units cut to 99 and to what is available. What cannot be bought at all stays in the list, cut to 99 only. */
export function clampToStock(quantity: number, { available, listed = true }: Availability): number {
  return Math.min(quantity, maxQuantity, listed && available > 0 ? available : maxQuantity)
}

/** What a merge writes: lines that exist get a new quantity, others are added. */
export interface MergePlan<T extends OfferQuantity> {
  changed: OfferQuantity[]
  added: T[]
  /** Offers whose line gets less than the sum; also those that found no slot. */
  clamped: number[]
}

/**
 * Merges a guest cart into a member's lines: sums, then clamps to 99 and to what is available. Only plain lines grow; lines
 * under other terms count for the 200. Incoming offers that `offers` lacks are left out.
 */
export function mergeCarts<T extends OfferQuantity>(
  lines: (OfferQuantity & { terms?: LineTerms })[],
  incoming: T[],
  offers: ReadonlyMap<number, Availability>,
): MergePlan<T> {
  const plain = lines.filter(({ terms = 'plain' }) => terms === 'plain')
  const quantities = new Map(plain.map((line) => [line.offerId, line.quantity]))
  const plan: MergePlan<T> = { changed: [], added: [], clamped: [] }
  let freeLines = maxLines - lines.length
  for (const item of sumByOffer(incoming)) {
    const offer = offers.get(item.offerId)
    if (!offer) continue
    const before = quantities.get(item.offerId)
    const sum = item.quantity + (before ?? 0)
    const quantity = clampToStock(sum, offer)
    const fits = before !== undefined || freeLines > 0
    if (quantity < sum || !fits) plan.clamped.push(item.offerId)
    if (before !== undefined) plan.changed.push({ offerId: item.offerId, quantity })
    else if (fits) {
      plan.added.push({ ...item, quantity })
      freeLines--
    }
  }
  return plan
}

/**
 * What a line holds after its offer was switched or its quantity set.
 * @param quantity units requested; absent where the quantity stays
 * @param existing units of the line that the target offer already has; the two lines become one
 * @returns units of the resulting line, cut to 99 and to what is available; or why it cannot be: `cart.soldOut`, and
 *   `cart.onlyLeft` where more units were asked for than there are
 */
export function changeLine({
  line,
  quantity,
  offer,
  existing = 0,
}: {
  line: number
  quantity?: number | undefined
  offer: Availability
  existing?: number | undefined
}): { quantity: number; error?: never } | { error: { key: 'cart.soldOut' | 'cart.onlyLeft'; params: Record<string, number> } } {
  const { available } = offer
  if (available <= 0) return { error: { key: 'cart.soldOut', params: {} } }
  if (quantity !== undefined && quantity > available) return { error: { key: 'cart.onlyLeft', params: { available } } }
  return { quantity: buyableUnits({ ...offer, quantity: (quantity ?? line) + existing }) }
}
