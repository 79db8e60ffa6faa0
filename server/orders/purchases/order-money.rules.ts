import { isPaidOnDelivery, type PaymentMethod } from '#contract/payments/methods.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import { unrefundedAmount, type FulfilmentState, type PaymentState } from '../orders.rules.ts'

/**
 * No more money goes back than is left at the provider: what somebody returned in its dashboard is not promised and not sent once more. While the
 * shopper disputes a payment, its bank has the money and decides; nothing is promised.
 */
export interface PaymentLedger {
  /** Tetri: taken, refunded or to be, what of that had been returned outside the shop, and all that was. */
  captured: number
  refundRequested: number
  refundOutside: number
  returnedOutside: number
}

/** What was returned outside the shop and is part of no refund yet, in tetri. */
const unbooked = ({ returnedOutside, refundOutside }: PaymentLedger): number => Math.max(0, returnedOutside - refundOutside)

/** What of a new refund the provider is asked for, and what had been returned before. Tetri. */
export function refundSplit(ledger: PaymentLedger, amount: number): { sent: number; outside: number } {
  const left = ledger.captured - ledger.refundRequested - unbooked(ledger)
  const sent = Math.min(amount, Math.max(0, left))
  return { sent, outside: amount - sent }
}

/** What of a refund that is written down and not sent yet has been returned outside since. Tetri, at most `due`. */
export function returnedSince(ledger: PaymentLedger, due: number): number {
  const rest = ledger.captured - ledger.refundRequested
  return Math.min(due, Math.max(0, unbooked(ledger) - rest))
}

/** Whether all that is not refunded yet was returned outside the shop. */
export function isAllReturned(ledger: PaymentLedger): boolean {
  const rest = ledger.captured - ledger.refundRequested
  return rest > 0 && unbooked(ledger) >= rest
}

/** An order's money as it is read with the order. Tetri. */
export interface OrderMoney extends PaymentLedger {
  method: PaymentMethod
  payment: PaymentState
  fulfilment: FulfilmentState
  dispute: 'open' | 'won' | 'lost' | null
  /** Refunds of it that are asked for, and that failed. */
  refundDue: number
  refundFailed: number
}

type Lines = Parameters<typeof unrefundedAmount>[0]

/** What goes back to the card: when the order is cancelled now, or on its way since it was. Undefined where nothing is to go back. */
export function refundOf(order: OrderMoney, lines: Lines): OrderCard['refund'] {
  if (isPaidOnDelivery(order.method)) return undefined
  if (order.payment === 'refunded') return order.dispute === 'lost' ? { state: 'byBank', amount: 0 } : undefined
  if (order.refundFailed > 0) return { state: 'failed', amount: order.refundFailed }
  const isPaid = order.payment === 'paid' || order.payment === 'partlyRefunded'
  if (!isPaid && order.refundDue === 0) return undefined
  if (order.dispute === 'open') return { state: 'disputed', amount: 0 }
  const rest = isPaid ? refundSplit(order, unrefundedAmount(lines)).sent : 0
  return { state: 'due', amount: order.refundDue + (order.fulfilment === 'cancelled' || order.refundDue === 0 ? rest : 0) }
}
