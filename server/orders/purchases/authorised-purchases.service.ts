import { closeReservations } from '#server/catalogue/stock/stock.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox/outbox.ts'
import { authoriseClaims, releaseClaims } from './claims.service.ts'
import * as queries from './purchases.queries.ts'
import { cancelPurchase, publishCancelled } from './purchases.service.ts'
import { transition } from './transitions.queries.ts'

/**
 * The money of a purchase is blocked, to be captured later: its units stay reserved. Where what it claimed is gone it is
 * cancelled, and so is one that was never to be authorised. Inside the caller's transaction; a repeat changes nothing.
 * @returns false where it had ended before: the caller releases the money
 */
export async function markAuthorised(ctx: Ctx, purchaseId: string): Promise<boolean> {
  const purchase = await queries.lockPurchase(ctx.db, purchaseId)
  if (purchase?.state !== 'open') return purchase?.state === 'authorised' || purchase?.state === 'paid'
  if (!(await authoriseClaims(ctx, purchaseId, purchase.terms))) return cancelPurchase(ctx, purchaseId, 'ended')
  const at = { now: ctx.now() }
  await transition(ctx.db, 'purchase', [purchaseId], 'authorised', at)
  const orders = await queries.lockOrders(ctx.db, purchaseId)
  const ofPurchase = orders.map((order) => order.orderNo)
  const orderNos = await transition(ctx.db, 'payment', ofPurchase, 'authorised', at)
  const [first] = orders
  if (!first || orderNos.length === 0) return true
  const { memberId, lang } = first
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  await publish(ctx, 'order.authorised', { purchaseId, memberId, lang, orderNos, total }, { key: purchaseId })
  return true
}

/** Why blocked money is released: the member left, what it was blocked for will not happen, or the provider no longer has it. */
export type VoidReason = 'member' | 'ended' | 'provider'

/**
 * Ends a purchase whose money is blocked: its units become available, its claims are released, the money too, through the
 * outbox. False: it is not authorised, or not any more. Inside the caller's transaction.
 */
export async function voidAuthorised(ctx: Ctx, purchaseId: string, reason: VoidReason): Promise<boolean> {
  const now = ctx.now()
  const purchase = await queries.lockPurchase(ctx.db, purchaseId)
  if (!purchase || (await transition(ctx.db, 'purchase', [purchaseId], 'voided', { now })).length === 0) return false
  await closeReservations(ctx, purchaseId, 'released')
  await releaseClaims(ctx, purchaseId, purchase.terms, reason === 'member' ? 'cancelled' : 'expired')
  const orderNos = (await queries.lockOrders(ctx.db, purchaseId)).map((order) => order.orderNo)
  await transition(ctx.db, 'payment', orderNos, 'voided', { now })
  await transition(ctx.db, 'fulfilment', orderNos, 'cancelled', { now })
  if (reason !== 'ended') await publishCancelled(ctx, { purchaseId, orderNos, reason: 'member', money: 'notCharged', refund: 0 })
  await enqueue(ctx, 'payment.void', `void ${purchaseId}`, { purchaseId })
  return true
}

/** Ends a purchase whose claims were released, whether it was paid for yet or not; one that ended before stays as it is. */
export function endPurchase(ctx: Ctx, purchaseId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await voidAuthorised(ctx, purchaseId, 'ended'))) await cancelPurchase(ctx, purchaseId, 'ended')
  })
}
