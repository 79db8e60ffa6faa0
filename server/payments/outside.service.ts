import { inTransaction, type Ctx } from '#server/context.ts'
import { isAllReturned } from '#server/orders/order-money.rules.ts'
import { addDisputeStep, lockOrdersOf } from '#server/orders/returned-orders.service.ts'
import { enqueue } from '#server/platform/messaging/outbox.ts'
import * as queries from './payments.queries.ts'
import type { DisputeState, ProviderEvent } from './payments.rules.ts'
import { providerOf } from './providers.ts'
import { selectRefunds } from './refunds.queries.ts'
import { bookReturned } from './refunds.service.ts'

/**
 * What happens to a payment outside the shop: somebody returns it in the provider's dashboard, or its shopper disputes it at the bank. The shop learns
 * of it by the provider's report; the log and `kalata check` name it, and the order says it.
 */
const disputes = { disputed: 'open', disputeWon: 'won', disputeLost: 'lost' } as const satisfies Partial<
  Record<ProviderEvent['type'], DisputeState>
>
type Outside = keyof typeof disputes | 'returned'

export const isOutside = (type: ProviderEvent['type']): type is Outside => type === 'returned' || Object.hasOwn(disputes, type)

/** Records a report; of any number of repeats the first counts. Inside the caller's transaction. */
export async function recordOutside(
  ctx: Ctx,
  { id, purchaseId }: queries.PaymentRow,
  { type, amount }: { type: Outside; amount: number },
): Promise<void> {
  // Orders before their payment, as every refund locks them.
  const orderNos = await lockOrdersOf(ctx, purchaseId)
  if (type === 'returned') return recordReturned(ctx, { id, orderNos }, amount, 'shop')
  if (!(await queries.moveDispute(ctx.db, id, disputes[type]))) return
  ctx.log.error({ payment: id, amount, dispute: disputes[type] }, 'a shopper has disputed a payment at the bank')
  await addDisputeStep(ctx, purchaseId, type)
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
