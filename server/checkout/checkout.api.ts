import { checkoutCalls } from '#contract/checkout/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { idempotent } from '#server/platform/http/idempotency.ts'
import { quoteCheckout, submit } from './checkout.service.ts'

export const checkoutApi = serve(checkoutCalls, {
  quote: (ctx, input) => quoteCheckout(ctx, input.buyNow),
  submit: (ctx, input, http) => idempotent(ctx, http, input, (inner) => submit(inner, input, http.idempotencyKey)),
})
