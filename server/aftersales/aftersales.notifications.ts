import type { CaseState } from '#contract/aftersales/constants.ts'
import type { KindOf } from '#contract/notifications/kinds.ts'
import { frameOf, notification, type NewNotification, type Notifications } from '#server/platform/messaging/member-notifications.ts'
import { caseMail } from './case-mails.ts'
import { caseForMessage } from './case-views.service.ts'

type CaseKind = KindOf<'afterSales'>

/** What a member is told about a case that moved: nothing of what the member did, except that the application is confirmed. */
const kinds: Partial<Record<CaseState, CaseKind>> = {
  applied: 'caseApplied',
  agreed: 'caseAgreed',
  declined: 'caseDeclined',
  received: 'caseReceived',
  rejected: 'caseRejected',
  exchanged: 'caseExchanged',
  refunded: 'caseRefunded',
}

interface CaseFacts {
  memberId: string
  caseNo: string
  /** Tetri: what the lines of the case are worth. */
  amount?: number
  /** What the store wrote. */
  text?: string
}

const ofCase = (kind: CaseKind, { memberId, caseNo, amount = 0, text = '' }: CaseFacts): NewNotification =>
  notification({
    ...{ kind, memberId },
    params: () => ({ caseNo, total: amount, ...(text ? { text } : {}) }),
    mail: async (ctx, notified) => caseMail(frameOf(ctx), notified, await caseForMessage(ctx, caseNo)),
  })

export const caseNotifications: Notifications = {
  'case.moved': (_, { state, toAccount, ...moved }) => {
    // Money that goes back to a card has its own notification when the provider has sent it.
    const kind = state === 'refunded' && !toAccount ? undefined : kinds[state]
    return kind && ofCase(kind, moved)
  },
  'case.message': (_, { from, ...message }) => (from === 'store' ? ofCase('caseMessage', message) : undefined),
}
