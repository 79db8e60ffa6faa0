import type { accountsCalls } from './accounts.ts'
import type { addressesCalls } from './addresses.ts'
import type { CallInput, CallReply } from './call.ts'
import type { cartCalls } from './cart.ts'
import type { catalogueCalls } from './catalogue.ts'
import type { checkoutCalls } from './checkout.ts'
import type { favouritesCalls } from './favourites.ts'
import type { notificationsCalls } from './notifications.ts'
import type { ordersCalls } from './orders.ts'
import type { paymentsCalls } from './payments.ts'
import type { personalDataCalls } from './personal-data.ts'
import type { searchCalls } from './search.ts'
import type { uploadsCalls } from './uploads.ts'

/** Every call of the mall, for the typed client. Types only: no schema reaches the browser. */
export type AllCalls = typeof accountsCalls &
  typeof addressesCalls &
  typeof cartCalls &
  typeof catalogueCalls &
  typeof checkoutCalls &
  typeof favouritesCalls &
  typeof notificationsCalls &
  typeof ordersCalls &
  typeof paymentsCalls &
  typeof personalDataCalls &
  typeof searchCalls &
  typeof uploadsCalls

export type CallKey = keyof AllCalls
export type InputOf<K extends CallKey> = CallInput<AllCalls[K]>
export type ReplyOf<K extends CallKey> = CallReply<AllCalls[K]>
