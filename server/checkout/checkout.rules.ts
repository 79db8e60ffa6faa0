import type { CartLine } from '#contract/cart/calls.ts'
import type { Quote } from '#contract/checkout/calls.ts'
import { paymentMethods } from '#contract/checkout/constants.ts'

/**
 * What is bought is what the shopper saw: the same goods, in the same quantities, at the same total. Anything else is
 * told and nothing happens.
 */
export interface Wanted {
  itemStorePriceId: number
  quantity: number
}

/** The sums of lines, in tetri. `subtotal` is before the cuts. */
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

/** What checkout shows for lines that can be bought. Shipping is free on all orders. */
export function quote(lines: CartLine[], arrives: string): Quote {
  const stores = byStore(lines).map((part) => {
    const { storeId, storeName } = part[0]!
    return { storeId, storeName, lines: part, subtotal: sumLines(part).total, arrives }
  })
  const { total, savings, subtotal, units } = sumLines(lines)
  return { stores, subtotal, savings, shipping: 0, total, units, methods: [...paymentMethods] }
}

export type Difference = { kind: 'none' } | { kind: 'changed' } | { kind: 'soldOut'; offerId: number }

/**
 * Compares what can be bought now with what the shopper saw. A thing that ran out since is named; any other difference
 * is a cart that was changed elsewhere.
 * @param free what is in stock of each offer the shopper saw
 */
export function compare(seen: Wanted[], now: Wanted[], free: ReadonlyMap<number, number>): Difference {
  const wanted = totals(seen)
  for (const [offerId, quantity] of wanted) {
    if ((free.get(offerId) ?? 0) < quantity) return { kind: 'soldOut', offerId }
  }
  const there = totals(now)
  const same = wanted.size === there.size && [...wanted].every(([offerId, quantity]) => there.get(offerId) === quantity)
  return { kind: same ? 'none' : 'changed' }
}

/** Two rows of one offer ask for their sum. */
function totals(rows: Wanted[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { itemStorePriceId, quantity } of rows) sums.set(itemStorePriceId, (sums.get(itemStorePriceId) ?? 0) + quantity)
  return sums
}
