import { stockInvariants } from './catalogue/stock.invariants.ts'
import { ordersInvariants } from './orders/orders.invariants.ts'
import { paymentsInvariants } from './payments/payments.invariants.ts'

/** Everything that must be true of the mall's database at any moment; `kalata check` and the tests evaluate it. */
export const invariants = [...stockInvariants, ...ordersInvariants, ...paymentsInvariants]
