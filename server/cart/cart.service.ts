import type { Adjustment, LineTerms } from '#contract/pricing/types.ts'
import { addToLine, buyableUnits, cartTotals } from '#contract/cart/rules.ts'
import { maxQuantity, cartListCategory } from '#contract/cart/constants.ts'
import type { CartItem, CartLine, CartView, RemovedItem } from '#contract/cart/calls.ts'
import { deliveryDay } from '#contract/checkout/delivery.ts'
import type { ErrorKey, ErrorParams } from '#contract/core/errors.ts'
import { readInstant } from '#contract/core/instants.ts'
import { viewOffers, type OfferView } from '#server/catalogue/offers/offers.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { termsOf } from '#server/pricing/pricing.rules.ts'
import { priceOf } from '#server/pricing/pricing.service.ts'
import { uniqueViolation, type Database } from '@kalata/drizzle-postgres/database.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './cart.queries.ts'
import { changeLine, dealOf, lineState, mergeCarts, missedDealOf, priceWas } from './cart.rules.ts'

/** What a stored line and a visitor's line have in common. Prices in tetri. */
interface LineToPrice {
  offerId: number
  quantity: number
  selected: boolean
  terms: LineTerms
  priceWhenAdded?: number | undefined
  addedAt?: Date | undefined
}

/** A line at the price of this moment, with the terms it would be bought under. The wire carries the part that is a {@link CartLine}. */
export type PricedLine = CartLine & { terms: LineTerms; adjustments: Adjustment[] }

/** A cart as the wire shows it, its lines with terms and adjustments. */
interface PricedCart extends CartView {
  cartList: { category: string; items: PricedLine[] }[]
}

/** The member's cart at the prices of this moment, its lines in the order in which they were added. */
export async function viewCart(ctx: MemberCtx): Promise<PricedCart> {
  return priceLines(ctx, await queries.selectLines(ctx.db, ctx.member.id))
}

/** The same view of a visitor's items; stores nothing. Of several items with one offer the last counts. */
export async function priceItems(ctx: Ctx, items: CartItem[]): Promise<PricedCart> {
  const lines = new Map(items.map((item) => [item.offerId, item]))
  const toPrice = [...lines.values()].map(({ offerId, quantity, seenPrice: priceWhenAdded, selected = true }) => {
    return { offerId, quantity, selected, terms: 'plain' as const, priceWhenAdded }
  })
  return priceLines(ctx, toPrice)
}

/** Lines whose offer does not exist any more are left out. */
async function priceLines(ctx: Ctx, lines: LineToPrice[]): Promise<PricedCart> {
  const ids = lines.map((line) => line.offerId)
  const offers = await viewOffers(ctx, ids)
  const items = lines.flatMap((line) => {
    const offer = offers.get(line.offerId)
    return offer ? [viewLine(ctx, line, offer)] : []
  })
  return { cartList: [{ category: cartListCategory, items }], ...cartTotals(items) }
}

/**
 * One line of a cart or of "buy now" at the price of this moment: its unit price is that of the units that can be bought.
 * Tetri.
 */
export function viewLine(ctx: Ctx, line: LineToPrice, offer: OfferView): PricedLine {
  const { offerCount, listed, available, pricing, compareAtPrice: _, ...shown } = offer
  const { quantity, selected } = line
  const units = buyableUnits({ quantity, available, listed })
  const price = priceOf(ctx, pricing, Math.max(1, units), line.terms)
  const { unitPrice, compareAtPrice, adjustments } = price
  const was = priceWas(line.priceWhenAdded, unitPrice)
  return {
    ...shown,
    ...{ quantity, selected, adjustments, terms: termsOf(price) },
    ...dealOf(price),
    ...missedDealOf(price),
    price: unitPrice,
    ...(compareAtPrice === undefined ? {} : { listPrice: compareAtPrice }),
    lineTotal: unitPrice * units,
    available: buyableUnits({ quantity: maxQuantity, available, listed }),
    state: lineState(quantity, offer),
    ...(was === undefined ? {} : { priceWas: was }),
    switchable: offerCount > 1,
    ...(units > 0 ? { arrives: deliveryDay(ctx.now()) } : {}),
    ...(line.addedAt ? { addedAt: line.addedAt.toISOString() } : {}),
  }
}

/** How many lines the cart has. */
export function countLines(ctx: MemberCtx): Promise<number> {
  return queries.countLines(ctx.db, ctx.member.id)
}

/**
 * Adds units of an offer; a plain line that is there grows. `clamped` tells that less was added than asked for, because of
 * stock or of the 99 that a line holds; `count` is the number of lines, `quantity` what the line holds.
 * @throws cart.offerUnknown, cart.soldOut, cart.onlyLeft or cart.lineFull when nothing can be added, cart.full at 200 lines
 */
