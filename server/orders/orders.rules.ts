import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { OrderDetails } from '#contract/orders/calls.ts'
import { fulfilmentStates, orderStatuses, paymentStates, type OrderAction, type OrderStatus } from '#contract/orders/constants.ts'

/**
 * An order stands on three axes that move on their own: its money, its parcel, its returns. What the shopper reads as
 * "the state" is one label derived from them, and what may be done with it follows from the same facts.
 */
export type PaymentAxis = (typeof paymentStates)[number]
export type FulfilmentState = (typeof fulfilmentStates)[number]
export type Step = OrderDetails['timeline'][number]['step']
export type CheckoutState = 'open' | 'paid' | 'expired' | 'cancelled' | 'onDelivery'

/**
 * Money. `unpaid -> paid` is a provider that captures at once, or cash at the door; `expired -> paid` a late payment
 * whose goods were still there; `expired` and `cancelled -> refunded` one whose goods were not.
 */
export const paymentMoves = {
  unpaid: ['authorised', 'paid', 'expired', 'cancelled'],
  authorised: ['paid', 'voided'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  expired: ['paid', 'refunded'],
  cancelled: ['refunded'],
  voided: [],
} as const satisfies Record<PaymentAxis, readonly PaymentAxis[]>

/** The parcel. */
export const fulfilmentMoves = {
  waiting: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: ['received'],
  received: [],
  cancelled: [],
} as const satisfies Record<FulfilmentState, readonly FulfilmentState[]>

/** One submission; `onDelivery` is final because its goods are sold and its money comes order by order. */
export const checkoutMoves = {
  open: ['paid', 'expired', 'cancelled', 'onDelivery'],
  paid: [],
  expired: ['paid'],
  cancelled: [],
  onDelivery: [],
} as const satisfies Record<CheckoutState, readonly CheckoutState[]>

/** The states from which `to` may be reached: what a guarded update asks for. */
export function statesBefore<S extends string>(moves: Record<S, readonly S[]>, to: S): S[] {
  return (Object.keys(moves) as S[]).filter((from) => moves[from].includes(to))
}

export interface Facts {
  payment: PaymentAxis
  fulfilment: FulfilmentState
  method: PaymentMethod
}

/** Whether the store may begin with it: the money is there, or comes at the door. */
export function isDue({ payment, method }: Pick<Facts, 'payment' | 'method'>): boolean {
  return payment === 'paid' || payment === 'partly_refunded' || (payment === 'unpaid' && method === 'cash')
}

/** The one label of the tabs. */
export function labelOf(facts: Facts): OrderStatus {
  const { payment, fulfilment } = facts
  if (fulfilment === 'cancelled' || ['expired', 'cancelled', 'voided', 'refunded'].includes(payment)) return 'cancelled'
  if (payment === 'authorised') return 'inGroup'
  if (!isDue(facts)) return 'toPay'
  if (fulfilment === 'received') return 'done'
  return fulfilment === 'waiting' || fulfilment === 'packed' ? 'toShip' : 'toReceive'
}

/** What the shopper may do now; the page draws only these and the server refuses the others. */
export function allowedActions(facts: Facts): OrderAction[] {
  const label = labelOf(facts)
  const actions: OrderAction[] = []
  if (label === 'toPay') actions.push('pay')
  if (facts.fulfilment === 'waiting' && (label === 'toPay' || label === 'toShip')) actions.push('cancel')
  if (facts.fulfilment === 'delivered' && label === 'toReceive') actions.push('confirmReceipt')
  if (label !== 'toPay') actions.push('reorder')
  actions.push('print')
  return actions
}

const methods = ['sandbox', 'cash'] as const satisfies PaymentMethod[]

/** Every combination that carries a label, as the database compares it: `payment/fulfilment/method`. */
export function factsOf(label: OrderStatus): string[] {
  const all = paymentStates.flatMap((payment) =>
    fulfilmentStates.flatMap((fulfilment) => methods.map((method) => ({ payment, fulfilment, method }))),
  )
  return all.filter((facts) => labelOf(facts) === label).map(({ payment, fulfilment, method }) => `${payment}/${fulfilment}/${method}`)
}

/** Counts of the tabs from counts of combinations. */
export function countTabs(rows: (Facts & { count: number })[]): Record<'all' | OrderStatus, number> {
  const counts = Object.fromEntries(['all', ...orderStatuses].map((tab) => [tab, 0])) as Record<'all' | OrderStatus, number>
  for (const row of rows) {
    counts[labelOf(row)] += row.count
    counts.all += row.count
  }
  return counts
}
