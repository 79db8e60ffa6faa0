import { paymentsCalls } from '#contract/payments/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { idempotent } from '#server/platform/http/idempotency.ts'
import * as payments from './payments.service.ts'

export const paymentsApi = serve(paymentsCalls, {
  get: (ctx, input) => payments.viewPayment(ctx, input.id),
  pay: async (ctx, input, http) => {
    if (input.method === 'cash') await payments.leaveProvider(ctx, input.id)
    return idempotent(ctx, http, input, (inner) => payments.payAgain(inner, input.id, input.method))
  },
})
