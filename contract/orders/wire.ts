import { toWireMethod, type PaymentMethod } from '#contract/payments/methods.ts'
import type { OrderCard, OrderDetails } from './calls.ts'

/** Inside, states are named in one way; the calls have `partly_refunded`. */
const toWireState = <S extends string>(state: S) =>
  (state === 'partlyRefunded' ? 'partly_refunded' : state) as Exclude<S, 'partlyRefunded'> | 'partly_refunded'

/** An order as the server knows it: with its own words for how and whether it is paid. */
export type OrderView<T extends OrderCard> = Omit<T, 'method' | 'payment'> & {
  method: PaymentMethod
  payment: Exclude<OrderCard['payment'], 'partly_refunded'> | 'partlyRefunded'
}

/** An order in the words of the calls. */
export function toWireOrder<T extends OrderCard = OrderDetails>(order: OrderView<T>): T {
  return { ...order, method: toWireMethod(order.method), payment: toWireState(order.payment) } as unknown as T
}
