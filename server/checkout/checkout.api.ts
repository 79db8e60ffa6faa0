import { checkoutCalls } from '#contract/checkout/calls.ts'
import type { Submitted, SubmitRequest } from '#contract/checkout/calls.ts'
import { fromWireMethod, toWireMethod } from '#contract/payments/methods.ts'
import type { MemberCtx } from '#server/context.ts'
import { serve, type Http } from '#server/platform/http/calls.ts'
import { idempotent, isRepeated } from '#server/platform/http/idempotency.ts'
import { limitConcurrency } from '#server/platform/media/limit-concurrency.ts'
import { earlyRejectionOf, quoteCheckout, submit } from './checkout.service.ts'

/**
 * Submissions at the price of a deal that run at once, fewer than there are connections: a crowd that presses at one moment waits
 * here, in its order, and takes neither the connections of everybody else nor its own time to wait for one.
 */
const inTurn = limitConcurrency(6)

export const checkoutApi = serve(checkoutCalls, {
  quote: async (ctx, input) => {
    const quote = await quoteCheckout(ctx, input.buyNow)
    return { ...quote, methods: quote.methods.map(toWireMethod) }
  },
  submit: async (ctx, input, http) => {
    if (input.items.every((item) => item.dealId === undefined)) return place(ctx, input, http)
    await rejectEarly(ctx, input, http)
    return inTurn(async () => {
      // Meanwhile those before may have bought the last unit.
      await rejectEarly(ctx, input, http)
      return place(ctx, input, http)
    })
  },
})

/** Ends a submission for whose deal nothing is left, unless it repeats one that has its answer. @throws DomainError */
async function rejectEarly(ctx: MemberCtx, input: SubmitRequest, http: Http): Promise<void> {
  const rejection = await earlyRejectionOf(ctx, input)
  if (rejection && !(await isRepeated(ctx, http))) throw rejection
}

function place(ctx: MemberCtx, input: SubmitRequest, http: Http): Promise<Submitted> {
  return idempotent(ctx, http, input, async (ctx) => {
    const { purchaseId: checkoutId, ...placed } = await submit(ctx, { ...input, method: fromWireMethod(input.method) }, http.idempotencyKey)
    return { checkoutId, ...placed }
  })
}
