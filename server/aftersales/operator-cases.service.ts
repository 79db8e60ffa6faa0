import type { CaseDetails } from '#contract/aftersales/calls.ts'
import type { CaseState } from '#contract/aftersales/constants.ts'
import { restock } from '#server/catalogue/stock/stock.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { refundLines } from '#server/payments/refunds/refunds.service.ts'
import { orNotFound } from '#server/platform/domain-error.ts'
import * as queries from './aftersales.queries.ts'
import { openCaseStates } from './aftersales.rules.ts'
import { addMessage, isCaseNo, moveCase } from './aftersales.service.ts'
import { refundKeyOf, viewCase } from './case-views.service.ts'

/** What the store sees of a case: as its member does, with the account that the money goes to. */
export interface StoreCase {
  details: CaseDetails
  memberId: string
  iban: string | null
}

/** Cases that are listed for an operator at once. */
export const maxListed = 200

/** Cases in a state, or all open ones, the oldest first; at most 200. */
export const casesForOperator = (ctx: Ctx, state?: CaseState): Promise<queries.CaseRow[]> =>
  queries.selectForOperator(ctx.db, state ? [state] : openCaseStates, maxListed)

/** One case. @throws `notFound` */
export async function caseForOperator(ctx: Ctx, caseNo: string): Promise<StoreCase> {
  const row = await knownCase(ctx, caseNo)
  return { details: await viewCase(ctx, row), memberId: row.memberId, iban: row.iban }
}

async function knownCase(ctx: Ctx, caseNo: string): Promise<queries.CaseRow> {
  return orNotFound(isCaseNo(caseNo) ? await queries.findCase(ctx.db, caseNo) : undefined)
}

function move(ctx: Ctx, caseNo: string, to: (row: queries.CaseRow) => CaseState, note?: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await knownCase(ctx, caseNo)
    await moveCase(ctx, row, to(row), { by: 'store', note })
  })
}

/** The store agrees; `note` says where to send it. @throws `notFound`, `case.notAllowed` */
export const agreeToCase = (ctx: Ctx, caseNo: string, note?: string): Promise<void> => move(ctx, caseNo, () => 'agreed', note)

/** The store declines an application, or refuses what it got back; `note` says why. @throws `notFound`, `case.notAllowed` */
export const declineCase = (ctx: Ctx, caseNo: string, note: string): Promise<void> =>
  move(ctx, caseNo, ({ state }) => (state === 'received' ? 'rejected' : 'declined'), note)

/** The replacement is on its way. @throws `notFound`, `case.notAllowed` */
export const exchangeCase = (ctx: Ctx, caseNo: string, note?: string): Promise<void> => move(ctx, caseNo, () => 'exchanged', note)

/**
 * The store has the items back. @param toStock they are as new and go on sale again
 * @throws `notFound`, `case.notAllowed`
 */
export function receiveCase(ctx: Ctx, caseNo: string, { toStock }: { toStock: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await knownCase(ctx, caseNo)
    // Offers are locked before orders, as everywhere; a case that may not move undoes it.
    if (toStock) await restock(ctx, await queries.selectLines(ctx.db, [caseNo]), caseNo)
    await moveCase(ctx, row, 'received', { by: 'store' })
  })
}

/**
 * Refunds the units of a case, in one transaction with its end: a case is `refunded` exactly where its refund is written down.
 * @returns what is sent, in tetri
 * @throws `notFound`, `case.notAllowed`; `order.notAllowed` where the money of so many units is not there any more; `payment.disputed`
 */
export function refundCase(ctx: Ctx, caseNo: string, note?: string): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const row = await knownCase(ctx, caseNo)
    await moveCase(ctx, row, 'refunded', { by: 'store', note })
    const lines = (await queries.selectLines(ctx.db, [caseNo])).map(({ position, quantity }) => ({ position, quantity }))
    const { amount } = await refundLines(ctx, { key: refundKeyOf(caseNo), orderNo: row.orderNo, lines, reason: row.reason })
    return amount
  })
}

/** The store writes to the member. @throws `notFound`, `case.text` */
export function answerCase(ctx: Ctx, caseNo: string, text: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => addMessage(ctx, await knownCase(ctx, caseNo), { from: 'store', text }))
}
