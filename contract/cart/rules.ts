import type { CartLine } from './calls.ts'
import { maxLines, maxQuantity } from './constants.ts'

type Summed = Pick<CartLine, 'quantity' | 'selected' | 'available' | 'price' | 'listPrice'>

/** How many units of one offer. */
export interface OfferQuantity {
  offerId: number
  quantity: number
}

/** What can be bought of an offer: units that are not reserved, and whether its product is listed (absent: it is). */
export interface Availability {
  available: number
  listed?: boolean | undefined
}

/** Units of a line that can be bought now, at most {@link maxQuantity}: none of an unlisted offer, a part where only a part is left. */
export function buyableUnits({ quantity, available, listed = true }: { quantity: number } & Availability): number {
  return listed ? Math.max(0, Math.min(quantity, available, maxQuantity)) : 0
}

/** Units of the same offer added up, in the order of their first appearance; of the other fields the first row's count. */
export function sumByOffer<T extends OfferQuantity>(rows: readonly T[]): T[] {
  const sums = new Map<number, T>()
  for (const row of rows) {
    const before = sums.get(row.offerId)
    sums.set(row.offerId, before ? { ...before, quantity: before.quantity + row.quantity } : row)
  }
  return [...sums.values()]
}

/** Why nothing can be added: a domain error's key and params. */
export type AddError =
  | { key: 'cart.offerUnknown' | 'cart.soldOut'; params: Record<string, never> }
  | { key: 'cart.lineFull'; params: { quantity: number } }
  | { key: 'cart.onlyLeft'; params: { available: number } }
  | { key: 'cart.full'; params: { lines: number } }

/**
 * What adding units of an offer to a cart does: the line grows, cut to {@link maxQuantity} and to what is available. A line
 * never shrinks: where nothing can be added that is an error. Pure; a visitor's cart uses it as it is, a member's does the
 * same in SQL.
 * @param line units the offer's line holds now; undefined without a line
 * @param offer undefined for an unknown one
 * @param lines how many lines the cart has
 * @returns `quantity`: what the line holds then; `clamped`: it is less than what was there and what was asked for
 */
export function addToLine({
  line,
  offer,
  quantity,
  lines,
}: {
  line: number | undefined
  offer: Availability | undefined
  quantity: number
  lines: number
}): { quantity: number; clamped: boolean; error?: never } | { error: AddError } {
  if (!offer || offer.listed === false) return { error: { key: 'cart.offerUnknown', params: {} } }
  const { available } = offer
  if (available <= 0) return { error: { key: 'cart.soldOut', params: {} } }
  if (line === undefined && lines >= maxLines) return { error: { key: 'cart.full', params: { lines: maxLines } } }
  const most = Math.min(maxQuantity, available)
  if (line !== undefined && line >= most) {
    return most === maxQuantity
      ? { error: { key: 'cart.lineFull', params: { quantity: maxQuantity } } }
      : { error: { key: 'cart.onlyLeft', params: { available } } }
  }
  const asked = (line ?? 0) + quantity
  return { quantity: Math.min(asked, most), clamped: asked > most }
}

/** Sums in tetri over the lines that are selected and can be bought; `count` is the number of all lines. */
export function cartTotals(lines: readonly Summed[]) {
  const sums = { total: 0, savings: 0, units: 0, count: lines.length }
  for (const line of lines) {
    if (!line.selected) continue
    const units = buyableUnits(line)
    sums.total += units * line.price
    sums.savings += units * ((line.listPrice ?? line.price) - line.price)
    sums.units += units
  }
  return sums
}
