import type { PaymentView } from '#contract/payments/calls.ts'
import { isPaidOnDelivery, methodsFor, type CaptureMethod, type PaymentMethod } from '#contract/payments/methods.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { markAuthorised, voidAuthorised } from '#server/orders/purchases/authorised-purchases.service.ts'
import { markPaid, switchToCashOnDelivery, viewPurchase } from '#server/orders/purchases/purchases.service.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { enqueue } from '#server/platform/messaging/outbox/outbox.ts'
import { saveCard } from './cards/save-card.service.ts'
import * as queries from './payments.queries.ts'
import { stateOf, type Charge, type ProviderEvent } from './payments.rules.ts'
import { isOutside, recordOutside } from './outside.service.ts'
import { assertPayable, cardMinimum, providerFor, providerOf } from './providers.ts'
import { applyRefundFailure } from './refunds/send-refunds.service.ts'

interface NewPayment {
  id: string
  purchaseId: string
  method: PaymentMethod
  total: number
  reference: string
  captureMethod: CaptureMethod
  /** One of the member's saved cards. */
  cardId?: string | undefined
}

/** A payment as it is shown, with the server's words for methods. */
export type PaymentDetails = Omit<PaymentView, 'method' | 'methods'> & { method: PaymentMethod; methods: PaymentMethod[] }

/** What a checkout says of card payments: their least sum where the total is below it. Tetri. */
export function cardMinimumFor(ctx: Ctx, total: number): { cardMinimum?: number } {
  const minimum = cardMinimum(ctx)
  return total < minimum ? { cardMinimum: minimum } : {}
}

const chargeOf = (row: queries.PaymentRow): Charge => ({ reference: row.reference, paymentId: row.id, amount: row.total })

/** Writes a purchase's payment down, inside the caller's transaction; returns the page to pay at, if any. @throws `checkout.cardMinimum` */
export async function openPayment(ctx: MemberCtx, payment: NewPayment): Promise<string | undefined> {
  assertPayable(ctx, payment.method, payment.total)
  const provider = providerFor(ctx, payment.method)
  const cardId = payment.cardId ?? null
  await queries.insertPayment(ctx.db, { ...payment, cardId, provider, memberId: ctx.member.id, lang: ctx.lang, createdAt: ctx.now() })
  return providerOf(provider)?.authorise({ reference: payment.reference, paymentId: payment.id, amount: payment.total })
}

/**
 * A payment of the member. A shopper who is back before the callback is not shown "waiting" for money the provider
 * has: the same function that the callback runs finishes it. @throws `notFound`
 */
export async function viewPayment(ctx: MemberCtx, id: string): Promise<PaymentDetails> {
  const row = await ownPayment(ctx, id)
  const state = row.captured > 0 || row.voided > 0 ? undefined : await providerOf(row.provider)?.lookup(ctx, row.reference)
  if (state === 'captured') await inTransaction(ctx, (ctx) => settle(ctx, row))
  else if (state === 'authorised' && row.authorised === 0) await inTransaction(ctx, (ctx) => recordAuthorised(ctx, id))
  else return view(ctx, row)
  return view(ctx, await ownPayment(ctx, id))
}

async function ownPayment(ctx: MemberCtx, id: string): Promise<queries.PaymentRow> {
  return orNotFound(await queries.findOwn(ctx.db, ctx.member.id, id))
}

