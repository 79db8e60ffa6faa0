import { randomBytes, randomUUID } from 'node:crypto'
import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import type { CartLine } from '#contract/cart/calls.ts'
import { maxQuantity } from '#contract/cart/constants.ts'
import type { Quote, Submitted, SubmitRequest } from '#contract/checkout/calls.ts'
import { deliveryDay } from '#contract/checkout/delivery.ts'
import { findAddress } from '../addresses/addresses.service.ts'
import { removeLines, selectedLines } from '../cart/cart.service.ts'
import { viewOffers } from '../catalogue/offers.service.ts'
import { lockOffers } from '../catalogue/stock.service.ts'
import type { MemberCtx } from '../context.ts'
import { lockSubmission, placePurchase } from '#server/orders/purchases.service.ts'
import { openPayment } from '../payments/payments.service.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { byStore, compare, quote, sumLines, type Wanted } from './checkout.rules.ts'

/**
 * What would be bought now, by store, with the day it arrives.
 * @throws `checkout.empty` when nothing can be bought
 */
export async function quoteCheckout(ctx: MemberCtx, buyNow?: Wanted): Promise<Quote> {
  const lines = await linesToBuy(ctx, buyNow)
  if (lines.length === 0) throw new DomainError('checkout.empty')
  return quote(lines, deliveryDay(ctx.now()))
}

/** The cart's selected lines that can be bought, or the one offer. */
async function linesToBuy(ctx: MemberCtx, buyNow?: Wanted): Promise<CartLine[]> {
  if (!buyNow) return selectedLines(ctx)
  const offer = (await viewOffers(ctx, [buyNow.itemStorePriceId])).get(buyNow.itemStorePriceId)
  if (!offer?.listed || offer.available <= 0) return []
  const { listed: _, offerCount, compareAtPrice, ...shown } = offer
  const quantity = Math.min(buyNow.quantity, offer.available)
  return [
    {
      ...shown,
      ...(compareAtPrice ? { listPrice: compareAtPrice } : {}),
      ...{ quantity, selected: true, lineTotal: offer.price * quantity, switchable: offerCount > 1 },
      available: Math.min(maxQuantity, offer.available),
      state: quantity < buyNow.quantity ? 'onlyLeft' : 'ok',
    },
  ]
}

/**
 * Turns what the shopper saw into orders, inside the caller's transaction, which any refusal ends: one submission of a
 * member at a time, offers locked in id order, repriced under the lock, compared, held, written, taken out of the cart.
 * @throws `checkout.agreement`, `checkout.addressMissing`, `checkout.tooManyUnpaid`, `checkout.empty`, `checkout.soldOut`,
 *   `checkout.cartChanged`, `checkout.priceChanged` (with the new total)
 */
export async function submit(ctx: MemberCtx, request: SubmitRequest, key: string): Promise<Submitted> {
  if (!request.agreement) throw new DomainError('checkout.agreement')
  await lockSubmission(ctx, request.method !== 'cash')
  const address = await addressOf(ctx, request.addressId)
  const lines = await linesAsSeen(ctx, request)
  const { total } = sumLines(lines)
  // The shopper pays the figure that was shown, or is shown the new one.
  if (total !== request.expectedTotal) throw new DomainError('checkout.priceChanged', { total })
  const ids = { id: randomUUID(), paymentId: randomUUID() }
  const orders = ordersOf(lines, request, deliveryDay(ctx.now()))
  const placed = await placePurchase(ctx, { ...ids, key, method: request.method, total, address, orders })
  if (!request.buyNow)
    await removeLines(
      ctx,
      lines.map((line) => line.itemStorePriceId),
    )
  const reference = randomBytes(24).toString('base64url')
  const redirectUrl = await openPayment(ctx, { id: ids.paymentId, checkoutId: ids.id, method: request.method, total, reference })
  return {
    ...{ checkoutId: ids.id, paymentId: ids.paymentId, orderNos: placed.orderNos },
    ...(redirectUrl ? { redirectUrl } : {}),
    ...(placed.expiresAt ? { expiresAt: placed.expiresAt.toISOString() } : {}),
  }
}

async function addressOf(ctx: MemberCtx, addressId: string | undefined): Promise<AddressForm> {
  const found: Address | undefined = addressId ? await findAddress(ctx, addressId) : undefined
  if (!found) throw new DomainError('checkout.addressMissing')
  const { id: _, isDefault: __, ...form } = found
  return form
}

/** The lines, read again under the lock of their offers, if they are what the shopper saw. */
async function linesAsSeen(ctx: MemberCtx, { items, buyNow }: SubmitRequest): Promise<CartLine[]> {
  const free = await lockOffers(
    ctx,
    items.map((item) => item.itemStorePriceId),
  )
  const lines = await linesToBuy(ctx, buyNow)
  const difference = compare(items, lines, free)
  if (difference.kind === 'none') return lines
  const offers = await viewOffers(
    ctx,
    items.map((item) => item.itemStorePriceId),
  )
  const gone = [...offers.values()].find((offer) => !offer.listed)?.itemStorePriceId
  const short = gone ?? (difference.kind === 'soldOut' ? difference.offerId : undefined)
  const offer = short === undefined ? undefined : offers.get(short)
  if (offer) {
    const available = offer.listed ? offer.available : 0
    throw new DomainError('checkout.soldOut', { itemStorePriceId: offer.itemStorePriceId, available, name: offer.name })
  }
  throw new DomainError(lines.length === 0 ? 'checkout.empty' : 'checkout.cartChanged')
}

function ordersOf(lines: CartLine[], { notes = [] }: SubmitRequest, arrives: string) {
  return byStore(lines).map((part) => {
    const { storeId, storeName } = part[0]!
    const note = notes.find((each) => each.storeId === storeId)?.text.trim()
    return { storeId, storeName, ...sumLines(part), arrives, lines: part, ...(note ? { note } : {}) }
  })
}
