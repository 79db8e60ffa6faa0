import { Type, type Static } from 'typebox'
import { Day, Enum, Id, Instant, Obj, Tetri, Uuid, calls, post } from '#contract/core/call.ts'
import { CartLine, Quantity } from '#contract/cart/calls.ts'
import { maxLines } from '#contract/cart/constants.ts'
import { paymentMethods } from './constants.ts'

export const PaymentMethod = Enum(...paymentMethods)
export type PaymentMethod = (typeof paymentMethods)[number]
/** What is bought: the cart's selected lines, or one offer at once ("buy now"); with `group` it is bought in a group. */
const Source = {
  buyNow: Type.Optional(
    Obj({
      offerId: Id,
      quantity: Quantity,
      /** The group to join; without an id a new one is opened. */
      group: Type.Optional(Obj({ groupId: Type.Optional(Uuid) })),
    }),
  ),
}

export const Quote = Obj({
  stores: Type.Array(
    Obj({
      storeId: Id,
      storeName: Type.String(),
      lines: Type.Array(CartLine),
      subtotal: Tetri,
      arrives: Day,
    }),
  ),
  /** Selected lines of the cart that cannot be bought now: sold out or no longer listed. In no sum; absent where there are none. */
  leftOut: Type.Optional(Type.Array(CartLine)),
  /** Before the cuts: `subtotal - savings + shipping = total`. */
  subtotal: Tetri,
  savings: Tetri,
  shipping: Tetri,
  total: Tetri,
  units: Type.Integer(),
  methods: Type.Array(PaymentMethod),
  /** The least that the payment provider takes by card, where the total is less: it cannot be paid by card. */
  cardMinimum: Type.Optional(Tetri),
})
export type Quote = Static<typeof Quote>

export const SubmitRequest = Obj({
  ...Source,
  addressId: Type.Optional(Uuid),
  method: PaymentMethod,
  /** The saved card to pay with, where it is paid by card; without one the provider's page asks. */
  cardId: Type.Optional(Uuid),
  agreement: Type.Boolean(),
  /** The total the shopper saw (tetri); another one now is the error `checkout.priceChanged`. */
  expectedTotal: Tetri,
  /** Lines the shopper saw, so that a cart changed in another tab is not bought unseen. */
  items: Type.Array(
    Obj({
      offerId: Id,
      quantity: Quantity,
      /** The lightning deal or group campaign whose price was shown; where it is gone, the error says why instead of naming a total. */
      dealId: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    { minItems: 1, maxItems: maxLines },
  ),
  notes: Type.Optional(Type.Array(Obj({ storeId: Id, text: Type.String({ maxLength: 300 }) }), { maxItems: 50 })),
})
export type SubmitRequest = Static<typeof SubmitRequest>

export const Submitted = Obj({
  checkoutId: Uuid,
  paymentId: Uuid,
  orderNos: Type.Array(Type.String()),
  /** The provider's page; absent when nothing is to be paid now. */
  redirectUrl: Type.Optional(Type.String()),
  /** Until when the stock is reserved; absent when nothing is to be paid now. */
  expiresAt: Type.Optional(Instant),
})
export type Submitted = Static<typeof Submitted>

export const checkoutCalls = calls('checkout', {
  quote: post('mall/checkout/quote', {
    summary: 'What the selected lines, or one offer, cost now',
    description: 'Grouped by store, with shipping. `buyNow` quotes one offer without the cart.',
    access: 'member',
    body: Obj(Source),
    reply: Quote,
  }),
  submit: post('mall/checkout', {
    summary: 'Place the orders of a purchase',
    description: 'One payment and one order per store. The same `Idempotency-Key` with the same request answers with the first result.',
    access: 'member',
    idempotent: true,
    body: SubmitRequest,
    reply: Submitted,
  }),
})
