import type { Submitted, SubmitRequest } from '#contract/checkout/calls.ts'
import { fromWireMethod } from '#contract/payments/methods.ts'
import type { MemberCtx } from '#server/context.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { batchedWrite } from '@kalata/postgres-client/statements/batched-write.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { openFairLines } from '@kalata/http-service/load/fair-lines.ts'
import type { Http } from '#server/platform/http/calls/calls.ts'
import { doOnce, doTogether, isRepeated, type Once, type Outcome } from '#server/platform/http/calls/idempotency.ts'
import { earlyRejectionOf, planSubmission, writeSubmission, type SubmissionPlan } from './checkout.service.ts'

/**
 * Submissions that run at once, fewer than there are connections: a crowd that presses at one moment waits here, a line for each deal or
 * product, and takes neither the connections nor the processors of everybody else. Lines take turns, so nobody waits for another's crowd.
 */
const inLine = openFairLines(6)

/** As above, for submissions that share transactions: as many as two of these hold. */
const inSharedLine = openFairLines(16)

type Placing = Once<SubmissionPlan, Submitted>

/** Two transactions at a time, of at most eight submissions: what they lock is free again after some ten milliseconds. */
const placeShared = batchedWrite<Database, Placing, Outcome<Submitted>>({
  keyOf: ({ ctx }) => ctx.member.id,
  atOnce: 2,
  anotherAfter: 20,
  maxRows: 8,
  write: (_, submissions) => doTogether(submissions),
})

/**
 * Places the orders of a submission once for its Idempotency-Key, in its turn: see `planSubmission` for the errors. Who wants the price of a deal
 * of which nothing is left, on arrival or in its turn, is rejected, unless it repeats a submission that has its answer.
 */
export async function placeSubmission(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted> {
  if (isPlain(request)) return placePlain(ctx, request, http)
  if (request.items.every((item) => item.dealId === undefined)) return inLine(lineOf(request), () => place(ctx, request, http))
  const outcome = await placeInTurn(ctx, request, http)
  if (!(outcome instanceof DomainError)) return outcome
  // Outside the turn: all who were in line are asked for together.
  if (await isRepeated(ctx, http)) return place(ctx, request, http)
  throw outcome
}

/** Whether a submission asks for nothing but stock, of nobody but us: what it writes can be written together with others. */
const isPlain = ({ items, buyNow, cardId }: SubmitRequest) =>
  !buyNow?.group && cardId === undefined && items.every((item) => item.dealId === undefined)

/** Where many order at one moment, they share transactions and so statements and commits. */
async function placePlain(ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted> {
  const line = lineOf(request)
  try {
    return dataOf(await inSharedLine(line, () => placeShared(ctx.db as Database, placingOf(ctx, request, http, assertPlain))))
  } catch (error) {
    if (error instanceof NotPlain) return inLine(line, () => place(ctx, request, http))
    throw error
  }
}

/** A line is bought under the terms of a deal that the shopper did not name. */
class NotPlain extends DomainError {}

function assertPlain({ lines }: SubmissionPlan): void {
  if (lines.some(({ terms }) => terms !== 'plain')) throw new NotPlain('checkout.cartChanged')
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

const place = async (ctx: MemberCtx, request: SubmitRequest, http: Http): Promise<Submitted> =>
  dataOf(await doOnce(placingOf(ctx, request, http)))

/** @param assert throws where what was planned is not to be written */
function placingOf(ctx: MemberCtx, request: SubmitRequest, http: Http, assert?: (plan: SubmissionPlan) => void): Placing {
  return {
    ...{ ctx, http, request },
    async plan(ctx, claimed) {
      const plan = await planSubmission(ctx, { ...request, method: fromWireMethod(request.method) }, claimed)
      assert?.(plan)
      return plan
    },
    async write(ctx, plan) {
      const { purchaseId: checkoutId, ...placed } = await writeSubmission(ctx, plan, http.idempotencyKey)
      return { checkoutId, ...placed }
    },
  }
}

function dataOf<T>(outcome: Outcome<T>): T {
  if ('error' in outcome) throw outcome.error
  return outcome.data
}
