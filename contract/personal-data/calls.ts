import { Type, type Static } from 'typebox'
import { MemberInfo, SessionView, SignInLink } from '#contract/accounts/schemas.ts'
import { Address } from '#contract/addresses/calls.ts'
import { CaseDetails } from '#contract/aftersales/calls.ts'
import { Id, Instant, Obj, calls, post } from '#contract/core/call.ts'
import { Feedback } from '#contract/feedback/calls.ts'
import { Notification } from '#contract/notifications/calls.ts'
import { OrderDetails } from '#contract/orders/calls.ts'
import { SavedCard } from '#contract/payments/calls.ts'
import { OwnQuestion } from '#contract/questions/calls.ts'
import { OwnReview } from '#contract/reviews/calls.ts'

/** Everything the mall knows of a member, to take along. */
export const PersonalData = Obj({
  exportedAt: Instant,
  account: MemberInfo,
  signIn: Type.Array(SignInLink),
  sessions: Type.Array(SessionView),
  addresses: Type.Array(Address),
  cards: Type.Array(SavedCard),
  favourites: Type.Array(Obj({ productId: Id, name: Type.String(), addedAt: Instant })),
  /** Sold-out offers whose return the member wants to be notified of. */
  stockAlerts: Type.Array(Obj({ offerId: Id, name: Type.String(), addedAt: Instant })),
  followedShops: Type.Array(Obj({ storeId: Id, name: Type.String(), since: Instant })),
  cart: Type.Array(Obj({ offerId: Id, name: Type.String(), quantity: Type.Integer() })),
  orders: Type.Array(OrderDetails),
  reviews: Type.Array(OwnReview),
  questions: Type.Array(OwnQuestion),
  /** After-sales cases. */
  cases: Type.Array(CaseDetails),
  notifications: Type.Array(Notification),
  feedback: Type.Array(Feedback),
  /** Addresses of uploaded pictures. */
  pictures: Type.Array(Type.String()),
})
export type PersonalData = Static<typeof PersonalData>

export const personalDataCalls = calls('personalData', {
  export: post('mall/account/export', {
    summary: 'Everything stored about the member',
    description: 'Five times a day.',
    access: 'member',
    body: Obj({}),
    reply: PersonalData,
  }),
  deleteAccount: post('mall/account/delete', {
    summary: 'Delete the account',
    description:
      'At once and for good: names, contacts, picture, addresses, cart, favourites and sessions are erased; finished orders stay without recipient. Rejected while an order is under way. Needs the password, or a login within the last 15 minutes where the member has none.',
    access: 'member',
    body: Obj({ password: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: Obj({}),
  }),
})
