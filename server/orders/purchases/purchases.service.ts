import { randomInt } from 'node:crypto'
import { claimMinutes, maxUnpaidCheckouts, reservationMinutes } from '#contract/checkout/constants.ts'
import { makeOrderNo } from '#contract/orders/order-no.ts'
import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import { closeReservations, reserveAgain, reserveStock, sellStock } from '#server/catalogue/stock/stock.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { pipelined } from '@kalata/postgres-client/statements/pipelined.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import type { EventPayloads } from '#server/platform/messaging/message-registry.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox/outbox.ts'
import { claimAllAgain, claimTerms, confirmClaims, releaseClaims, startClaims } from './claims.service.ts'
import { settlementPlan } from '../orders.rules.ts'
import * as queries from './purchases.queries.ts'
import type { NewOrder, NewPurchase } from './purchases.queries.ts'
import { transition } from './transitions.queries.ts'

/** What checkout hands in; numbers and times are given here. */
export interface PurchaseDraft extends Omit<NewPurchase, 'orders' | 'state' | 'memberId' | 'expiresAt' | 'lang' | 'terms'> {
  orders: Omit<NewOrder, 'orderNo'>[]
  /** The group that its line joins. */
  groupId?: string | undefined
}

/**
 * Begins a submission: from here until the transaction ends no other one of the member runs.
 * @param unpaid whether it is to be paid first and so counts against the limit
 * @throws `checkout.tooManyUnpaid` when three purchases wait for their money, `session.missing` when the member is gone meanwhile
 */
export async function lockSubmission(ctx: MemberCtx, unpaid: boolean): Promise<void> {
  const [, open] = await pipelined([
    queries.lockSubmissions(ctx.db, ctx.member.id),
    queries.countOpen(ctx.db, { memberId: ctx.member.id, now: ctx.now() }),
  ])
  if (open === undefined) throw new DomainError('session.missing')
  if (unpaid && open >= maxUnpaidCheckouts) throw new DomainError('checkout.tooManyUnpaid', { max: maxUnpaidCheckouts })
}

/** Waits for a submission of the member that runs, and lets none begin until the transaction ends. */
export const blockSubmissions = (ctx: Ctx, memberId: string): Promise<void> => queries.lockSubmissions(ctx.db, memberId)

/**
 * Writes a purchase down with its orders and takes its units: reserved for 15 minutes when it is to be paid first, for 10 where
 * a line claims more than stock, sold at once when the courier is paid. Claims what its lines' terms ask for. Runs inside the
 * caller's transaction, which has locked the offers.
 * @throws `checkout.soldOut`, and what the claims of its lines throw
 */
export async function placePurchase(ctx: MemberCtx, draft: PurchaseDraft): Promise<{ orderNos: string[]; expiresAt?: Date }> {
  const now = ctx.now()
  const onDelivery = isPaidOnDelivery(draft.method)
  const { groupId, ...rest } = draft
  const orders = draft.orders.map((order) => ({ ...order, orderNo: newOrderNo(now) }))
  const units = orders.flatMap((order) => order.lines)
  const terms = claimTerms(units)
  const minutes = terms.length > 0 ? claimMinutes : reservationMinutes
  const expiresAt = onDelivery ? undefined : new Date(now.getTime() + minutes * 60_000)
  const state = onDelivery ? ('onDelivery' as const) : ('open' as const)
  const purchase = { ...rest, orders, terms, memberId: ctx.member.id, lang: ctx.lang, state, expiresAt }
  const lines = orders.flatMap(({ orderNo, lines }) => lines.map((line) => ({ ...line, orderNo, dealId: line.adjustments[0]?.id })))
  await pipelined([
    queries.insertPurchase(ctx.db, { purchase, steps: onDelivery ? ['placed', 'payOnDelivery'] : ['placed'], now }),
    expiresAt ? reserveStock(ctx, draft.id, units, expiresAt) : sellStock(ctx, draft.id, units),
    publish(ctx, 'order.placed', placedEvent(purchase, onDelivery ? undefined : minutes), { key: draft.id }),
    ...startClaims(ctx, { id: draft.id, memberId: ctx.member.id, lang: ctx.lang, expiresAt, groupId }, lines),
  ])
  return { orderNos: orders.map((order) => order.orderNo), ...(expiresAt ? { expiresAt } : {}) }
}

function placedEvent({ id, memberId, lang, method, total, orders }: NewPurchase, minutes?: number): EventPayloads['order.placed'] {
  return {
    ...{ purchaseId: id, memberId, lang, cashOnDelivery: isPaidOnDelivery(method), total, ...(minutes === undefined ? {} : { minutes }) },
    orders: orders.map(({ orderNo, lines }) => ({
      orderNo,
      lines: lines.map(({ name, quantity, lineTotal }) => ({ name, quantity, lineTotal })),
    })),
  }
}

function newOrderNo(now: Date): string {
  const random = Array.from({ length: 10 }, () => randomInt(29))
  return makeOrderNo(now, random)
}

/** A purchase's state, its terms besides plain, when it expires (ISO 8601, null where nothing is to be paid first) and its orders' numbers. */
export async function viewPurchase(ctx: Ctx, purchaseId: string) {
  return (await queries.findPurchase(ctx.db, purchaseId))!
}

/**
 * The money of a purchase was captured: pays its orders or sends the money back, as `settlementPlan` decides. The caller makes
 * sure that it runs once per capture, inside the caller's transaction.
 */
