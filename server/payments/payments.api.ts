import { fromWireMethod, isPaidOnDelivery, toWireMethod } from '#contract/payments/methods.ts'
import { paymentsCalls } from '#contract/payments/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { idempotent } from '#server/platform/http/calls/idempotency.ts'
import * as cards from './cards/cards.service.ts'
import * as payments from './payments.service.ts'

const toWire = ({ method, methods, ...view }: payments.PaymentDetails) => ({
  ...view,
  method: toWireMethod(method),
  methods: methods.map(toWireMethod),
})

export const paymentsApi = serve(paymentsCalls, {
  get: async (ctx, input) => toWire(await payments.viewPayment(ctx, input.id)),
  cards: (ctx) => cards.listCards(ctx),
  addCard: (ctx) => cards.addCard(ctx),
  setDefaultCard: (ctx, { id }) => cards.setDefaultCard(ctx, id),
  removeCard: (ctx, { id }) => cards.removeCard(ctx, id),
  restoreCard: (ctx, { id }) => cards.restoreCard(ctx, id),
  pay: async (ctx, input, http) => {
    const method = fromWireMethod(input.method)
    if (isPaidOnDelivery(method)) await payments.leaveProvider(ctx, input.id)
    return idempotent(ctx, http, input, async (ctx) => toWire(await payments.payAgain(ctx, input.id, method)))
  },
})
