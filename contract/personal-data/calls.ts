import { Type, type Static } from 'typebox'
import { MemberInfo, SessionView, SignInLink } from '#contract/accounts/calls.ts'
import { Address } from '#contract/addresses/calls.ts'
import { defineCalls, Id, Instant, Obj } from '#contract/core/call.ts'
import { Notification } from '#contract/notifications/calls.ts'
import { OrderDetails } from '#contract/orders/calls.ts'

/** Everything the mall knows of a member, to take along. */
export const PersonalData = Obj({
  exportedAt: Instant,
  account: MemberInfo,
  signIn: Type.Array(SignInLink),
  sessions: Type.Array(SessionView),
  addresses: Type.Array(Address),
  favourites: Type.Array(Obj({ productId: Id, name: Type.String(), addedAt: Instant })),
  cart: Type.Array(Obj({ itemStorePriceId: Id, name: Type.String(), quantity: Type.Integer() })),
  orders: Type.Array(OrderDetails),
  notifications: Type.Array(Notification),
  /** Addresses of uploaded pictures. */
  pictures: Type.Array(Type.String()),
})
export type PersonalData = Static<typeof PersonalData>

export const personalDataCalls = defineCalls({
  /** Five times a day. */
  'POST mall/account/export': { access: 'member', body: Obj({}), reply: PersonalData },
  /**
   * Removes the person and keeps the orders, for good and at once: names, contacts, picture, addresses, cart, favourites
   * and sessions go; finished orders stay without recipient. Refused while an order is under way. Asks for the password,
   * or, where there is none, for a login within the last quarter of an hour.
   */
  'POST mall/account/delete': { access: 'member', body: Obj({ password: Type.Optional(Type.String({ maxLength: 200 })) }), reply: Obj({}) },
})
