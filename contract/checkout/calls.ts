import { Type, type Static } from 'typebox'
import { Day, defineCalls, Enum, Id, Instant, Obj, Tetri, Uuid } from '#contract/core/call.ts'
import { CartLine, maxLines, Quantity } from '#contract/cart/calls.ts'

/** `sandbox` is the built-in provider with its hosted page; `cash` is paid to the courier. */
export const paymentMethods = ['sandbox', 'cash'] as const
export const PaymentMethod = Enum(...paymentMethods)
export type PaymentMethod = (typeof paymentMethods)[number]

/** Minutes an unpaid order holds its stock, and how many open unpaid checkouts a member may have (design/domain section 2). */
export const reservationMinutes = 15
export const maxUnpaidCheckouts = 3

/** What is bought: the cart's selected lines, or one offer at once ("buy now"). */
const Source = {
  buyNow: Type.Optional(Obj({ itemStorePriceId: Id, quantity: Quantity })),
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
  /** Before the cuts: `subtotal - savings + shipping = total`. */
  subtotal: Tetri,
  savings: Tetri,
  shipping: Tetri,
  total: Tetri,
  units: Type.Integer(),
  methods: Type.Array(PaymentMethod),
})
export type Quote = Static<typeof Quote>

export const SubmitRequest = Obj({
  ...Source,
  addressId: Type.Optional(Uuid),
  method: PaymentMethod,
  agreement: Type.Boolean(),
  /** The total the shopper saw (tetri); another one now is refused and told. */
  expectedTotal: Tetri,
  /** Lines the shopper saw, so that a cart changed in another tab is not bought unseen. */
  items: Type.Array(Obj({ itemStorePriceId: Id, quantity: Quantity }), { minItems: 1, maxItems: maxLines }),
  notes: Type.Optional(Type.Array(Obj({ storeId: Id, text: Type.String({ maxLength: 300 }) }), { maxItems: 50 })),
})
export type SubmitRequest = Static<typeof SubmitRequest>

export const Submitted = Obj({
  checkoutId: Uuid,
  paymentId: Uuid,
  orderNos: Type.Array(Type.String()),
  /** The provider's page; absent when nothing is to be paid now. */
  redirectUrl: Type.Optional(Type.String()),
  /** Until when the stock is held; absent when nothing is to be paid now. */
  expiresAt: Type.Optional(Instant),
})
export type Submitted = Static<typeof Submitted>

export const checkoutCalls = defineCalls({
  'POST mall/checkout/quote': { access: 'member', body: Obj(Source), reply: Quote },
  'POST mall/checkout': { access: 'member', idempotent: true, body: SubmitRequest, reply: Submitted },
})
