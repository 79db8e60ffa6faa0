import type { Submitted, SubmitRequest } from '#contract/checkout/calls.ts'
import { fromWireMethod } from '#contract/payments/methods.ts'
import type { MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { openFairLines } from '#server/platform/load/fair-lines.ts'
import type { Http } from '#server/platform/http/calls/calls.ts'
import { idempotentBehind, isRepeated } from '#server/platform/http/calls/idempotency.ts'
import { earlyRejectionOf, submit } from './checkout.service.ts'

/**
 * Submissions that run at once, fewer than there are connections: a crowd that presses at one moment waits here, a line for each deal or
 * product, and takes neither the connections nor the processors of everybody else. Lines take turns, so nobody waits for another's crowd.
 */
const inLine = openFairLines(6)

/**
 * Places the orders of a submission once for its Idempotency-Key, in its turn: see `submit` for the errors. Who wants the price of a deal
 * of which nothing is left, on arrival or in its turn, is rejected, unless it repeats a submission that has its answer.
 */
export async function placeSubmission(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted> {
  if (request.items.every((item) => item.dealId === undefined)) return inLine(lineOf(request), () => place(ctx, request, http))
  const outcome = await placeInTurn(ctx, request, http)
  if (!(outcome instanceof DomainError)) return outcome
  // Outside the turn: all who were in line are asked for together.
  if (await isRepeated(ctx, http)) return place(ctx, request, http)
  throw outcome
}

/** Waits for its turn. @returns the reason where nothing is left, now or once it is its turn */
async function placeInTurn(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted | DomainError> {
  const rejection = await earlyRejectionOf(ctx, request)
  if (rejection) return rejection
  return inLine(lineOf(request), async () => (await earlyRejectionOf(ctx, request)) ?? place(ctx, request, http))
}

/** Those who want the same units wait in one line. */
function lineOf({ items, buyNow }: SubmitRequest): string {
  const dealIds = items.flatMap(({ dealId }) => dealId ?? [])
  if (dealIds.length === 0) return ['offer', ...items.map(({ offerId }) => offerId).toSorted((one, other) => one - other)].join(' ')
  return [buyNow?.group ? 'group' : 'deal', ...dealIds.toSorted()].join(' ')
}

function place(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted> {
  return idempotentBehind(ctx, http, request, async (ctx, claimed) => {
    const method = fromWireMethod(request.method)
    const { purchaseId: checkoutId, ...placed } = await submit(ctx, { ...request, method }, http.idempotencyKey, claimed)
    return { checkoutId, ...placed }
  })
}
