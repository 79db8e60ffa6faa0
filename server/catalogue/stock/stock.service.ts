import { randomUUID } from 'node:crypto'
import type { ErrorKey } from '#contract/core/errors.ts'
import type { Ctx } from '#server/context.ts'
import { tagsOf, type Tag } from '#server/platform/cache/tags.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './stock.queries.ts'
import { runShared } from '#server/platform/db/job-runs.ts'
import { sumUnits, type Units } from './stock.rules.ts'

/**
 * Locks offers for the rest of the transaction, in id order: what is read of them from here on stays true until it ends.
 * @returns units available of each; an unknown id is absent
 */
export function lockOffers(ctx: Ctx, offerIds: number[]): Promise<Map<number, number>> {
  return queries.lockOffers(ctx.db, [...new Set(offerIds)])
}

const idsOf = (units: Units[]) => units.map((unit) => unit.offerId)

/**
 * Reserves units for a purchase: all of them or none. Runs inside the caller's transaction, which has locked the offers and
 * which the error ends.
 * @throws `checkout.soldOut` with the offer that had not enough
 */
export async function reserveStock(ctx: Ctx, purchaseId: string, units: Units[], expiresAt: Date): Promise<void> {
  const asked = sumUnits(units)
  await assertAll(ctx, asked, await queries.reserveUnits(ctx.db, { purchaseId, units: asked, expiresAt }))
}

/**
 * Sells available units at once, for a purchase where nothing is to be paid first: all of them or none. Runs inside the
 * caller's transaction, which has locked the offers and which the error ends.
 * @param attempt 2 where the units were reserved once and that expired
 * @throws `checkout.soldOut` with the offer that had not enough
 */
export async function sellStock(ctx: Ctx, purchaseId: string, units: Units[], attempt = 1): Promise<void> {
  const asked = sumUnits(units)
  await assertAll(ctx, asked, await queries.sellAvailable(ctx.db, { purchaseId, units: asked, attempt, now: ctx.now() }))
}

async function assertAll(ctx: Ctx, asked: Units[], changed: queries.Changed[]): Promise<void> {
  if (changed.length !== asked.length) {
    const done = new Set(changed.map((row) => row.id))
    const short = asked.find((unit) => !done.has(unit.offerId))!
    const available = (await lockOffers(ctx, [short.offerId])).get(short.offerId) ?? 0
    // The name is not at hand here: its place in the text stays empty.
    throw new DomainError<ErrorKey>('checkout.soldOut', { offerId: short.offerId, available })
  }
  const soldOut = changed.filter((row) => row.available === 0)
  if (soldOut.length > 0) ctx.changed(...(await shownBy(ctx, idsOfRows(soldOut))))
}

/**
 * Ends a purchase's open reservations. Each ends once: ending them again, or as something else, changes nothing.
 * `confirmed` takes the units out of stock; `released` and `expired` make them available.
 */
export async function closeReservations(ctx: Ctx, purchaseId: string, end: 'confirmed' | 'released' | 'expired'): Promise<void> {
  const ended = await queries.endReservations(ctx.db, purchaseId, end, ctx.now())
  if (ended.length === 0) return
  await lockOffers(ctx, idsOf(ended))
  if (end === 'confirmed') await queries.sellReserved(ctx.db, ended, purchaseId, ctx.now())
  else await reportReturned(ctx, await queries.releaseUnits(ctx.db, ended))
}

/**
 * Sells the units of expired reservations after all, for a payment that came late.
 * @returns false, and nothing is changed, when not everything is available any more
 */
export async function reserveAgain(ctx: Ctx, purchaseId: string): Promise<boolean> {
  const units = await queries.expiredReservations(ctx.db, purchaseId)
  const available = await lockOffers(ctx, idsOf(units))
  if (units.length === 0 || units.some((unit) => (available.get(unit.offerId) ?? 0) < unit.quantity)) return false
  await sellStock(ctx, purchaseId, units, 2)
  return true
}

/**
 * Puts sold units back into stock; the caller makes sure that it happens once.
 * @param reference the order they come from, for the ledger
 */
export async function restock(ctx: Ctx, units: Units[], reference: string): Promise<void> {
  const back = sumUnits(units)
  await lockOffers(ctx, idsOf(back))
  await reportReturned(ctx, await queries.returnUnits(ctx.db, back, reference, ctx.now()))
}

const idsOfRows = (rows: queries.Changed[]) => rows.map((row) => row.id)

/** Tags of the pages and replies that show offers. */
export async function shownBy(ctx: Ctx, offerIds: number[]): Promise<Tag[]> {
  return (await queries.selectShownIn(ctx.db, offerIds)).flatMap(tagsOf)
}

/** Where something that was sold out can be bought again, what shows it is rendered anew and the event is published. */
async function reportReturned(ctx: Ctx, rows: queries.Changed[]): Promise<void> {
  const returned = rows.filter((row) => row.available === row.quantity)
  if (returned.length === 0) return
  // It may come to be shown where it was not.
  ctx.changed(...(await shownBy(ctx, idsOfRows(returned))), 'lists')
  await publishReturned(ctx, idsOfRows(returned))
}

/** Publishes that offers which were sold out are available again, inside the caller's transaction. */
export async function publishReturned(ctx: Ctx, offerIds: number[]): Promise<void> {
  if (offerIds.length > 0) await publish(ctx, 'stock.returned', { offerIds }, { key: randomUUID() })
}

/** ms: a transaction that wrote into the ledger may have been open for so long before its rows were seen. */
const longestWrite = 60_000

/** Brings "best selling" up to date, in one process of all: everything the first time, then what has moved since the last. @returns how many products changed */
export const countSales = (ctx: Ctx): Promise<number | undefined> =>
  runShared(ctx, 'sales', 0, (ctx, last) => queries.countSales(ctx.db, last && new Date(last.getTime() - longestWrite)))
