import type { Ctx } from '../context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './stock.queries.ts'
import type { Units } from './stock.queries.ts'

export type { Units } from './stock.queries.ts'

/**
 * Locks offers for the rest of the transaction, in id order: what is read of them from here on stays true until it ends.
 * @returns what is free of each; an unknown id is absent
 */
export function lockOffers(ctx: Ctx, offerIds: number[]): Promise<Map<number, number>> {
  return queries.lockOffers(ctx.db, [...new Set(offerIds)])
}

/** Two lines of one offer ask for their sum, not each for its own. In id order. */
export function summed(units: Units[]): Units[] {
  const sums = new Map<number, number>()
  for (const { offerId, quantity } of units) sums.set(offerId, (sums.get(offerId) ?? 0) + quantity)
  return [...sums].map(([offerId, quantity]) => ({ offerId, quantity })).sort((one, other) => one.offerId - other.offerId)
}

/**
 * Keeps units for a checkout: all of them or none. Runs inside the caller's transaction, which the refusal ends.
 * @param expiresAt until when an unpaid order keeps them; absent where nothing is to be paid first
 * @throws `checkout.soldOut` with the offer that had not enough
 */
export async function reserveStock(ctx: Ctx, checkoutId: string, units: Units[], expiresAt?: Date, round = 1): Promise<void> {
  const wanted = summed(units)
  const free = await lockOffers(
    ctx,
    wanted.map((unit) => unit.offerId),
  )
  const held = await queries.reserveUnits(ctx.db, wanted)
  if (held.length !== wanted.length) {
    const done = new Set(held.map((row) => row.id))
    const short = wanted.find((unit) => !done.has(unit.offerId))!
    throw new DomainError('checkout.soldOut', { itemStorePriceId: short.offerId, available: free.get(short.offerId) ?? 0 })
  }
  await queries.insertReservations(ctx.db, checkoutId, wanted, round, expiresAt)
  if (held.some((row) => row.available === 0)) ctx.changed('catalogue')
}

/**
 * Ends a checkout's open holds. Each hold ends once: ending them again, or as something else, changes nothing.
 * `confirmed` takes the units off the shelf; `released` and `expired` give them free.
 */
export async function closeReservations(ctx: Ctx, checkoutId: string, end: 'confirmed' | 'released' | 'expired'): Promise<void> {
  const ended = await queries.closeReservations(ctx.db, checkoutId, end, ctx.now())
  if (ended.length === 0) return
  await lockOffers(
    ctx,
    ended.map((unit) => unit.offerId),
  )
  if (end === 'confirmed') await queries.sellUnits(ctx.db, ended, checkoutId, ctx.now())
  else tellRestocked(ctx, await queries.releaseUnits(ctx.db, ended))
}

/**
 * Sells the goods of expired holds after all, for a payment that came late.
 * @returns false, and nothing is changed, when not everything is there any more
 */
export async function reserveAgain(ctx: Ctx, checkoutId: string): Promise<boolean> {
  const units = await queries.expiredReservations(ctx.db, checkoutId)
  const free = await lockOffers(
    ctx,
    units.map((unit) => unit.offerId),
  )
  if (units.length === 0 || units.some((unit) => (free.get(unit.offerId) ?? 0) < unit.quantity)) return false
  await reserveStock(ctx, checkoutId, units, undefined, 2)
  await closeReservations(ctx, checkoutId, 'confirmed')
  return true
}

/** Puts sold goods back on the shelf; the caller makes sure that it happens once. */
export async function restock(ctx: Ctx, units: Units[], reference: string): Promise<void> {
  const back = summed(units)
  await lockOffers(
    ctx,
    back.map((unit) => unit.offerId),
  )
  tellRestocked(ctx, await queries.returnUnits(ctx.db, back, reference, ctx.now()))
}

/** Kept pages are made anew when something that was sold out can be bought again. */
function tellRestocked(ctx: Ctx, rows: { available: number; quantity: number }[]): void {
  if (rows.some((row) => row.available === row.quantity)) ctx.changed('catalogue')
}

/** ms: a transaction that wrote into the ledger may have been open for so long before its rows were seen. */
const longestWrite = 60_000

/** A job that keeps "best selling" up to date: everything at its first run, then what has moved since the last. */
export function salesCounter(): (ctx: Ctx) => Promise<number> {
  let last: Date | undefined
  return async (ctx) => {
    const now = ctx.now()
    const counted = await queries.countSales(ctx.db, last && new Date(last.getTime() - longestWrite))
    last = now
    return counted
  }
}
