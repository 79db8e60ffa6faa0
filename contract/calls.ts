import type { accountsCalls } from '#contract/accounts/calls.ts'
import type { addressesCalls } from '#contract/addresses/calls.ts'
import type { CallInput, CallReply } from '#contract/core/call.ts'
import type { cartCalls } from '#contract/cart/calls.ts'
import type { catalogueCalls } from '#contract/catalogue/calls.ts'
import type { checkoutCalls } from '#contract/checkout/calls.ts'
import type { favouritesCalls } from '#contract/favourites/calls.ts'
import type { notificationsCalls } from '#contract/notifications/calls.ts'
import type { ordersCalls } from '#contract/orders/calls.ts'
import type { paymentsCalls } from '#contract/payments/calls.ts'
import type { personalDataCalls } from '#contract/personal-data/calls.ts'
import type { searchCalls } from '#contract/search/calls.ts'
import type { uploadsCalls } from '#contract/uploads/calls.ts'

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
