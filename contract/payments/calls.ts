import { Type, type Static } from 'typebox'
import { defineCalls, Enum, Instant, Obj, Tetri, Uuid } from '#contract/core/call.ts'
import { PaymentMethod } from '#contract/checkout/calls.ts'

export const paymentStates = ['waiting', 'succeeded', 'declined', 'expired', 'cancelled', 'refunded', 'onDelivery'] as const
export type PaymentState = (typeof paymentStates)[number]

export const PaymentView = Obj({
  id: Uuid,
  state: Enum(...paymentStates),
  method: PaymentMethod,
  total: Tetri,
  orderNos: Type.Array(Type.String()),
  /** Present while it can still be paid. */
  redirectUrl: Type.Optional(Type.String()),
  expiresAt: Type.Optional(Instant),
  /** Why the last attempt failed, as a word of the provider's list. */
  reason: Type.Optional(Type.String()),
})
export type PaymentView = Static<typeof PaymentView>

const params = Obj({ id: Uuid })

export const paymentsCalls = defineCalls({
  'GET mall/payments/:id': { access: 'member', params, reply: PaymentView },
  /** Another try after a decline, or the way back to the provider's page. */
  'POST mall/payments/:id/pay': { access: 'member', idempotent: true, params, body: Obj({ method: PaymentMethod }), reply: PaymentView },
})

/** Signed callbacks of a provider: `POST /api/mall/payments/callback/{provider}`; raw body, so it stands outside the typed calls. */
export const callbackPath = 'mall/payments/callback'
