import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { refundSplit } from '#server/orders/purchases/order-money.rules.ts'
import { addRefundedUnits, isPartlyRefundable, lockRefundable, markRefunded } from '#server/orders/orders.service.ts'
import { publishCancelled } from '#server/orders/purchases/purchases.service.ts'
import { cancelReturned, revertRefunded } from '#server/orders/fulfilment/returned-orders.service.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox/outbox.ts'
import { findPaymentOf, lockPayment, type PaymentRow } from '../payments.queries.ts'
import { refundPlan, remainingUnits, type RefundPlan, type RefundUnits } from '../payments.rules.ts'
import * as queries from './refunds.queries.ts'

export interface RefundRequest {
  /** Names the refund: asked for twice with one key, it is one. At most 200 characters. */
  key: string
  orderNo: string
  lines: RefundUnits[]
  /** Why, as the caller's word. */
  reason: string
}

type Order = NonNullable<Awaited<ReturnType<typeof lockRefundable>>>

/**
 * Returns the money of units of an order's lines: writes the refund down, guarded so that no more units than were bought and no
 * more money than is left at the provider go back, and asks the provider for it after the commit. The state of the order moves when the
 * provider has done it. A repeat with the same key answers the first one, whatever its lines. In a transaction, or behind a savepoint of one.
 * An order that was paid to the courier has no provider: its refund is a transfer that the store has made, and is done at once.
 * @returns its id and what of its amount is sent now, in tetri
 * @throws `notFound` for an unknown order, `order.notAllowed` where its money was not taken or so many units are not left, `payment.disputed` while
 *   the bank has the money
 */
export function refundLines(ctx: Ctx, request: RefundRequest): Promise<{ id: string; amount: number }> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, request.orderNo)
    const earlier = await queries.findRefund(ctx.db, { key: request.key })
    if (earlier?.orderNo === request.orderNo) return { id: earlier.id, amount: earlier.amount - earlier.outside }
    const plan = isPartlyRefundable(order.payment) ? refundPlan(order.lines, request.lines) : undefined
    const payment = await lockPayment(ctx.db, order.purchaseId)
    if (!plan || !payment) throw new DomainError('order.notAllowed')
    if (payment.dispute === 'open') throw new DomainError('payment.disputed')
    const refund = await insertRefund(ctx, { order, payment, plan }, request)
    if (isPaidOnDelivery(order.method)) await finishRefund(ctx, refund, refund.amount)
    else await enqueueSend(ctx, refund)
    return { id: refund.id, amount: refund.amount - refund.outside }
  })
}

/** Asks the provider for a refund once the transaction is committed. */
export const enqueueSend = (ctx: Ctx, { id, attempt }: Pick<queries.RefundRow, 'id' | 'attempt'>): Promise<void> =>
  enqueue(ctx, 'payment.sendRefund', attempt === 1 ? `send refund ${id}` : `send refund ${id} ${attempt}`, { refundId: id })

/**
 * Writes down that all that is left of an order's money goes back; a repeat adds nothing.
 * @param isCancelled its member is told what goes back
 * @returns the refund; undefined where nothing is left
 * @throws `order.notAllowed` where no provider captured it
 */
export function bookRefund(ctx: Ctx, orderNo: string, isCancelled = false): Promise<queries.RefundRow | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderNo)
    const payment = await lockPayment(ctx.db, order.purchaseId)
    const earlier = await queries.findRefund(ctx.db, { key: orderNo })
    const plan = refundPlan(order.lines, remainingUnits(order.lines))
    if (!earlier && plan && !payment) throw new DomainError('order.notAllowed')
    const refund = earlier ?? (plan && (await insertRefund(ctx, { order, payment: payment!, plan }, { key: orderNo, reason: 'cancelled' })))
    if (isCancelled)
      await publishCancelled(ctx, { purchaseId: order.purchaseId, orderNos: [orderNo], reason: 'member', ...promised(payment, refund) })
    return refund
  })
}

/** What the member of a cancelled order is told about its money. Tetri. */
function promised(payment: PaymentRow | undefined, refund: queries.RefundRow | undefined) {
  if (payment?.dispute === 'open') return { money: 'disputed' as const, refund: 0 }
  const sum = refund ? refund.amount - refund.outside : 0
  return { money: sum > 0 ? ('refund' as const) : ('returned' as const), refund: sum }
}

