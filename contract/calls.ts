import type { codesCalls, loginCalls, ownAccountCalls, registrationCalls } from '#contract/accounts/calls.ts'
import type { addressesCalls } from '#contract/addresses/calls.ts'
import type { Call, CallInput, CallReply } from '#contract/core/call.ts'
import type { aftersalesCalls } from '#contract/aftersales/calls.ts'
import type { cartCalls } from '#contract/cart/calls.ts'
import type { catalogueCalls } from '#contract/catalogue/calls.ts'
import type { checkoutCalls } from '#contract/checkout/calls.ts'
import type { dealsCalls } from '#contract/deals/calls.ts'
import type { favouritesCalls } from '#contract/favourites/calls.ts'
import type { feedbackCalls } from '#contract/feedback/calls.ts'
import type { groupsCalls } from '#contract/groups/calls.ts'
import type { noticesCalls } from '#contract/notices/calls.ts'
import type { notificationsCalls } from '#contract/notifications/calls.ts'
import type { ordersCalls } from '#contract/orders/calls.ts'
import type { paymentsCalls } from '#contract/payments/calls.ts'
import type { personalDataCalls } from '#contract/personal-data/calls.ts'
import type { photoSearchCalls } from '#contract/photo-search/calls.ts'
import type { policiesCalls } from '#contract/policies/calls.ts'
import type { questionsCalls } from '#contract/questions/calls.ts'
import type { reviewsCalls } from '#contract/reviews/calls.ts'
import type { scenesCalls } from '#contract/scenes/calls.ts'
import type { searchCalls } from '#contract/search/calls.ts'
import type { shopsCalls } from '#contract/shops/calls.ts'
import type { uploadsCalls } from '#contract/uploads/calls.ts'

/** Every call of the mall by module and name. Types only: no schema reaches the browser. */
export interface ModuleCalls {
  accounts: typeof registrationCalls & typeof loginCalls & typeof codesCalls & typeof ownAccountCalls
  addresses: typeof addressesCalls
  aftersales: typeof aftersalesCalls
  cart: typeof cartCalls
  catalogue: typeof catalogueCalls
  checkout: typeof checkoutCalls
  deals: typeof dealsCalls
  favourites: typeof favouritesCalls
  feedback: typeof feedbackCalls
  groups: typeof groupsCalls
  notices: typeof noticesCalls
  notifications: typeof notificationsCalls
  orders: typeof ordersCalls
  payments: typeof paymentsCalls
  personalData: typeof personalDataCalls
  photoSearch: typeof photoSearchCalls
  policies: typeof policiesCalls
  questions: typeof questionsCalls
  reviews: typeof reviewsCalls
  scenes: typeof scenesCalls
  search: typeof searchCalls
  shops: typeof shopsCalls
  uploads: typeof uploadsCalls
}

/** `cart.add`, `orders.cancel` ... */
export type CallName = { [M in keyof ModuleCalls]: `${M}.${keyof ModuleCalls[M] & string}` }[keyof ModuleCalls]

type CallNamed<N extends CallName> = N extends `${infer M extends keyof ModuleCalls}.${infer K}`
  ? K extends keyof ModuleCalls[M]
    ? ModuleCalls[M][K] extends infer C extends Call
      ? C
      : never
    : never
  : never
export type InputOf<N extends CallName> = CallInput<CallNamed<N>>
export type ReplyOf<N extends CallName> = CallReply<CallNamed<N>>