async function view(ctx: Ctx, row: queries.PaymentRow): Promise<PaymentDetails> {
  const purchase = await viewPurchase(ctx, row.purchaseId)
  const state = stateOf(row, purchase.state)
  const open = state === 'waiting' || state === 'declined'
  const methods = open ? methodsFor(purchase.terms) : []
  const redirectUrl = open ? providerOf(row.provider)?.authorise(chargeOf(row)) : undefined
  return {
    ...{ id: row.id, state, method: row.method, methods, total: row.total, orderNos: purchase.orderNos },
    ...(redirectUrl ? { redirectUrl } : {}),
    ...(open && purchase.expiresAt ? { expiresAt: purchase.expiresAt } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
  }
}

/**
 * Closes the provider's page before a payment goes to the courier, so that it cannot be paid twice. Outside any
 * transaction. @throws `notFound`; `payment.closed` when the money was captured meanwhile; `checkout.cardOnly`
 */
export async function leaveProvider(ctx: MemberCtx, id: string): Promise<void> {
  const row = await ownPayment(ctx, id)
  const purchase = await viewPurchase(ctx, row.purchaseId)
  if (!methodsFor(purchase.terms).includes('cash_on_delivery')) throw new DomainError('checkout.cardOnly')
  if (isPaidOnDelivery(row.method) || stateOf(row, purchase.state) === 'expired') return
  if ((await providerOf(row.provider)?.void(ctx, chargeOf(row))) !== false) return
  await inTransaction(ctx, (ctx) => settle(ctx, row))
  throw new DomainError('payment.closed')
}

/** Another try, or the courier instead. Inside the caller's transaction. @throws `notFound`, `payment.closed`, `checkout.cardOnly`, `checkout.cardMinimum` */
export async function payAgain(ctx: MemberCtx, id: string, method: PaymentMethod): Promise<PaymentDetails> {
  const row = await ownPayment(ctx, id)
  const purchase = await viewPurchase(ctx, row.purchaseId)
  if (!methodsFor(purchase.terms).includes(method)) throw new DomainError('checkout.cardOnly')
  const state = stateOf(row, purchase.state)
  if (state !== 'waiting' && state !== 'declined') throw new DomainError('payment.closed')
  if (isPaidOnDelivery(method)) {
    if (!(await queries.switchToDelivery(ctx.db, id)) || !(await switchToCashOnDelivery(ctx, row.purchaseId)))
      throw new DomainError('payment.closed')
  } else {
    assertPayable(ctx, method, row.total)
    await queries.setReason(ctx.db, id, null)
  }
  return view(ctx, await ownPayment(ctx, id))
}

type Settled = Pick<queries.PaymentRow, 'id' | 'captureMethod'>

/**
 * The money was captured: the one function that finishes a payment, no matter who runs it and however often. Where only an
 * authorisation was asked for, a provider that captures at once has blocked the money for us all the same: the purchase is
 * paid by {@link capturePurchase}. Inside a transaction.
 */
async function settle(ctx: Ctx, { id, captureMethod }: Settled): Promise<void> {
  const purchaseId = await queries.capture(ctx.db, id)
  if (!purchaseId) return
  if (captureMethod === 'automatic') await markPaid(ctx, purchaseId)
  else await secure(ctx, purchaseId)
}

/** The money is blocked: of any number of repeats the first counts. Inside a transaction. */
async function recordAuthorised(ctx: Ctx, id: string): Promise<void> {
  const purchaseId = await queries.authorise(ctx.db, id)
  if (purchaseId) await secure(ctx, purchaseId)
}

/** Money that came after its purchase had ended goes back. */
async function secure(ctx: Ctx, purchaseId: string): Promise<void> {
  if (!(await markAuthorised(ctx, purchaseId))) await enqueue(ctx, 'payment.void', `void late ${purchaseId}`, { purchaseId })
}

/**
 * A provider's callback. What is signed is stored once, whatever becomes of it, and applied at once; an event of a payment
 * that is not known (yet) is tried again, never dropped.
 * @throws `payment.signature` when it is forged, stale or no event at all; nothing is written
 */
export async function receiveCallback(ctx: Ctx, name: string, rawBody: string, signature: string | undefined): Promise<void> {
  const provider = providerOf(name)
  if (!provider?.isEnabled(ctx.settings)) throw new DomainError('notFound')
  const event = await provider.read(ctx, rawBody, signature)
  if (!event) throw new DomainError('payment.signature')
  if (event === 'nothing') return
  await inTransaction(ctx, async (ctx) => {
    if (!(await queries.insertEvent(ctx.db, name, event, ctx.now()))) return
    if (event.type === 'card.saved') {
      await saveCard(ctx, name, event)
      return queries.markApplied(ctx.db, name, event.id, ctx.now())
    }
    if (await apply(ctx, name, event)) return
    await enqueue(ctx, 'payment.event', `event ${name} ${event.id}`, { provider: name, id: event.id })
  })
}

/** Tries a stored event again. @throws while its payment is unknown, so that the outbox keeps it */
export async function applyStored(ctx: Ctx, name: string, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const event = await queries.lockEvent(ctx.db, name, id)
    if (event && !(await apply(ctx, name, event))) throw new Error(`No payment ${event.payment} for the event ${id} of ${name}`)
  })
}

