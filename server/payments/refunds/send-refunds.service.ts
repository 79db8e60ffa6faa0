import { inTransaction, type Ctx } from '#server/context.ts'
import { returnedSince } from '#server/orders/purchases/order-money.rules.ts'
import { lockRefundable } from '#server/orders/orders.service.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { PermanentFailure } from '@kalata/transactional-outbox/permanent-failure.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { learnReturned, recordOutside } from '../outside.service.ts'
import { lockPayment, type PaymentRow } from '../payments.queries.ts'
import { ChargeDisputed } from '../payments.rules.ts'
import { providerOf } from '../providers.ts'
import * as queries from './refunds.queries.ts'
import { bookRefund, enqueueSend, finishRefund, recordFailure } from './refunds.service.ts'

/**
 * Returns all that is left of an order's money, as the command `payment.refund` asks; a repeat returns nothing more.
 * @param isCancelled its member is told what goes back: for that the provider is asked first what it has returned already
 * @throws `order.notAllowed` where no provider captured it
 */
export async function refundOrder(ctx: Ctx, orderNo: string, isCancelled = false): Promise<void> {
  if (isCancelled) await learnReturned(ctx, orderNo)
  const refund = await bookRefund(ctx, orderNo, isCancelled)
  if (refund) await sendRefund(ctx, refund.id)
}

/**
 * Asks the provider for a refund and records it once done; a repeat of either changes nothing. One that the provider does not make is recorded as
 * failed, for an operator. While the payment is disputed it waits for the bank: {@link recordOutside} sends it when that has decided.
 */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const prepared = await prepare(ctx, refundId)
  if (!prepared) return
  const { refund, payment } = prepared
  const sent = await ask(ctx, refund, payment)
  if (sent === undefined) return
  await inTransaction(ctx, async (ctx) => {
    if (!(await finishRefund(ctx, refund, sent))) return
    const { orderNo, attempt } = refund
    // Whose money was back before knows it.
    if (sent === 0) return
    const key = attempt === 1 ? refundId : `${refundId} ${attempt}`
    await publish(ctx, 'payment.refunded', { paymentId: payment.id, orderNo, amount: sent, by: 'shop' }, { key })
  })
}

/** The refund and its payment, less what was returned outside since it was written down. Undefined: nothing is to be asked for. */
function prepare(ctx: Ctx, refundId: string): Promise<{ refund: queries.RefundRow; payment: PaymentRow } | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const found = await queries.findRefund(ctx.db, { id: refundId })
    const order = found && (await lockRefundable(ctx, found.orderNo))
    if (!order) throw new Error(`No order has the refund ${refundId}`)
    const payment = (await lockPayment(ctx.db, order.purchaseId))!
    const refund = (await queries.findRefund(ctx.db, { id: refundId }))!
    if (refund.state !== 'requested' || payment.dispute === 'open') return undefined
    const more = returnedSince(payment, refund.amount - refund.outside)
    if (more > 0) await queries.addOutside(ctx.db, refund, more)
    return { refund: { ...refund, outside: refund.outside + more }, payment }
  })
}

/** @returns what the provider has sent, in tetri; undefined where it does not */
async function ask(ctx: Ctx, refund: queries.RefundRow, payment: PaymentRow): Promise<number | undefined> {
  const amount = refund.amount - refund.outside
  if (amount === 0) return 0
  const provider = providerOf(payment.provider)
  if (!provider) throw new Error(`No provider returns the refund ${refund.id}`)
  try {
    return await provider.refund(ctx, payment.reference, { amount, key: refund.key, attempt: refund.attempt })
  } catch (error) {
    if (error instanceof ChargeDisputed && payment.dispute === null) {
      await inTransaction(ctx, async (ctx) => {
        await recordOutside(ctx, payment, { type: 'disputed', amount: payment.captured })
        await queries.startAttempt(ctx.db, refund)
      })
      return undefined
    }
    if (!(error instanceof PermanentFailure)) throw error
    await recordFailure(ctx, refund, error.message)
    return undefined
  }
}

/** A provider reports that a refund of ours did not reach the shopper. False: it is not known. */
export async function applyRefundFailure(
  ctx: Ctx,
  paymentId: string,
  { refund, reason = 'failed' }: { refund?: { key: string; attempt: number } | undefined; reason?: string | undefined },
): Promise<boolean> {
  const found = refund && (await queries.findRefund(ctx.db, { key: refund.key }))
  if (found?.paymentId !== paymentId) return false
  await recordFailure(ctx, { ...found, attempt: refund!.attempt }, reason)
  return true
}

/**
 * Rejects the deletion of a member whose money is not back: a refund that fails needs somebody to ask where it is to go. One that a provider takes back
 * after the deletion stays in `kalata refunds`, and is paid to the card or the account that it came from.
 * @throws account.openRefunds with their count and the numbers of their orders
 */
export async function assertRefunded(ctx: Ctx, memberId: string): Promise<void> {
  const open = await queries.selectUnreturned(ctx.db, memberId)
  if (open.length > 0) throw new DomainError('account.openRefunds', { count: open.length, orders: open.join(', ') })
}

/** Refunds that are not done, for an operator, the oldest first. */
export const openRefunds = (ctx: Ctx) => queries.selectOpenRefunds(ctx.db)

/** What was returned outside the shop, belongs to no refund, and has failed. */
export const failedReturns = (ctx: Ctx) => queries.selectFailedReturns(ctx.db)

/** Asks the provider again for a refund that failed. False: it has not, or somebody has asked already. */
export function retryRefund(ctx: Ctx, id: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const refund = await queries.retryRefund(ctx.db, id)
    if (refund) await enqueueSend(ctx, refund)
    return refund !== undefined
  })
}
