import { randomInt } from 'node:crypto'
import { reservationMinutes, maxUnpaidCheckouts } from '#contract/checkout/constants.ts'
import { makeOrderNo } from '#contract/orders/order-no.ts'
import { closeReservations, reserveAgain, reserveStock } from '#server/catalogue/stock.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox.ts'
import type { EventPayloads } from '#server/platform/messaging/message-registry.ts'
import * as queries from './purchases.queries.ts'
import type { NewCheckout, NewOrder } from './purchases.queries.ts'
import { paymentMoves, statesBefore } from './orders.rules.ts'

/** What checkout hands in; numbers and times are given here. */
export interface PurchaseDraft extends Omit<NewCheckout, 'orders' | 'state' | 'memberId' | 'expiresAt' | 'lang'> {
  orders: Omit<NewOrder, 'orderNo'>[]
}

/**
 * Begins a submission: from here until the transaction ends no other one of the member runs.
 * @throws `checkout.tooManyUnpaid` when three checkouts wait for their money, `session.missing` when the member is gone meanwhile
 */
export async function lockSubmission(ctx: MemberCtx, unpaid: boolean): Promise<void> {
  await queries.lockSubmissions(ctx.db, ctx.member.id)
  const open = await queries.countOpen(ctx.db, ctx.member.id, ctx.now())
  if (open === undefined) throw new DomainError('session.missing')
  if (unpaid && open >= maxUnpaidCheckouts) throw new DomainError('checkout.tooManyUnpaid', { max: maxUnpaidCheckouts })
}

/** Waits for a submission of the member that runs, and lets none begin until the transaction ends. */
export const blockSubmissions = (ctx: Ctx, memberId: string): Promise<void> => queries.lockSubmissions(ctx.db, memberId)

/**
 * Writes a checkout down with its orders and takes its goods: for 15 minutes when it is to be paid, for good when the
 * courier is paid. Runs inside the caller's transaction.
 * @throws `checkout.soldOut`
 */
export async function placePurchase(ctx: MemberCtx, placing: PurchaseDraft): Promise<{ orderNos: string[]; expiresAt?: Date }> {
  const now = ctx.now()
  const cash = placing.method === 'cash'
  const expiresAt = cash ? undefined : new Date(now.getTime() + reservationMinutes * 60_000)
  const orders = placing.orders.map((order) => ({ ...order, orderNo: newOrderNo(now) }))
  const units = orders.flatMap((order) => order.lines.map(({ itemStorePriceId, quantity }) => ({ offerId: itemStorePriceId, quantity })))
  await reserveStock(ctx, placing.id, units, expiresAt)
  if (cash) await closeReservations(ctx, placing.id, 'confirmed')
  const checkout = {
    ...placing,
    orders,
    memberId: ctx.member.id,
    lang: ctx.lang,
    state: cash ? ('onDelivery' as const) : ('open' as const),
    expiresAt,
  }
  await queries.insertCheckout(ctx.db, checkout, cash ? ['placed', 'payOnDelivery'] : ['placed'], now)
  await publish(ctx, 'order.placed', placedEvent(checkout), { key: placing.id })
  return { orderNos: orders.map((order) => order.orderNo), ...(expiresAt ? { expiresAt } : {}) }
}

function placedEvent({ id, memberId, lang, method, total, orders }: NewCheckout): EventPayloads['order.placed'] {
  return {
    ...{ purchaseId: id, memberId, lang, cashOnDelivery: method === 'cash', total },
    orders: orders.map(({ orderNo, lines }) => ({
      orderNo,
      lines: lines.map(({ name, quantity, lineTotal }) => ({ name, quantity, lineTotal })),
    })),
  }
}

function newOrderNo(now: Date): string {
  return makeOrderNo(
    now,
    Array.from({ length: 10 }, () => randomInt(29)),
  )
}

/** A checkout's state, its end and its orders' numbers. */
export async function viewPurchase(ctx: Ctx, checkoutId: string) {
  return (await queries.findCheckout(ctx.db, checkoutId))!
}

/**
 * The money of a checkout is there. The first of pay, cancel and expire wins; money that came after the end buys the
 * goods if they are still there, else it goes back: never kept silently. A repeat changes nothing. Inside the
 * caller's transaction.
 */