/**
 * Writes down that a provider or a bank has returned all that was left of an order, which nobody asked for here; what has not left the store is
 * cancelled. Inside the caller's transaction, which has locked the orders and the payment.
 */
export async function bookReturned(ctx: Ctx, orderNo: string, by: 'shop' | 'bank'): Promise<void> {
  const order = await lockOrder(ctx, orderNo)
  const payment = await lockPayment(ctx.db, order.purchaseId)
  const plan = isPartlyRefundable(order.payment) ? refundPlan(order.lines, remainingUnits(order.lines)) : undefined
  if (!plan || !payment) return
  const refund = await insertRefund(ctx, { order, payment, plan }, { key: `outside ${orderNo}`, reason: 'outside' })
  await finishRefund(ctx, refund, 0)
  await publish(ctx, 'payment.refunded', { paymentId: payment.id, orderNo, amount: refund.amount, by }, { key: refund.id })
  await cancelReturned(ctx, orderNo)
}

async function lockOrder(ctx: Ctx, orderNo: string): Promise<Order> {
  return orNotFound(await lockRefundable(ctx, orderNo))
}

/** Writes a refund down against the units and the money that are left, which the caller has locked. */
async function insertRefund(
  ctx: Ctx,
  { order: { orderNo }, payment, plan: { amount, lines } }: { order: Order; payment: PaymentRow; plan: RefundPlan },
  { key, reason }: Pick<RefundRequest, 'key' | 'reason'>,
): Promise<queries.RefundRow> {
  const onDelivery = isPaidOnDelivery(payment.method)
  const outside = onDelivery ? 0 : refundSplit(payment, amount).outside
  const returnable = payment.provider !== null || onDelivery
  if (!returnable || !(await queries.addRefundRequested(ctx.db, payment.id, amount, outside))) throw new DomainError('order.notAllowed')
  await addRefundedUnits(ctx, orderNo, lines)
  const row = { orderNo, paymentId: payment.id, key, amount, outside, reason, createdAt: ctx.now() }
  const refund = await queries.insertRefund(ctx.db, row, lines)
  if (!refund) throw new DomainError('order.notAllowed')
  // With what this one sends nothing may be left for the other units.
  if (outside > 0 && reason !== 'outside') await enqueue(ctx, 'payment.bookReturned', `returned ${refund.id}`, { paymentId: payment.id })
  return refund
}

/**
 * The money is on its way: the state of the order says so. False: it was recorded before. Inside the caller's transaction.
 * @param sent what of it the provider returned for us, in tetri
 */
export async function finishRefund(ctx: Ctx, refund: queries.RefundRow, sent: number): Promise<boolean> {
  const { orderNo } = refund
  const order = await lockOrder(ctx, orderNo)
  if (!(await queries.finishRefund(ctx.db, refund, sent, ctx.now()))) return false
  await markRefunded(ctx, orderNo, (await queries.sumRefunded(ctx.db, orderNo)) === order.total)
  return true
}

/**
 * The provider has not returned the money of an attempt, whatever was recorded before: the order does not say any more that it is back, its member is
 * told, and `kalata refunds` lists it. A repeat changes nothing.
 */
export function recordFailure(ctx: Ctx, refund: queries.RefundRow, failure: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { id, orderNo, attempt, paymentId } = refund
    const order = (await lockRefundable(ctx, orderNo))!
    const before = await queries.failRefund(ctx.db, refund, failure)
    if (!before) return
    if (before === 'done') await revertRefunded(ctx, order, await queries.sumRefunded(ctx.db, orderNo))
    ctx.log.error({ refund: id, orderNo, failure }, 'a provider has not made a refund')
    const event = { paymentId, orderNo, amount: refund.amount - refund.outside }
    await publish(ctx, 'payment.refundFailed', event, { key: `${id} ${attempt}` })
  })
}

/** What of a sum (tetri) a refund of an order would send now, and whether its payment is disputed, so that nothing is sent. */
export async function refundableOf(ctx: Ctx, orderNo: string) {
  const payment = await findPaymentOf(ctx.db, orderNo)
  const disputed = payment?.dispute === 'open'
  const sendable = (amount: number): number => {
    if (!payment || isPaidOnDelivery(payment.method)) return amount
    return disputed ? 0 : refundSplit(payment, amount).sent
  }
  return { sendable, disputed }
}
