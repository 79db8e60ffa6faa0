import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { isPartlyRefundable, lockRefundable, markRefunded, addRefundedUnits } from '#server/orders/orders.service.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox.ts'
import * as queries from './payments.queries.ts'
import { refundPlan, remainingUnits, type RefundPlan, type RefundUnits } from './payments.rules.ts'
import { providerOf } from './providers.ts'

export interface RefundRequest {
  /** Names the refund: asked for twice with one key, it is one. At most 200 characters. */
  key: string
  orderNo: string
  lines: RefundUnits[]
  /** Why, as the caller's word. */
  reason: string
}

/**
 * Returns the money of units of an order's lines: writes the refund down, guarded so that no more units than were bought and no
 * more money than was captured go back, and asks the provider for it after the commit. The state of the order moves when the
 * provider has done it. A repeat with the same key answers the first one, whatever its lines. In a transaction, or behind a savepoint of one.
 * An order that was paid to the courier has no provider: its refund is a transfer that the store has made, and is done at once.
 * @returns its id and amount in tetri
 * @throws `notFound` for an unknown order, `order.notAllowed` where its money was not taken or so many units are not left
 */
export function refundLines(ctx: Ctx, request: RefundRequest): Promise<{ id: string; amount: number }> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, request.orderNo)
    const earlier = await queries.findRefund(ctx.db, { key: request.key })
    if (earlier?.orderNo === request.orderNo) return { id: earlier.id, amount: earlier.amount }
    const plan = isPartlyRefundable(order.payment) ? refundPlan(order.lines, request.lines) : undefined
    if (!plan) throw new DomainError('order.notAllowed')
    const refund = await insertRefund(ctx, order, plan, request)
    if (isPaidOnDelivery(order.method)) await finish(ctx, refund)
    else await enqueue(ctx, 'payment.sendRefund', `send refund ${refund.id}`, { refundId: refund.id })
    return { id: refund.id, amount: refund.amount }
  })
}

/**
 * Returns all that is left of an order's money, as the command `payment.refund` asks; a repeat returns nothing more.
 * @throws `order.notAllowed` where no provider captured it
 */
export async function refundOrder(ctx: Ctx, orderNo: string): Promise<void> {
  const refund = await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderNo)
    const earlier = await queries.findRefund(ctx.db, { key: orderNo })
    const plan = refundPlan(order.lines, remainingUnits(order.lines))
    return earlier ?? (plan && insertRefund(ctx, order, plan, { key: orderNo, reason: 'cancelled' }))
  })
  if (refund) await sendRefund(ctx, refund.id)
}

/** Writes down that a provider has returned all that was left of an order, which nobody asked for here. Inside the caller's transaction. */
export async function bookReturned(ctx: Ctx, orderNo: string): Promise<void> {
  const order = await lockOrder(ctx, orderNo)
  const plan = isPartlyRefundable(order.payment) ? refundPlan(order.lines, remainingUnits(order.lines)) : undefined
  if (!plan) return
  const { id, paymentId, amount } = await insertRefund(ctx, order, plan, { key: `outside ${orderNo}`, reason: 'outside' })
  await finish(ctx, { id, orderNo })
  await publish(ctx, 'payment.refunded', { paymentId, orderNo, amount }, { key: id })
}

async function lockOrder(ctx: Ctx, orderNo: string) {
  const order = await lockRefundable(ctx, orderNo)
  if (!order) throw new DomainError('notFound')
  return order
}

/** Writes a refund down against the units and the captured money that are left. */
async function insertRefund(
  ctx: Ctx,
  { orderNo, purchaseId }: { orderNo: string; purchaseId: string },
  { amount, lines }: RefundPlan,
  { key, reason }: Pick<RefundRequest, 'key' | 'reason'>,
): Promise<queries.RefundRow> {
  const payment = await queries.findPayment(ctx.db, { purchaseId })
  const returnable = payment && (payment.provider !== null || isPaidOnDelivery(payment.method))
  if (!returnable || !(await queries.addRefundRequested(ctx.db, payment.id, amount))) throw new DomainError('order.notAllowed')
  await addRefundedUnits(ctx, orderNo, lines)
  const row = { orderNo, paymentId: payment.id, key, amount, reason, createdAt: ctx.now() }
  const refund = await queries.insertRefund(ctx.db, row, lines)
  if (!refund) throw new DomainError('order.notAllowed')
  return refund
}

/** Asks the provider for a refund and records it once done; a repeat of either changes nothing. */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await queries.findRefund(ctx.db, { id: refundId })
  const payment = refund && (await queries.findPayment(ctx.db, { id: refund.paymentId }))
  const provider = payment && providerOf(payment.provider)
  if (!provider) throw new Error(`No provider returns the refund ${refundId}`)
  await provider.refund(ctx, payment.reference, refund.amount, refund.key)
  await inTransaction(ctx, async (ctx) => {
    if (!(await finish(ctx, refund))) return
    const { paymentId, orderNo, amount } = refund
    await publish(ctx, 'payment.refunded', { paymentId, orderNo, amount }, { key: refundId })
  })
}

/** The money is on its way: the state of the order says so. False: it was recorded before. Inside the caller's transaction. */
async function finish(ctx: Ctx, { id, orderNo }: Pick<queries.RefundRow, 'id' | 'orderNo'>): Promise<boolean> {
  const order = await lockOrder(ctx, orderNo)
  if (!(await queries.finishRefund(ctx.db, id, ctx.now()))) return false
  await markRefunded(ctx, orderNo, (await queries.sumRefunded(ctx.db, orderNo)) === order.total)
  return true
}

/** When a refund was done, by its key; undefined while it is not. */
export async function refundDoneAt(ctx: Ctx, key: string): Promise<Date | undefined> {
  return (await queries.findRefund(ctx.db, { key }))?.doneAt ?? undefined
}