export async function addItem(ctx: MemberCtx, item: CartItem): Promise<{ count: number; quantity: number; clamped: boolean }> {
  const { offerId, quantity, seenPrice: priceWhenAdded, selected = true } = item
  const line = { offerId, quantity, priceWhenAdded, selected }
  const added = await retryOnConflict(() => queries.addUnits(ctx.db as Database, ctx.member.id, line, ctx.now()))
  if (added && added.quantity !== null) {
    return { count: added.count, quantity: added.quantity, clamped: added.quantity < (added.before ?? 0) + quantity }
  }
  const rule = (line: number | undefined) => addToLine({ line, offer: added, quantity, lines: added?.count ?? 0 }).error
  // Without an error the statement met a line that a concurrent add had filled since its snapshot.
  const error = rule(added?.before ?? undefined) ?? rule(maxQuantity)!
  throw domainError(error)
}

/** The member's lines with offer id, product name and quantity, for the export of personal data. */
export async function exportCart(ctx: MemberCtx): Promise<Pick<CartLine, 'offerId' | 'name' | 'quantity'>[]> {
  const { cartList } = await viewCart(ctx)
  return cartList.flatMap(({ items }) => items.map(({ offerId, name, quantity }) => ({ offerId, name, quantity })))
}

/** Deletes a member's cart. Idempotent. */
export const eraseCart = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteCart(ctx.db, memberId)

/** Removes the lines of offers. Idempotent. Returns how many lines are left. */
export async function removeItems(ctx: MemberCtx, offerIds: number[]): Promise<number> {
  await queries.deleteLines(ctx.db, { memberId: ctx.member.id, offerIds })
  return countLines(ctx)
}

/** Selects all lines or none. */
export async function selectLines(ctx: MemberCtx, selected: boolean): Promise<CartView> {
  await queries.selectAll(ctx.db, ctx.member.id, selected)
  return viewCart(ctx)
}

/** How many lines the cart has after a merge, and the offers whose line got fewer units than there were. */
interface Merged {
  count: number
  clamped: number[]
}

/**
 * Merges a guest cart into the member's: units are added up, new lines appended, unknown offers passed over. Once for its
 * `guestCartId`: a repeat changes nothing and answers the same offers. Without an id every call adds.
 */
export function mergeGuestCart(ctx: MemberCtx, guestCartId: string | undefined, items: CartItem[]): Promise<Merged> {
  return retryOnConflict(() => inTransaction(ctx, (ctx) => mergeOnce(ctx, guestCartId, items)))
}

/** Puts removed lines back where they were; what was added of an offer since is added up. Answers how many lines there are. */
export async function restoreItems(ctx: MemberCtx, items: RemovedItem[]): Promise<number> {
  const merged = await retryOnConflict(() => inTransaction(ctx, (ctx) => mergeOnce(ctx, undefined, items)))
  return merged.count
}

async function mergeOnce(ctx: MemberCtx, guestCartId: string | undefined, items: RemovedItem[]): Promise<Merged> {
  const memberId = ctx.member.id
  await queries.lockMember(ctx.db, memberId)
  const done = guestCartId && (await queries.findMerge(ctx.db, memberId, guestCartId))
  if (done) return { count: await countLines(ctx), clamped: done.clamped }
  const clamped = await mergeItems(ctx, items)
  if (guestCartId) await queries.insertMerge(ctx.db, { memberId, guestCartId, clamped, mergedAt: ctx.now() })
  return { count: await countLines(ctx), clamped }
}

/** Adds items to the cart, whose member is locked. @returns the offers whose line got fewer units than there were */
async function mergeItems(ctx: MemberCtx, items: RemovedItem[]): Promise<number[]> {
  const memberId = ctx.member.id
  const lines = await queries.lockLines(ctx.db, memberId)
  const ids = items.map((item) => item.offerId)
  const offers = await viewOffers(ctx, ids)
  const incoming = items.map(({ offerId, quantity, seenPrice, selected = true, addedAt }) => {
    return {
      offerId,
      quantity,
      priceWhenAdded: seenPrice ?? offers.get(offerId)?.price ?? 0,
      selected,
      addedAt: addedAt === undefined ? undefined : readInstant(addedAt)?.toISOString(),
    }
  })
  const plan = mergeCarts(lines, incoming, offers)
  await queries.setQuantities(ctx.db, memberId, plan.changed)
  const written = new Set(await queries.insertLines(ctx.db, memberId, plan.added, ctx.now()))
  const overflow = plan.added.map((line) => line.offerId).filter((offerId) => !written.has(offerId))
  return [...new Set([...plan.clamped, ...overflow])]
}

/** What is to change on a line: its offer (of the same product), its quantity, whether it is selected. */
export interface LineChange {
  offerId: number
  toOfferId?: number | undefined
  quantity?: number | undefined
  selected?: boolean | undefined
}

/**
 * Changes a plain line and answers it with the sums of the cart. Switched to an offer that has a line already, the two
 * become one.
 * @throws cart.lineMissing, cart.offerUnknown, cart.otherProduct, cart.soldOut; cart.onlyLeft when `quantity` is above stock
 */
