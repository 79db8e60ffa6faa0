import { paymentsCalls } from '#contract/payments/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { idempotent } from '#server/platform/http/idempotency.ts'
import * as payments from './payments.service.ts'

export const paymentsApi = serve(paymentsCalls, {
  'GET mall/payments/:id': (ctx, { params }) => payments.viewPayment(ctx, params.id),
  'POST mall/payments/:id/pay': async (ctx, { params, body }, http) => {
    if (body.method === 'cash') await payments.leaveProvider(ctx, params.id)
    return idempotent(ctx, http, { params, body }, (inner) => payments.payAgain(inner, params.id, body.method))
  },
})
