import type { accountsCalls } from './accounts.ts'
import type { addressesCalls } from './addresses.ts'
import type { CallInput, CallReply } from './call.ts'
import type { cartCalls } from './cart.ts'
import type { catalogueCalls } from './catalogue.ts'
import type { checkoutCalls } from './checkout.ts'
import type { favouritesCalls } from './favourites.ts'
import type { ordersCalls } from './orders.ts'
import type { paymentsCalls } from './payments.ts'
import type { searchCalls } from './search.ts'

/** Every call of the mall, for the typed client. Types only: no schema reaches the browser. */
export type AllCalls = typeof accountsCalls &
  typeof addressesCalls &
  typeof cartCalls &
  typeof catalogueCalls &
  typeof checkoutCalls &
  typeof favouritesCalls &
  typeof ordersCalls &
  typeof paymentsCalls &
  typeof searchCalls

export type CallKey = keyof AllCalls
export type InputOf<K extends CallKey> = CallInput<AllCalls[K]>
export type ReplyOf<K extends CallKey> = CallReply<AllCalls[K]>