export async function switchItem(ctx: MemberCtx, change: LineChange): Promise<{ line: CartLine } & Omit<CartView, 'cartList'>> {
  const { offerId, toOfferId: to = offerId } = change
  await retryOnConflict(() =>
    inTransaction(ctx, (ctx) => {
      if (to !== offerId) return switchOffer(ctx, offerId, to, change)
      if (change.quantity !== undefined) return setLineQuantity(ctx, offerId, change.quantity, change.selected)
      return selectLine(ctx, offerId, change.selected)
    }),
  )
  const { cartList, ...sums } = await viewCart(ctx)
  const line = cartList[0]!.items.find((item) => item.offerId === to)
  // Removed by another tab between the two.
  if (!line) throw new DomainError('cart.lineMissing')
  return { line, ...sums }
}

/** Selects a line for checkout or takes it out of the selection; also where its offer is unlisted. @throws cart.lineMissing */
async function selectLine(ctx: MemberCtx, offerId: number, selected: boolean | undefined): Promise<void> {
  const { line } = await lockLine(ctx, offerId)
  await queries.updateLine(ctx.db, ctx.member.id, offerId, { selected: selected ?? line.selected })
}

/** @throws cart.lineMissing, cart.offerUnknown, cart.soldOut, cart.onlyLeft */
async function setLineQuantity(ctx: MemberCtx, offerId: number, quantity: number, selected: boolean | undefined): Promise<void> {
  const { line } = await lockLine(ctx, offerId)
  const offer = (await viewOffers(ctx, [offerId])).get(offerId)
  if (!offer?.listed) throw new DomainError('cart.offerUnknown')
  const changed = changeLine({ line: line.quantity, quantity, offer })
  if (changed.error) throw domainError(changed.error)
  await queries.updateLine(ctx.db, ctx.member.id, offerId, { quantity: changed.quantity, selected: selected ?? line.selected })
}

/** @throws cart.lineMissing, cart.offerUnknown, cart.otherProduct, cart.soldOut, cart.onlyLeft */
async function switchOffer(ctx: MemberCtx, from: number, to: number, { quantity, selected }: LineChange): Promise<void> {
  const { line, lines } = await lockLine(ctx, from)
  const offers = await viewOffers(ctx, [from, to])
  const offer = offers.get(to)
  if (!offer?.listed) throw new DomainError('cart.offerUnknown')
  if (offer.productId !== offers.get(from)?.productId) throw new DomainError('cart.otherProduct')
  const existing = lines.find((each) => each.offerId === to)
  const changed = changeLine({ line: line.quantity, quantity, offer, existing: existing?.quantity })
  if (changed.error) throw domainError(changed.error)
  if (existing) await queries.deleteLines(ctx.db, { memberId: ctx.member.id, offerIds: [from] })
  await queries.updateLine(ctx.db, ctx.member.id, existing ? to : from, {
    offerId: to,
    quantity: changed.quantity,
    selected: selected ?? line.selected,
    priceWhenAdded: offer.price,
  })
}

/** Locks all lines of the member in offer order. @throws cart.lineMissing */
async function lockLine(ctx: MemberCtx, offerId: number): Promise<{ line: queries.StoredLine; lines: queries.StoredLine[] }> {
  const lines = (await queries.lockLines(ctx.db, ctx.member.id)).filter(({ terms }) => terms === 'plain')
  const line = lines.find((each) => each.offerId === offerId)
  if (!line) throw new DomainError('cart.lineMissing')
  return { line, lines }
}

/**
 * The selected lines that can be bought, each with the quantity that can be, and those of which nothing can (`leftOut`). For checkout.
 * @param known offers that were read already, under a lock; others are read where a selected line has one
 */
export async function selectedLines(ctx: MemberCtx, known?: Map<number, OfferView>): Promise<Record<'lines' | 'leftOut', PricedLine[]>> {
  const stored = (await queries.selectLines(ctx.db, ctx.member.id)).filter((line) => line.selected)
  const ids = stored.map((line) => line.offerId)
  const offers = known && ids.every((id) => known.has(id)) ? known : await viewOffers(ctx, ids)
  const priced = stored.flatMap((line) => {
    const offer = offers.get(line.offerId)
    return offer ? [viewLine(ctx, line, offer)] : []
  })
  const lines = priced.filter((line) => line.available > 0).map((line) => ({ ...line, quantity: buyableUnits(line) }))
  return { lines, leftOut: priced.filter((line) => line.available === 0) }
}

/** Removes bought lines, inside the caller's transaction. Idempotent. For checkout. */
export function removeLines(ctx: MemberCtx, offerIds: number[]): Promise<void> {
  return queries.deleteLines(ctx.db, { memberId: ctx.member.id, offerIds })
}

/** A rule's error as it is thrown; the rule pairs each key with its params. */
const domainError = ({ key, params }: { key: ErrorKey; params: ErrorParams }) => new DomainError<ErrorKey>(key, params)

/** Repeats a write that broke a UNIQUE key of the cart's tables, up to 20 times: the loser sees the winner's row the next time. */
async function retryOnConflict<T>(write: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left--) {
    try {
      return await write()
    } catch (error) {
      if (left === 0 || !uniqueViolation(error)?.startsWith('cart_')) throw error
    }
  }
}
