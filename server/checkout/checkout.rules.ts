import type { CartLine } from '#contract/cart/calls.ts'
import type { Quote } from '#contract/checkout/calls.ts'
import type { ErrorParams } from '#contract/core/errors.ts'
import { methodsFor, type PaymentMethod } from '#contract/payments/methods.ts'
import type { LineTerms } from '#contract/pricing/types.ts'

/**
 * What is bought is what the shopper saw: the same offers, in the same quantities, at the same total. Anything else is
 * an error and nothing happens.
 */
export interface Item {
  offerId: number
  quantity: number
  /** The lightning deal or group campaign whose price was shown. */
  dealId?: string | undefined
}

/** The sums of lines, in tetri. `subtotal` is at compare-at prices. */
export function sumLines(lines: Pick<CartLine, 'price' | 'listPrice' | 'quantity'>[]) {
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const savings = lines.reduce((sum, line) => sum + Math.max(0, (line.listPrice ?? line.price) - line.price) * line.quantity, 0)
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  return { total, savings, subtotal: total + savings, units }
}

/** Lines by store, stores in the order of their first line. */
export function byStore<L extends Pick<CartLine, 'storeId'>>(lines: L[]): L[][] {
  const stores = new Map<number, L[]>()
  for (const line of lines) stores.set(line.storeId, [...(stores.get(line.storeId) ?? []), line])
  return [...stores.values()]
}

/** A quote with the server's words for the methods. */
export type QuoteView = Omit<Quote, 'methods'> & { methods: PaymentMethod[] }

/** What checkout shows for lines that can be bought, beside those that cannot. Shipping is free on all orders. */
export function quote(lines: (CartLine & { terms: LineTerms })[], leftOut: CartLine[], arrives: string): QuoteView {
  const stores = byStore(lines).map((ofStore) => {
    const { storeId, storeName } = ofStore[0]!
    return { storeId, storeName, lines: ofStore, subtotal: sumLines(ofStore).total, arrives }
  })
  const { total, savings, subtotal, units } = sumLines(lines)
  const methods = methodsFor(lines.map((line) => line.terms))
  return { stores, ...(leftOut.length > 0 ? { leftOut } : {}), subtotal, savings, shipping: 0, total, units, methods }
}

export type Difference = { kind: 'none' } | { kind: 'changed' } | { kind: 'soldOut'; offerId: number }

/**
 * Compares what can be bought now with what the shopper saw. An offer that ran out since is named; any other difference
 * is a cart that was changed elsewhere.
 * @param available units of each offer the shopper saw
 */
export function compare(seen: Item[], now: Item[], available: ReadonlyMap<number, number>): Difference {
  const before = totals(seen)
  for (const [offerId, quantity] of before) {
    if ((available.get(offerId) ?? 0) < quantity) return { kind: 'soldOut', offerId }
  }
  const after = totals(now)
  const same = before.size === after.size && [...before].every(([offerId, quantity]) => after.get(offerId) === quantity)
  return { kind: same ? 'none' : 'changed' }
}

type LostDeal = { key: 'deal.soldOut' | 'deal.limit' | 'deal.onlyLeft' | 'deal.ended'; params: ErrorParams }

/**
 * Why a line no longer has the price of the deal that the shopper saw: its quota is claimed, his own limit is reached, fewer
 * units are left than the line has, or it ended. Undefined where every line still has it.
 */
export function lostDeal(
  seen: readonly Item[],
  lines: readonly Pick<CartLine, 'offerId' | 'name' | 'deal' | 'missedDeal'>[],
): LostDeal | undefined {
  for (const { offerId, dealId } of seen) {
    const line = dealId === undefined ? undefined : lines.find((each) => each.offerId === offerId)
    if (!line || line.deal?.id === dealId) continue
    const { name, missedDeal } = line
    if (!missedDeal || missedDeal.id !== dealId) return { key: 'deal.ended', params: { name } }
    const { reason, units } = missedDeal
    if (reason === 'limit') return { key: 'deal.limit', params: { name, units } }
    return units > 0 ? { key: 'deal.onlyLeft', params: { name, units } } : { key: 'deal.soldOut', params: { name } }
  }
  return undefined
}

/** Two rows of one offer ask for their sum. */
function totals(rows: Item[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { offerId, quantity } of rows) sums.set(offerId, (sums.get(offerId) ?? 0) + quantity)
  return sums
}