/** False: its payment is not known, or is of another sum, which somebody must look at. */
async function apply(ctx: Ctx, name: string, event: ProviderEvent): Promise<boolean> {
  const payment = await queries.findPayment(ctx.db, { id: event.payment })
  if (!payment) return false
  if (payment.provider !== null && payment.provider !== name) {
    ctx.log.error({ event: event.id, payment: payment.id, provider: name }, 'a provider reported the payment of another')
    return false
  }
  if (event.type === 'succeeded' && event.amount !== payment.total) {
    ctx.log.error({ event: event.id, payment: payment.id, amount: event.amount, total: payment.total }, 'a provider took another sum')
    return false
  }
  const { type } = event
  if (isOutside(type)) await recordOutside(ctx, payment, { type, amount: event.amount, reason: event.reason })
  else if (type === 'refundFailed') await applyRefundFailure(ctx, payment.id, event)
  else if (event.type === 'succeeded') await settle(ctx, payment)
  else if (event.type === 'authorised') await recordAuthorised(ctx, payment.id)
  else if (event.type === 'voided') await queries.recordVoid(ctx.db, payment.id)
  else await queries.setReason(ctx.db, payment.id, event.type === 'cancelled' ? 'cancelled' : (event.reason ?? 'declined'))
  await queries.markApplied(ctx.db, name, event.id, ctx.now())
  return true
}

/**
 * Closes the provider's page of a purchase that was cancelled or expired, and releases what it authorised. Money that the
 * provider captured first pays the purchase after all, or goes back where it was only to be authorised.
 */
export async function voidPurchase(ctx: Ctx, purchaseId: string): Promise<void> {
  const payment = await queries.findPayment(ctx.db, { purchaseId })
  const voided = payment && (await providerOf(payment.provider)?.void(ctx, chargeOf(payment)))
  if (voided) await queries.recordVoid(ctx.db, payment.id)
  if (voided !== false) return
  await inTransaction(ctx, async (ctx) => {
    await settle(ctx, payment!)
    if (payment!.captureMethod === 'manual') await markPaid(ctx, purchaseId)
  })
}

/**
 * Takes the authorised money of a purchase and pays it; a repeat changes nothing. An authorisation that the provider no longer
 * has ends the purchase instead.
 */
export async function capturePurchase(ctx: Ctx, purchaseId: string): Promise<void> {
  const payment = await queries.findPayment(ctx.db, { purchaseId })
  const provider = payment && providerOf(payment.provider)
  if (!provider) throw new Error(`No provider captures the payment of the purchase ${purchaseId}`)
  const captured = await provider.capture(ctx, chargeOf(payment))
  await inTransaction(ctx, async (ctx) => {
    if (captured) {
      await queries.capture(ctx.db, payment.id)
      await markPaid(ctx, purchaseId)
    } else if (await voidAuthorised(ctx, purchaseId, 'provider')) {
      ctx.log.error({ payment: payment.id }, 'a provider no longer had what it authorised')
    }
  })
}
