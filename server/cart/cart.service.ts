import { cartTotals } from '#contract/cart/rules.ts'
import type { CartItem, CartLine, CartView } from '#contract/cart/calls.ts'
import { maxLines, maxQuantity, normalGoods } from '#contract/cart/constants.ts'
import { viewOffers, type OfferView } from '#server/catalogue/offers.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { uniqueViolation, type Database } from '#server/platform/db/database.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './cart.queries.ts'
import { buyable, lineState, mergeCarts, priceWas } from './cart.rules.ts'

/** What a stored line and a visitor's line have in common. */
type Wanted = Pick<CartItem, 'itemStorePriceId' | 'quantity' | 'seenPrice' | 'selected'>

/** The member's cart at today's prices. */
export async function viewCart(ctx: MemberCtx): Promise<CartView> {
  const stored = await queries.selectLines(ctx.db, ctx.member.id)
  return priceItems(
    ctx,
    stored.map(({ offerId, quantity, selected, priceWhenAdded }) => ({
      itemStorePriceId: offerId,
      quantity,
      selected,
      seenPrice: priceWhenAdded,
    })),
  )
}

/** The same view of a visitor's lines; stores nothing. Offers that do not exist any more are left out. */
export async function priceItems(ctx: Ctx, items: Wanted[]): Promise<CartView> {
  const unique = new Map(items.map((item) => [item.itemStorePriceId, item]))
  const offers = await viewOffers(ctx, [...unique.keys()])
  const lines = [...unique.values()].flatMap((item) => {
    const offer = offers.get(item.itemStorePriceId)
    return offer ? [viewLine(item, offer)] : []
  })
  return { cartList: [{ category: normalGoods, items: lines }], ...cartTotals(lines) }
}

function viewLine(item: Wanted, offer: OfferView): CartLine {
  const { offerCount, listed, available, compareAtPrice, ...shown } = offer
  const was = priceWas(item.seenPrice, offer.price)
  return {
    ...shown,
    ...(compareAtPrice ? { listPrice: compareAtPrice } : {}),
    quantity: item.quantity,
    selected: item.selected ?? true,
    lineTotal: offer.price * buyable(item.quantity, offer),
    available: buyable(maxQuantity, { available, listed }),
    state: lineState(item.quantity, offer),
    ...(was === undefined ? {} : { priceWas: was }),
    switchable: offerCount > 1,
  }
}

/** How many lines the cart has. */
export function countLines(ctx: MemberCtx): Promise<number> {
  return queries.countLines(ctx.db, ctx.member.id)
}

/**
 * Adds pieces of an offer; an offer that is there adds to its quantity. `clamped` tells that less was added than asked
 * for, because of stock or of the 99 a line holds.
 * @throws cart.offerUnknown, cart.soldOut, cart.onlyLeft or cart.lineFull when nothing can be added, cart.full at 200 lines
 */
export async function addItem(ctx: MemberCtx, item: CartItem): Promise<{ count: number; quantity: number; clamped: boolean }> {
  const line = { offerId: item.itemStorePriceId, quantity: item.quantity, priceWhenAdded: item.seenPrice, selected: item.selected ?? true }
  const added = await again(() => queries.addPieces(ctx.db as Database, ctx.member.id, line, ctx.now()))
  if (!added?.listed) throw new DomainError('cart.offerUnknown')
  if (added.available <= 0) throw new DomainError('cart.soldOut')
  if (added.quantity !== null) {
    return { count: added.count, quantity: added.quantity, clamped: added.quantity < (added.before ?? 0) + item.quantity }
  }
  if (added.before === null && added.count >= maxLines) throw new DomainError('cart.full', { lines: maxLines })
  if (added.available >= maxQuantity) throw new DomainError('cart.lineFull', { quantity: maxQuantity })
  throw new DomainError('cart.onlyLeft', { available: added.available })
}

/** The member's lines with offer id, product name and quantity, for the export of personal data. */
export async function exportCart(ctx: MemberCtx): Promise<Pick<CartLine, 'itemStorePriceId' | 'name' | 'quantity'>[]> {
  const { cartList } = await viewCart(ctx)
  return cartList.flatMap(({ items }) => items.map(({ itemStorePriceId, name, quantity }) => ({ itemStorePriceId, name, quantity })))
}

/** Removes a member's cart. */
export const eraseCart = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteCart(ctx.db, memberId)

/** Takes lines out; what is not there is no matter. Returns how many lines are left. */
export async function removeItems(ctx: MemberCtx, offerIds: number[]): Promise<number> {
  await queries.deleteLines(ctx.db, ctx.member.id, offerIds)
  return countLines(ctx)
}

/** Selects all lines or none. */
export async function selectLines(ctx: MemberCtx, selected: boolean): Promise<CartView> {
  await queries.selectAll(ctx.db, ctx.member.id, selected)
  return viewCart(ctx)
}

/**
 * Merges a visitor's cart into the member's, once for its `guestCartId`: a repeat changes nothing and answers the same
 * offers. Unknown offers are passed over. `clamped` names the offers of which less was taken than there was.
 */
export function mergeGuestCart(ctx: MemberCtx, guestCartId: string, items: CartItem[]): Promise<{ count: number; clamped: number[] }> {
  return again(() => inTransaction(ctx, (ctx) => merge(ctx, guestCartId, items)))
}

