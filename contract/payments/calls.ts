import { Type, type Static } from 'typebox'
import { Enum, Instant, Obj, Tetri, Uuid, calls, get, post } from '#contract/core/call.ts'
import { PaymentMethod } from '#contract/checkout/calls.ts'
import { paymentStates } from './constants.ts'

export const PaymentView = Obj({
  id: Uuid,
  state: Enum(...paymentStates),
  method: PaymentMethod,
  /** How it can be paid now; none where it is closed. */
  methods: Type.Array(PaymentMethod),
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

export const paymentsCalls = calls('payments', {
  get: get('mall/payments/:id', { summary: 'One payment', access: 'member', params, reply: PaymentView }),
  pay: post('mall/payments/:id/pay', {
    summary: 'Pay again after a declined attempt',
    description: 'Also the way back to the page of the provider, and the change to cash on delivery.',
    access: 'member',
    idempotent: true,
    params,
    body: Obj({ method: PaymentMethod }),
    reply: PaymentView,
  }),
})
