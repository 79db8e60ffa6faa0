import type { Ctx } from '#server/context.ts'
import { addDisputeStep } from '#server/orders/orders.service.ts'
import { viewPurchase } from '#server/orders/purchases.service.ts'
import * as queries from './payments.queries.ts'
import type { DisputeState, ProviderEvent } from './payments.rules.ts'
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
export async function recordOutside(ctx: Ctx, payment: queries.PaymentRow, type: Outside, amount: number): Promise<void> {
  if (type === 'returned') return recordReturned(ctx, payment, amount)
  if (!(await queries.moveDispute(ctx.db, payment.id, disputes[type]))) return
  ctx.log.error({ payment: payment.id, amount, dispute: disputes[type] }, 'a shopper has disputed a payment at the bank')
  await addDisputeStep(ctx, payment.purchaseId, type)
  if (type === 'disputeLost') await recordReturned(ctx, payment, amount)
}

/** With the last of the money its orders are refunded; a part belongs to no line that we know, so somebody must look at it. */
async function recordReturned(ctx: Ctx, { id, purchaseId }: queries.PaymentRow, amount: number): Promise<void> {
  const payment = await queries.raiseReturnedOutside(ctx.db, id, amount)
  if (!payment) return
  ctx.log.error({ payment: id, amount }, 'a provider has returned money outside the shop')
  const left = payment.captured - payment.refundRequested
  if (left === 0 || payment.returnedOutside < left) return
  for (const orderNo of (await viewPurchase(ctx, purchaseId)).orderNos) await bookReturned(ctx, orderNo)
}