export async function markPaid(ctx: Ctx, checkoutId: string): Promise<void> {
  const won = await queries.leaveOpen(ctx.db, checkoutId, 'paid')
  if (won) await closeReservations(ctx, checkoutId, 'confirmed')
  const retaken = !won && (await reserveAgainAfterExpiry(ctx, checkoutId))
  const orders = await queries.lockOrders(ctx.db, checkoutId)
  const payable = orders.filter((order) => order.payment === 'unpaid' || (retaken && order.payment === 'expired'))
  const paid = await queries.movePayments(
    ctx.db,
    payable.map((order) => order.orderNo),
    ['unpaid', 'expired'],
    'paid',
    ctx.now(),
  )
  const late = orders.filter((order) => !paid.includes(order.orderNo) && ['expired', 'cancelled'].includes(order.payment))
  for (const order of late) await requestRefund(ctx, checkoutId, order)
  const [first] = orders
  if (paid.length === 0 || !first) return
  const total = payable.reduce((sum, order) => sum + order.total, 0)
  const { memberId, lang } = first
  const orderNos = payable.map((order) => order.orderNo)
  await publish(ctx, 'order.paid', { purchaseId: checkoutId, memberId, lang, orderNos, total }, { key: checkoutId })
}

async function reserveAgainAfterExpiry(ctx: Ctx, checkoutId: string): Promise<boolean> {
  if ((await queries.lockCheckout(ctx.db, checkoutId)) !== 'expired') return false
  return (await reserveAgain(ctx, checkoutId)) && queries.moveCheckout(ctx.db, checkoutId, 'paid')
}

/** Money goes back through the outbox, once an order. */
export async function requestRefund(ctx: Ctx, checkoutId: string, order: { orderNo: string; total: number }): Promise<void> {
  if (order.total === 0) return
  await enqueue(ctx, 'payment.refund', `refund ${order.orderNo}`, { checkoutId, orderNo: order.orderNo, amount: order.total })
}

/** The provider has given an order's money back. A repeat changes nothing. Inside the caller's transaction. */
export async function markRefunded(ctx: Ctx, orderNo: string): Promise<void> {
  await queries.movePayments(ctx.db, [orderNo], statesBefore(paymentMoves, 'refunded'), 'refunded', ctx.now())
}

/** The shopper pays the courier after all. False: it was paid, cancelled or expired before. Inside the caller's transaction. */
export async function switchToCashOnDelivery(ctx: Ctx, checkoutId: string): Promise<boolean> {
  if (!(await queries.leaveOpen(ctx.db, checkoutId, 'onDelivery'))) return false
  await closeReservations(ctx, checkoutId, 'confirmed')
  await queries.noteStep(ctx.db, await queries.makeCash(ctx.db, checkoutId), 'payOnDelivery', ctx.now())
  return true
}

/** Gives an unpaid checkout up, all its orders together. False: somebody was first. Inside the caller's transaction. */
export async function cancelCheckout(ctx: Ctx, checkoutId: string): Promise<boolean> {
  if (!(await queries.leaveOpen(ctx.db, checkoutId, 'cancelled'))) return false
  await closeReservations(ctx, checkoutId, 'released')
  const orders = await queries.lockOrders(ctx.db, checkoutId)
  await queries.movePayments(
    ctx.db,
    orders.map((order) => order.orderNo),
    ['unpaid'],
    'cancelled',
    ctx.now(),
  )
  await queries.cancelUnpaid(ctx.db, checkoutId)
  await publishCancelled(ctx, checkoutId, orders, 'member')
  await enqueue(ctx, 'payment.void', `void ${checkoutId}`, { checkoutId })
  return true
}

/** Ends unpaid checkouts whose time is over, each in its own transaction. Returns how many. */
export async function expirePurchases(ctx: Ctx): Promise<number> {
  for (let count = 0; ; count++) {
    const expired = await inTransaction(ctx, async (ctx) => {
      const id = await queries.expireOne(ctx.db, ctx.now())
      if (!id) return false
      await closeReservations(ctx, id, 'expired')
      const orders = await queries.lockOrders(ctx.db, id)
      await queries.movePayments(
        ctx.db,
        orders.map((order) => order.orderNo),
        ['unpaid'],
        'expired',
        ctx.now(),
      )
      await publishCancelled(ctx, id, orders, 'expired')
      await enqueue(ctx, 'payment.void', `void ${id}`, { checkoutId: id })
      return true
    })
    if (!expired) return count
  }
}

/** Publishes that orders of a purchase ended before they were sent. Inside the caller's transaction. */
export async function publishCancelled(
  ctx: Ctx,
  purchaseId: string,
  orders: { orderNo: string }[],
  reason: 'member' | 'expired',
): Promise<void> {
  const orderNos = orders.map((order) => order.orderNo)
  await publish(ctx, 'order.cancelled', { purchaseId, orderNos, reason }, { key: orderNos.join(' ') })
}
