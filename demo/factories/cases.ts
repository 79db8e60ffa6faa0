import type { CaseDetails, CaseRequest } from '#contract/aftersales/calls.ts'
import { applyForCase } from '#server/aftersales/aftersales.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { advanceFulfilment, operatorMoves } from '#server/orders/fulfilment/fulfilment.service.ts'

/** A Georgian IBAN with fitting check digits. */
export const anIban = 'GE29NB0000000101904917'

/** Packs, ships and delivers a paid order, or one that the courier is paid for. */
export async function deliver(ctx: Ctx, orderNo: string): Promise<void> {
  for (const to of operatorMoves) await advanceFulfilment(ctx, orderNo, to)
}

/** A case on one unit of the first line of a delivered order: defective, to be returned. */
export function aCase(ctx: MemberCtx, orderNo: string, part: Partial<CaseRequest> = {}): Promise<CaseDetails> {
  const request: CaseRequest = { lines: [{ position: 0, quantity: 1 }], way: 'return', reason: 'defective', iban: anIban, ...part }
  return inTransaction(ctx, (ctx) => applyForCase(ctx, orderNo, request, []))
}
