import { contactOf } from '#server/accounts/members/contact.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import { renderNotice } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText } from './notification-texts.ts'
import { insertNotification } from './notifications.queries.ts'
import { channelsFor } from './settings.service.ts'

export interface FeedbackNotice {
  /** UUID; the notification's id. */
  id: string
  memberId: string
  /** What the mall answered. */
  reply: string
}

/** Notifies a member of the reply to feedback, in the member's language. A deleted member is not notified. Repeated with the same id it adds nothing. */
export async function notifyOfFeedback(ctx: Ctx, { id, memberId, reply }: FeedbackNotice): Promise<void> {
  const kind = 'feedbackReplied'
  await inTransaction(ctx, async (ctx) => {
    const contact = await contactOf(ctx, memberId)
    if (!contact) return
    const { inApp, mail } = await channelsFor(ctx, memberId, kind)
    const params = { text: reply }
    if (inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: ctx.now() })
    if (!mail || !contact.mail) return
    const link = { label: text(contact.lang, 'mail.feedback.open'), href: ctx.settings.origin + linkOf(kind) }
    const content = renderNotice(contact.lang, { ...notificationText(contact.lang, kind, params), link })
    await enqueueMail(ctx, `feedback ${id}`, { to: contact.mail, ...content })
  })
}
