import { maxLines, maxQuantity, type lineStates } from '#contract/cart/constants.ts'

export type LineState = (typeof lineStates)[number]

/** How many pieces of one offer. */
export interface Pieces {
  offerId: number
  quantity: number
}

/** What a line's offer is like now. Prices in tetri, `available` not capped. */
export interface Goods {
  available: number
  listed: boolean
}

/** Units of a line that can be bought now. */
export function buyable(quantity: number, goods: Goods): number {
  return goods.listed ? Math.max(0, Math.min(quantity, goods.available, maxQuantity)) : 0
}

export function lineState(quantity: number, goods: Goods): LineState {
  if (!goods.listed) return 'gone'
  if (goods.available <= 0) return 'soldOut'
  return goods.available < quantity ? 'onlyLeft' : 'ok'
}

/** The price when it was added, only where it differs from now. Tetri. */
export function priceWas(seen: number | undefined, now: number): number | undefined {
  return seen === undefined || seen === now ? undefined : seen
}

/** A sum of pieces cut to 99 and to stock. What cannot be bought at all is kept for the list, cut to 99 only. */
export function clampToStock(quantity: number, goods: Goods): number {
  return Math.min(quantity, maxQuantity, goods.listed && goods.available > 0 ? goods.available : maxQuantity)
}

/** Pieces of the same offer added up, in the order of their first appearance. */
export function sumPieces<T extends Pieces>(pieces: T[]): T[] {
  const sums = new Map<number, T>()
  for (const piece of pieces) {
    const before = sums.get(piece.offerId)
    sums.set(piece.offerId, before ? { ...before, quantity: before.quantity + piece.quantity } : piece)
  }
  return [...sums.values()]
}

/** What a merge writes: lines that exist get a new quantity, others are added. */
export interface MergePlan<T extends Pieces> {
  changed: Pieces[]
  added: T[]
  /** Offers of which less is kept than the sum; also those that found no room. */
  clamped: number[]
}

/** Merges a visitor's pieces into a member's lines: sum, then clamp to 99 and stock. Offers that `goods` lacks are left out. */
export function mergeCarts<T extends Pieces>(lines: Pieces[], incoming: T[], goods: ReadonlyMap<number, Goods>): MergePlan<T> {
  const held = new Map(lines.map((line) => [line.offerId, line.quantity]))
  const plan: MergePlan<T> = { changed: [], added: [], clamped: [] }
  let room = maxLines - lines.length
  for (const piece of sumPieces(incoming)) {
    const now = goods.get(piece.offerId)
    if (!now) continue
    const before = held.get(piece.offerId)
    const sum = piece.quantity + (before ?? 0)
    const quantity = clampToStock(sum, now)
    const fits = before !== undefined || room > 0
    if (quantity < sum || !fits) plan.clamped.push(piece.offerId)
    if (before !== undefined) plan.changed.push({ offerId: piece.offerId, quantity })
    else if (fits) {
      plan.added.push({ ...piece, quantity })
      room--
    }
  }
  return plan
}