async function merge(ctx: MemberCtx, guestCartId: string, items: CartItem[]): Promise<{ count: number; clamped: number[] }> {
  const memberId = ctx.member.id
  await queries.lockMember(ctx.db, memberId)
  const done = await queries.findMerge(ctx.db, memberId, guestCartId)
  if (done) return { count: await countLines(ctx), clamped: done.clamped }
  const lines = await queries.lockLines(ctx.db, memberId)
  const offers = await viewOffers(
    ctx,
    items.map((item) => item.itemStorePriceId),
  )
  const incoming = items.map(({ itemStorePriceId, quantity, seenPrice, selected = true }) => {
    return { offerId: itemStorePriceId, quantity, priceWhenAdded: seenPrice ?? offers.get(itemStorePriceId)?.price ?? 0, selected }
  })
  const plan = mergeCarts(lines, incoming, offers)
  await queries.setQuantities(ctx.db, memberId, plan.changed)
  const found = new Set(await queries.insertLines(ctx.db, memberId, plan.added, ctx.now()))
  const homeless = plan.added.map((line) => line.offerId).filter((offerId) => !found.has(offerId))
  const clamped = [...new Set([...plan.clamped, ...homeless])]
  await queries.insertMerge(ctx.db, { memberId, guestCartId, clamped, mergedAt: ctx.now() })
  return { count: await countLines(ctx), clamped }
}

/** What is to change on a line: its variant, its quantity, whether it is selected. */
export interface LineChange {
  itemStorePriceId: number
  toItemStorePriceId?: number | undefined
  quantity?: number | undefined
  selected?: boolean | undefined
}

/**
 * Changes a line. Switched to a variant that is a line already, the two become one.
 * @throws cart.lineMissing, cart.offerUnknown, cart.otherProduct, cart.soldOut; cart.onlyLeft when `quantity` is above stock
 */
export async function switchItem(ctx: MemberCtx, change: LineChange): Promise<{ line: CartLine } & Omit<CartView, 'cartList'>> {
  const offerId = await again(() => inTransaction(ctx, (ctx) => applyChange(ctx, change)))
  const { cartList, ...sums } = await viewCart(ctx)
  const line = cartList[0]!.items.find((item) => item.itemStorePriceId === offerId)
  // Taken out by another tab between the two.
  if (!line) throw new DomainError('cart.lineMissing')
  return { line, ...sums }
}

async function applyChange(ctx: MemberCtx, change: LineChange): Promise<number> {
  const from = change.itemStorePriceId
  const to = change.toItemStorePriceId ?? from
  const lines = await queries.lockLines(ctx.db, ctx.member.id)
  const line = lines.find((each) => each.offerId === from)
  if (!line) throw new DomainError('cart.lineMissing')
  const offers = await viewOffers(ctx, [from, to])
  const offer = offers.get(to)
  if (!offer?.listed && (to !== from || change.quantity !== undefined)) throw new DomainError('cart.offerUnknown')
  if (offer!.productId !== offers.get(from)?.productId) throw new DomainError('cart.otherProduct')
  const selected = change.selected ?? line.selected
  if (to === from && change.quantity === undefined) {
    await queries.updateLine(ctx.db, ctx.member.id, from, { selected })
    return from
  }
  const wanted = change.quantity ?? line.quantity
  if (offer!.available <= 0) throw new DomainError('cart.soldOut')
  if (change.quantity !== undefined && wanted > offer!.available) throw new DomainError('cart.onlyLeft', { available: offer!.available })
  const twin = to === from ? undefined : lines.find((each) => each.offerId === to)
  const quantity = buyable(wanted + (twin?.quantity ?? 0), offer!)
  if (twin) await queries.deleteLines(ctx.db, ctx.member.id, [from])
  const seen = to === from ? {} : { offerId: to, priceWhenAdded: offer!.price }
  await queries.updateLine(ctx.db, ctx.member.id, twin ? to : from, { ...seen, quantity, selected })
  return to
}

/**
 * The selected lines that can be bought, each with the quantity that can be bought. For checkout.
 * @param known offers that were read already, under a lock; others are read where a selected line has one
 */
export async function selectedLines(ctx: MemberCtx, known?: Map<number, OfferView>): Promise<CartLine[]> {
  const stored = (await queries.selectLines(ctx.db, ctx.member.id)).filter((line) => line.selected)
  const offers =
    known && stored.every((line) => known.has(line.offerId))
      ? known
      : await viewOffers(
          ctx,
          stored.map((line) => line.offerId),
        )
  return stored
    .flatMap(({ offerId, ...line }) => {
      const offer = offers.get(offerId)
      return offer ? [viewLine({ ...line, itemStorePriceId: offerId }, offer)] : []
    })
    .filter((line) => line.available > 0)
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.available) }))
}

/** Takes bought lines out, inside the caller's transaction. For checkout. */
export function removeLines(ctx: MemberCtx, offerIds: number[]): Promise<void> {
  return queries.deleteLines(ctx.db, ctx.member.id, offerIds)
}

/** Repeats a write that met another one on a slot or a line; the loser sees the winner's row the next time. */
async function again<T>(write: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left--) {
    try {
      return await write()
    } catch (error) {
      if (left === 0 || !uniqueViolation(error)?.startsWith('cart_')) throw error
    }
  }
}