export async function markPaid(ctx: Ctx, purchaseId: string): Promise<void> {
  const purchase = await queries.lockPurchase(ctx.db, purchaseId)
  if (!purchase) return
  const { terms } = purchase
  if (purchase.state === 'open' || purchase.state === 'authorised') {
    await closeReservations(ctx, purchaseId, 'confirmed')
    await confirmClaims(ctx, purchaseId, terms)
  }
  // Nothing is sold to somebody who is gone.
  const reservedAgain =
    purchase.state === 'expired' &&
    purchase.hasMember &&
    (await claimAllAgain(ctx, purchaseId, terms, (ctx) => reserveAgain(ctx, purchaseId)))
  const orders = await queries.lockOrders(ctx.db, purchaseId)
  const plan = settlementPlan(purchase.state, orders, reservedAgain)
  if (plan.settles) await transition(ctx.db, 'purchase', [purchaseId], 'paid', { now: ctx.now() })
  const paid = await transition(ctx.db, 'payment', plan.pay, 'paid', { now: ctx.now() })
  for (const orderNo of plan.refund) await requestRefund(ctx, orderNo)
  const payable = orders.filter((order) => paid.includes(order.orderNo))
  const [first] = payable
  if (!first) return
  const total = payable.reduce((sum, order) => sum + order.total, 0)
  const { memberId, lang } = first
  const orderNos = payable.map((order) => order.orderNo)
  await publish(ctx, 'order.paid', { purchaseId, memberId, lang, orderNos, total }, { key: purchaseId })
}

/** Sends back all that is left of an order's money, through the outbox; asked for twice, it is one. `isCancelled`: its member is told what goes back. */
export function requestRefund(ctx: Ctx, orderNo: string, { isCancelled = false } = {}): Promise<void> {
  return enqueue(ctx, 'payment.refund', `refund ${orderNo}`, { orderNo, ...(isCancelled ? { isCancelled } : {}) })
}

/**
 * The shopper pays the courier after all. The caller makes sure that no line of it claims more than stock. False: it was paid,
 * cancelled or expired before. Inside the caller's transaction.
 */
export async function switchToCashOnDelivery(ctx: Ctx, purchaseId: string): Promise<boolean> {
  if (!(await movePurchase(ctx, purchaseId, 'onDelivery'))) return false
  await closeReservations(ctx, purchaseId, 'confirmed')
  await queries.switchToDelivery(ctx.db, purchaseId, ctx.now())
  return true
}

/**
 * Cancels an unpaid purchase, all its orders together. False: somebody was first. Inside the caller's transaction.
 * @param reason `ended`: what it claimed is gone
 */
export async function cancelPurchase(ctx: Ctx, purchaseId: string, reason: 'member' | 'ended' = 'member'): Promise<boolean> {
  if (!(await movePurchase(ctx, purchaseId, 'cancelled'))) return false
  await endUnpaid(ctx, purchaseId, 'cancelled', reason)
  return true
}

/** Expires an unpaid purchase. False: it is not unpaid, or not any more. Inside the caller's transaction. */
export async function expirePurchase(ctx: Ctx, purchaseId: string): Promise<boolean> {
  if (!(await movePurchase(ctx, purchaseId, 'expired'))) return false
  await endUnpaid(ctx, purchaseId, 'expired', 'expired')
  return true
}

/** Ends unpaid purchases whose time is over, each in its own transaction. Returns how many. */
export async function expirePurchases(ctx: Ctx): Promise<number> {
  for (let count = 0; ; count++) {
    const expired = await inTransaction(ctx, async (ctx) => {
      const id = await queries.lockOverdue(ctx.db, ctx.now())
      return id !== undefined && (await expirePurchase(ctx, id))
    })
    if (!expired) return count
  }
}

const movePurchase = async (ctx: Ctx, id: string, to: Parameters<typeof transition<'purchase'>>[3]): Promise<boolean> =>
  (await transition(ctx.db, 'purchase', [id], to, { now: ctx.now() })).length > 0

/** Releases the units of a purchase that nobody pays any more, ends its orders and closes the provider's page. */
async function endUnpaid(
  ctx: Ctx,
  purchaseId: string,
  end: 'cancelled' | 'expired',
  reason: EventPayloads['order.cancelled']['reason'],
): Promise<void> {
  await closeReservations(ctx, purchaseId, end === 'cancelled' ? 'released' : 'expired')
  const orders = await queries.lockOrders(ctx.db, purchaseId)
  const orderNos = orders.map((order) => order.orderNo)
  const at = { now: ctx.now() }
  await releaseClaims(ctx, purchaseId, orders[0]?.terms ?? [], end)
  await transition(ctx.db, 'payment', orderNos, end, at)
  if (end === 'cancelled') await transition(ctx.db, 'fulfilment', orderNos, 'cancelled', at)
  await publishCancelled(ctx, { purchaseId, orderNos, reason, money: 'notCharged', refund: 0 })
  await enqueue(ctx, 'payment.void', `void ${purchaseId}`, { purchaseId })
}

/** Publishes that orders of a purchase ended before they were shipped. Inside the caller's transaction. */
export function publishCancelled(ctx: Ctx, event: EventPayloads['order.cancelled']): Promise<void> {
  return publish(ctx, 'order.cancelled', event, { key: event.orderNos.join(' ') })
}
