import { checkoutCalls } from '#contract/checkout/calls.ts'
import { toWireMethod } from '#contract/payments/methods.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { quoteCheckout } from './checkout.service.ts'
import { placeSubmission } from './placement.service.ts'

export const checkoutApi = serve(checkoutCalls, {
  quote: async (ctx, input) => {
    const quote = await quoteCheckout(ctx, input.buyNow)
    return { ...quote, methods: quote.methods.map(toWireMethod) }
  },
  submit: (ctx, input, http) => placeSubmission(ctx, input, http),
})
