import { restock } from '#server/catalogue/stock/stock.service.ts'
import type { Ctx } from '#server/context.ts'
import { claimTerms, releaseClaims } from '../purchases/claims.service.ts'
import * as queries from '../orders.queries.ts'
import { paymentWithout } from '../orders.rules.ts'
import { lockOrders } from '../purchases/purchases.queries.ts'
import { viewPurchase } from '../purchases/purchases.service.ts'
import { transition } from '../purchases/transitions.queries.ts'

/** The orders of a purchase, locked in the order of their numbers until the transaction ends: before its payment, as every refund does. */
export async function lockOrdersOf(ctx: Ctx, purchaseId: string): Promise<string[]> {
  return (await lockOrders(ctx.db, purchaseId)).map((order) => order.orderNo)
}

/**
 * Cancels an order whose money is back and of which nothing has left the store: its units and what it claimed can be bought again, once. One that
 * was shipped, also in part, stays as it is: only the store knows where its units are. Inside the caller's transaction, which has locked the order.
 */
export async function cancelReturned(ctx: Ctx, orderNo: string): Promise<void> {
  const lines = await queries.selectLines(ctx.db, [orderNo])
  if (lines.some((line) => line.shippedQuantity > 0)) return
  if ((await transition(ctx.db, 'fulfilment', [orderNo], 'cancelled', { now: ctx.now() })).length === 0) return
  await restock(ctx, lines, orderNo)
  const { purchaseId } = (await queries.lockRefundable(ctx.db, orderNo))!
  await releaseClaims(ctx, purchaseId, claimTerms(lines), 'returned', orderNo)
}

/** A refund that was recorded as done was not made; `refunded` tetri are. Inside the caller's transaction, once per failed refund. */
export async function revertRefunded(
  ctx: Ctx,
  { orderNo, purchaseId }: { orderNo: string; purchaseId: string },
  refunded: number,
): Promise<void> {
  const { state } = await viewPurchase(ctx, purchaseId)
  await transition(ctx.db, 'payment', [orderNo], paymentWithout(state, refunded), { now: ctx.now(), undoes: 'refundFailed' })
}

/** Notes in the history of a purchase's orders what became of its payment outside the shop. */
export const addPaymentStep = (
  ctx: Ctx,
  purchaseId: string,
  step: 'disputed' | 'disputeWon' | 'disputeLost' | 'refundFailed',
): Promise<void> => queries.addStep(ctx.db, purchaseId, step, ctx.now())
