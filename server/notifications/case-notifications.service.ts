import type { CaseState } from '#contract/aftersales/constants.ts'
import type { CaseKind } from '#contract/notifications/constants.ts'
import { contactOf } from '#server/accounts/members/contact.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import { renderNotice } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText } from './notification-texts.ts'
import { insertNotification } from './notifications.queries.ts'
import { channelsFor } from './settings.service.ts'

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
 * What a member is told of a case that moved; undefined for what the member did, except that the application is confirmed. Money
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

/** Notifies a member of a case, in the member's language. A deleted member is not notified. Repeated with the same id it adds nothing. */
export async function notifyOfCase(ctx: Ctx, { id, kind, memberId, caseNo, amount = 0, text: words = '' }: CaseNotice): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const contact = await contactOf(ctx, memberId)
    if (!contact) return
    const { inApp, mail } = await channelsFor(ctx, memberId, kind)
    const params = { caseNo, total: amount, ...(words ? { text: words } : {}) }
    if (inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: ctx.now() })
    if (!mail || !contact.mail) return
    const link = { label: text(contact.lang, 'mail.case.open'), href: ctx.settings.origin + linkOf(kind, params) }
    await enqueueMail(ctx, `case ${id}`, {
      to: contact.mail,
      ...renderNotice(contact.lang, { ...notificationText(contact.lang, kind, params), link }),
    })
  })
}
