import { randomBytes, randomUUID } from 'node:crypto'
import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import { buyableUnits } from '#contract/cart/rules.ts'
import type { Submitted, SubmitRequest } from '#contract/checkout/calls.ts'
import type { ErrorKey } from '#contract/core/errors.ts'
import { normalizeFreeText } from '#contract/core/free-text.ts'
import { deliveryDay } from '#contract/checkout/delivery.ts'
import { captureMethodFor, isPaidOnDelivery, methodsFor, type PaymentMethod } from '#contract/payments/methods.ts'
import { findAddress } from '#server/addresses/addresses.service.ts'
import { removeLines, selectedLines, viewLine, type PricedLine } from '#server/cart/cart.service.ts'
import { viewOffers, type OfferView } from '#server/catalogue/offers/offers.service.ts'
import type { MemberCtx } from '#server/context.ts'
import { earlyRejection } from '#server/orders/purchases/claims.service.ts'
import { lockSubmission, placePurchase } from '#server/orders/purchases/purchases.service.ts'
import { assertUsableCard } from '#server/payments/cards/cards.service.ts'
import { cardMinimumFor, openPayment } from '#server/payments/payments.service.ts'
import { assertPayable } from '#server/payments/providers.ts'
import { pipelined } from '@kalata/postgres-client/statements/pipelined.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { byStore, compare, lostDeal, quote, sumLines, type Item, type QuoteView } from './checkout.rules.ts'

type BuyNow = NonNullable<SubmitRequest['buyNow']>

/**
 * What would be bought now, by store, with the day it arrives.
 * @throws `checkout.empty` when nothing can be bought, with the product that was to be bought at once, `deal.ended` for a group price that is gone
 */
export async function quoteCheckout(ctx: MemberCtx, buyNow?: BuyNow): Promise<QuoteView> {
  const offers = buyNow && (await viewOffers(ctx, [buyNow.offerId]))
  const { lines, leftOut } = buyNow ? { lines: lineToBuy(ctx, buyNow, offers!), leftOut: [] } : await selectedLines(ctx)
  if (lines.length === 0) {
    const { productId } = (buyNow && offers!.get(buyNow.offerId)) ?? {}
    throw new DomainError('checkout.empty', productId === undefined ? {} : { productId })
  }
  const quoted = quote(lines, leftOut, deliveryDay(ctx.now()))
  return { ...quoted, ...cardMinimumFor(ctx, quoted.total) }
}

/** The one offer as a line with the quantity that can be bought, if any can. */
function lineToBuy(ctx: MemberCtx, { offerId, quantity, group }: BuyNow, offers: Map<number, OfferView>): PricedLine[] {
  const offer = offers.get(offerId)
  if (!offer) return []
  const line = viewLine(ctx, { offerId, quantity, selected: true, terms: group ? 'group' : 'plain' }, offer)
  if (group && line.terms !== 'group') throw new DomainError('deal.ended', { name: line.name })
  return line.available > 0 ? [{ ...line, quantity: buyableUnits(line) }] : []
}

/** What a shopper submits, with the server's word for the method. */
export type Submission = Omit<SubmitRequest, 'method'> & { method: PaymentMethod }

/** What a submission comes to: nothing of it is written yet. */
export interface SubmissionPlan {
  request: Submission
  lines: PricedLine[]
  total: number
  address: AddressForm
}

/**
 * Turns what the shopper saw into a purchase, inside the caller's transaction, which any error ends.
 * @param key the submission's Idempotency-Key
 * @throws what {@link planSubmission} and {@link writeSubmission} throw
 */
export async function submit(
  ctx: MemberCtx,
  request: Submission,
  key: string,
): Promise<Omit<Submitted, 'checkoutId'> & { purchaseId: string }> {
  return writeSubmission(ctx, await planSubmission(ctx, request), key)
}

/**
 * Compares what can be bought with what the shopper saw, inside the caller's transaction: one submission of a member at a time, offers locked in id order
 * and read under the lock. Writes nothing.
 * @param claimed the claim of the submission's key; sent already, so what is read here runs behind it
 * @throws `checkout.agreement`, `checkout.addressMissing`, `checkout.tooManyUnpaid`, `checkout.empty`, `checkout.offSale`, `checkout.soldOut`,
 *   `checkout.cartChanged`, `checkout.priceChanged` (with the new total), `checkout.cardOnly`, `checkout.cardMinimum`, `card.unusable`; `deal.soldOut`, `deal.limit`,
 *   `deal.onlyLeft` and `deal.ended` where the price of a deal that was shown is gone
 */
