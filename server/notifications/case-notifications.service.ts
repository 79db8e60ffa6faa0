import type { CaseState } from '#contract/aftersales/constants.ts'
import type { CaseKind } from '#contract/notifications/constants.ts'
import { caseForMessage } from '#server/aftersales/case-views.service.ts'
import type { Ctx } from '#server/context.ts'
import { deliver, frameOf } from './delivery.service.ts'
import { caseMail } from './mails/case-mails.ts'

const kinds: Partial<Record<CaseState, CaseKind>> = {
  applied: 'caseApplied',
  agreed: 'caseAgreed',
  declined: 'caseDeclined',
  received: 'caseReceived',
  rejected: 'caseRejected',
  exchanged: 'caseExchanged',
  refunded: 'caseRefunded',
}

/**
 * What a member is told about a case that moved; undefined for what the member did, except that the application is confirmed. Money
 * that goes back to a card has its own notification when the provider has sent it.
 */
export function caseKindOf({ state, toAccount }: { state: CaseState; toAccount: boolean }): CaseKind | undefined {
  return state === 'refunded' && !toAccount ? undefined : kinds[state]
}

export interface CaseNotice {
  /** UUID; the notification's id. */
  id: string
  kind: CaseKind
  memberId: string
  caseNo: string
  /** Tetri: what the lines of the case are worth. */
  amount?: number
  /** What the store wrote. */
  text?: string
}

/** Notifies a member of a case, see {@link deliver}. */
export function notifyOfCase(ctx: Ctx, { id, kind, memberId, caseNo, amount = 0, text: words = '' }: CaseNotice): Promise<void> {
  return deliver(ctx, {
    ...{ id, kind, memberId, subject: 'case' },
    params: () => ({ caseNo, total: amount, ...(words ? { text: words } : {}) }),
    mail: async (ctx, params) => caseMail(frameOf(ctx), { kind, params, about: await caseForMessage(ctx, caseNo) }),
  })
}
