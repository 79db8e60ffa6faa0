import { randomUUID } from 'node:crypto'
import { inTransaction, type Ctx } from '#server/context.ts'
import { isAllReturned } from '#server/orders/purchases/order-money.rules.ts'
import { addPaymentStep, lockOrdersOf } from '#server/orders/fulfilment/returned-orders.service.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './payments.queries.ts'
import type { DisputeState, ProviderEvent } from './payments.rules.ts'
import { providerOf } from './providers.ts'
import { selectRefunds, selectReturnedOutside, lowerOutside } from './refunds/refunds.queries.ts'
import { bookReturned, recordFailure } from './refunds/refunds.service.ts'

/**
 * What happens to a payment outside the shop: somebody returns it in the provider's dashboard, or its shopper disputes it at the bank. The shop learns
 * of it by the provider's report; the log and `kalata check` name it, and the order says it.
 */
const disputes = { disputed: 'open', disputeWon: 'won', disputeLost: 'lost' } as const satisfies Partial<
  Record<ProviderEvent['type'], DisputeState>
>
type Outside = keyof typeof disputes | 'returned' | 'returnFailed'

export const isOutside = (type: ProviderEvent['type']): type is Outside =>
  type === 'returned' || type === 'returnFailed' || Object.hasOwn(disputes, type)

/** Records a report; of any number of repeats the first counts. Inside the caller's transaction. */
export async function recordOutside(
  ctx: Ctx,
  { id, purchaseId }: queries.PaymentRow,
  { type, amount, reason }: { type: Outside; amount: number; reason?: string | undefined },
): Promise<void> {
  // Orders before their payment, as every refund locks them.
  const orderNos = await lockOrdersOf(ctx, purchaseId)
  if (type === 'returned') return recordReturned(ctx, { id, orderNos }, amount, 'shop')
  if (type === 'returnFailed') return recordReturnFailed(ctx, { id, purchaseId, orderNos }, amount, reason)
  if (!(await queries.moveDispute(ctx.db, id, disputes[type]))) return
  ctx.log.error({ payment: id, amount, dispute: disputes[type] }, 'a shopper has disputed a payment at the bank')
  await addPaymentStep(ctx, purchaseId, type)
  if (type === 'disputeLost') await recordReturned(ctx, { id, orderNos }, amount, 'bank')
  if (type !== 'disputed') await sendWaiting(ctx, id, type)
}

/** With the last of the money its orders are refunded; a part belongs to no line that we know, so somebody must look at it. */
async function recordReturned(
  ctx: Ctx,
  { id, orderNos }: { id: string; orderNos: string[] },
  amount: number,
  by: 'shop' | 'bank',
): Promise<void> {
  const payment = await queries.raiseReturnedOutside(ctx.db, id, amount)
  if (!payment) return
  ctx.log.error({ payment: id, amount }, 'a provider has returned money outside the shop')
  if (isAllReturned(payment)) for (const orderNo of orderNos) await bookReturned(ctx, orderNo, by)
}

/**
 * Money that somebody returned in the provider's dashboard has not reached the shopper. A refund that counted on it has failed, as one of ours does:
 * its member is told, and an operator sends it. What belonged to no refund is due again as before; the orders say that it did not go through.
 */
async function recordReturnFailed(
  ctx: Ctx,
  { id, purchaseId, orderNos }: { id: string; purchaseId: string; orderNos: string[] },
  amount: number,
  reason = 'failed',
): Promise<void> {
  const payment = await queries.lowerReturnedOutside(ctx.db, id, amount)
  if (!payment) return
  ctx.log.error({ payment: id, orderNos, amount, reason }, 'money that was returned outside the shop has not reached the shopper')
  let missing = Math.max(0, payment.refundOutside - payment.returnedOutside)
  const unbooked = amount - Math.min(amount, missing)
  for (const refund of await selectReturnedOutside(ctx.db, id)) {
    const part = Math.min(refund.outside, missing)
    if (part === 0) break
    missing -= part
    await lowerOutside(ctx.db, refund, part)
    if (refund.state === 'done') await recordFailure(ctx, { ...refund, outside: refund.outside - part }, reason)
  }
  if (unbooked === 0) return
  await addPaymentStep(ctx, purchaseId, 'refundFailed')
  const [orderNo, ...others] = orderNos
  // Of several orders nobody knows whose money it was.
  if (orderNo !== undefined && others.length === 0)
    await publish(ctx, 'payment.refundFailed', { paymentId: id, orderNo, amount: unbooked }, { key: `outside ${randomUUID()}` })
}

/** Books what is left of a payment as refunds of its orders, where all of it was returned outside the shop. */
export function bookAllReturned(ctx: Ctx, paymentId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { purchaseId } = (await queries.findPayment(ctx.db, { id: paymentId }))!
    const orderNos = await lockOrdersOf(ctx, purchaseId)
    const payment = (await queries.lockPayment(ctx.db, purchaseId))!
    const by = payment.dispute === 'lost' ? 'bank' : 'shop'
    if (isAllReturned(payment)) for (const orderNo of orderNos) await bookReturned(ctx, orderNo, by)
  })
}

/** Sends the refunds that have waited for the bank's decision. */
async function sendWaiting(ctx: Ctx, paymentId: string, end: 'disputeWon' | 'disputeLost'): Promise<void> {
  for (const refundId of await selectRefunds(ctx.db, paymentId, 'requested'))
    await enqueue(ctx, 'payment.sendRefund', `send refund ${refundId} ${end}`, { refundId })
}

/** Asks the provider of an order what it has returned outside the shop, whose report may be late or lost, and records it. */
export async function learnReturned(ctx: Ctx, orderNo: string): Promise<void> {
  const payment = await queries.findPaymentOf(ctx.db, orderNo)
  const amount = (payment && (await providerOf(payment.provider)?.returnedOutside(ctx, payment.reference))) ?? 0
  if (payment && amount > payment.returnedOutside)
    await inTransaction(ctx, (ctx) => recordOutside(ctx, payment, { type: 'returned', amount }))
}