export async function planSubmission(
  ctx: MemberCtx,
  request: Submission,
  claimed: Promise<void> = Promise.resolve(),
): Promise<SubmissionPlan> {
  if (!request.agreement) throw new DomainError('checkout.agreement')
  const { method } = request
  const cardId = cardOf(request)
  if (cardId) {
    await claimed
    await assertUsableCard(ctx, cardId)
  }
  // Started together and run in this order: the claim of the key, the member's lock, then the offers'.
  const [, , address, lines] = await pipelined([
    claimed,
    lockSubmission(ctx, !isPaidOnDelivery(method)),
    addressOf(ctx, request.addressId),
    linesAsSeen(ctx, request),
  ])
  const lost = lostDeal(request.items, lines)
  if (lost) throw new DomainError<ErrorKey>(lost.key, lost.params)
  const { total } = sumLines(lines)
  // The shopper pays the figure that was shown, or is shown the new one.
  if (total !== request.expectedTotal) throw new DomainError('checkout.priceChanged', { total })
  if (!methodsFor(termsOf(lines)).includes(method)) throw new DomainError('checkout.cardOnly')
  assertPayable(ctx, method, total)
  return { request, lines, total, address }
}

/**
 * Writes a planned submission down, in the transaction that has locked its offers, and takes it out of the cart.
 * @throws `checkout.soldOut`, `deal.soldOut` and others where what it claims is gone; any error ends the transaction
 */
export async function writeSubmission(
  ctx: MemberCtx,
  { request, lines, total, address }: SubmissionPlan,
  key: string,
): Promise<Omit<Submitted, 'checkoutId'> & { purchaseId: string }> {
  const { method, buyNow } = request
  const [purchaseId, paymentId] = [randomUUID(), randomUUID()]
  const orders = ordersOf(lines, request, deliveryDay(ctx.now()))
  const reference = randomBytes(24).toString('base64url')
  const [cardId, captureMethod] = [cardOf(request), captureMethodFor(termsOf(lines))]
  const [placed, redirectUrl] = await pipelined([
    placePurchase(ctx, { id: purchaseId, key, method, total, address, orders, groupId: buyNow?.group?.groupId }),
    openPayment(ctx, { id: paymentId, purchaseId, method, total, reference, cardId, captureMethod }),
    buyNow ? undefined : removeLines(ctx, idsOf(lines)),
  ])
  return {
    ...{ purchaseId, paymentId, orderNos: placed.orderNos },
    ...(redirectUrl ? { redirectUrl } : {}),
    ...(placed.expiresAt ? { expiresAt: placed.expiresAt.toISOString() } : {}),
  }
}

const termsOf = (lines: PricedLine[]) => lines.map((line) => line.terms)

/** The saved card that a submission is paid with, if any. */
const cardOf = ({ method, cardId }: Submission) => (isPaidOnDelivery(method) ? undefined : cardId)

/** Why the lightning price of one of the items is certainly gone for the member, before anything is locked. Undefined: try it. */
export async function earlyRejectionOf(ctx: MemberCtx, { items, buyNow }: Pick<SubmitRequest, 'items' | 'buyNow'>) {
  const dealIds = buyNow?.group ? [] : items.flatMap((item) => item.dealId ?? [])
  return dealIds.length > 0 ? earlyRejection(ctx, 'deal', dealIds) : undefined
}

const idsOf = (items: Pick<Item, 'offerId'>[]) => items.map((item) => item.offerId)

async function addressOf(ctx: MemberCtx, addressId: string | undefined): Promise<AddressForm> {
  const found: Address | undefined = addressId ? await findAddress(ctx, addressId) : undefined
  if (!found) throw new DomainError('checkout.addressMissing')
  const { id: _, isDefault: __, ...form } = found
  return form
}

/** The lines, read under the lock of their offers, if they are what the shopper saw. */
async function linesAsSeen(ctx: MemberCtx, { items, buyNow }: Submission): Promise<PricedLine[]> {
  const offers = await viewOffers(ctx, idsOf(items), { lock: true })
  const lines = buyNow ? lineToBuy(ctx, buyNow, offers) : (await selectedLines(ctx, offers)).lines
  const available = new Map([...offers].map(([id, offer]) => [id, offer.available]))
  const difference = compare(items, lines, available)
  if (difference.kind === 'none') return lines
  const unlisted = [...offers.values()].find((offer) => !offer.listed)
  if (unlisted) throw new DomainError('checkout.offSale', { offerId: unlisted.offerId, name: unlisted.name })
  const short = difference.kind === 'soldOut' ? offers.get(difference.offerId) : undefined
  if (short) throw new DomainError('checkout.soldOut', { offerId: short.offerId, available: short.available, name: short.name })
  throw new DomainError(lines.length === 0 ? 'checkout.empty' : 'checkout.cartChanged')
}

function ordersOf(lines: PricedLine[], { notes = [] }: Submission, arrives: string) {
  return byStore(lines).map((ofStore) => {
    const { storeId, storeName } = ofStore[0]!
    const note = normalizeFreeText(notes.find((each) => each.storeId === storeId)?.text ?? '')
    return { storeId, storeName, ...sumLines(ofStore), arrives, lines: ofStore.map(orderLineOf), ...(note ? { note } : {}) }
  })
}

function orderLineOf({ offerId, listPrice: compareAtPrice, productId, name, picture, options, quantity, ...line }: PricedLine) {
  const { price, adjustments, terms, lineTotal } = line
  return { offerId, productId, name, picture, options, quantity, price, compareAtPrice, adjustments, terms, lineTotal }
}
