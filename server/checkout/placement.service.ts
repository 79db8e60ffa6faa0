import type { Submitted, SubmitRequest } from '#contract/checkout/calls.ts'
import { fromWireMethod } from '#contract/payments/methods.ts'
import type { MemberCtx } from '#server/context.ts'
import type { Http } from '#server/platform/http/calls.ts'
import { idempotent, isRepeated } from '#server/platform/http/idempotency.ts'
import { limitConcurrency } from '#server/platform/media/limit-concurrency.ts'
import { earlyRejectionOf, submit } from './checkout.service.ts'

/**
 * Submissions at the price of a deal that run at once, fewer than there are connections: a crowd that presses at one moment waits
 * here, in its order, and takes neither the connections of everybody else nor its own time to wait for one.
 */
const inTurn = limitConcurrency(6)

/**
 * Places the orders of a submission once for its Idempotency-Key: see `submit` for the errors. A crowd at the price of a deal waits in
 * line, and whoever comes when nothing is left is turned away before.
 */
export async function placeSubmission(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted> {
  if (request.items.every((item) => item.dealId === undefined)) return place(ctx, request, http)
  await rejectEarly(ctx, request, http)
  return inTurn(async () => {
    // Meanwhile those before may have bought the last unit.
    await rejectEarly(ctx, request, http)
    return place(ctx, request, http)
  })
}

/** Ends a submission for whose deal nothing is left, unless it repeats one that has its answer. @throws DomainError */
async function rejectEarly(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<void> {
  const rejection = await earlyRejectionOf(ctx, request)
  if (rejection && !(await isRepeated(ctx, http))) throw rejection
}

function place(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted> {
  return idempotent(ctx, http, request, async (ctx) => {
    const method = fromWireMethod(request.method)
    const { purchaseId: checkoutId, ...placed } = await submit(ctx, { ...request, method }, http.idempotencyKey)
    return { checkoutId, ...placed }
  })
}
