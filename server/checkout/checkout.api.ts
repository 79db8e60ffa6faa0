import { checkoutCalls } from '#contract/checkout/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { idempotent } from '#server/platform/http/idempotency.ts'
import { quoteCheckout, submit } from './checkout.service.ts'

export const checkoutApi = serve(checkoutCalls, {
  'POST mall/checkout/quote': (ctx, { body }) => quoteCheckout(ctx, body.buyNow),
  'POST mall/checkout': (ctx, { body }, http) => idempotent(ctx, http, body, (inner) => submit(inner, body, http.idempotencyKey)),
})
