import { checkoutCalls } from '#contract/checkout/calls.ts'
import { fromWireMethod, toWireMethod } from '#contract/payments/methods.ts'
import { serve } from '#server/platform/http/calls.ts'
import { idempotent, isRepeated } from '#server/platform/http/idempotency.ts'
import { earlyRejectionOf, quoteCheckout, submit } from './checkout.service.ts'

export const checkoutApi = serve(checkoutCalls, {
  quote: async (ctx, input) => {
    const quote = await quoteCheckout(ctx, input.buyNow)
    return { ...quote, methods: quote.methods.map(toWireMethod) }
  },
  submit: async (ctx, input, http) => {
    const rejection = await earlyRejectionOf(ctx, input)
    if (rejection && !(await isRepeated(ctx, http))) throw rejection
    return idempotent(ctx, http, input, async (ctx) => {
      const { purchaseId: checkoutId, ...placed } = await submit(
        ctx,
        { ...input, method: fromWireMethod(input.method) },
        http.idempotencyKey,
      )
      return { checkoutId, ...placed }
    })
  },
})
