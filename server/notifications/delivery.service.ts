import type { Language } from '#contract/core/languages.ts'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import { contactOf, type Contact } from '#server/accounts/members/contact.service.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import type { MailContent } from '#server/platform/messaging/mail-template.ts'
import { enqueueSms } from '#server/platform/messaging/sms.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { channelsOf, type DeliveredKind } from './delivery.rules.ts'
import type { Params } from './notification-texts.ts'
import { insertNotification } from './notifications.queries.ts'
import { passwordSms, securityMail } from './security-mails.ts'

/** Mail about an order, in the language of the order. */
export interface OrderNotice {
  kind: Extract<DeliveredKind, 'orderPlaced' | 'orderPaid'>
  memberId: string
  /** Unique among mails. */
  key: string
  mail: MailContent
}

/** Sends what concerns an order by the channels of its kind. Repeated with the same key it sends nothing more. */
export async function notifyOfOrder(ctx: Ctx, { kind, memberId, key, mail }: OrderNotice): Promise<void> {
  const contact = await contactOf(ctx, memberId)
  if (contact?.mail && channelsOf[kind].mail) await enqueueMail(ctx, key, { to: contact.mail, ...mail })
}

export interface SecurityNotice {
  /** UUID; the notification's id. */
  id: string
  kind: NotificationKind
  memberId: string
  params?: Params
  at: Date
  /** The address mail goes to instead of the member's own, undefined for none. */
  mailTo?: { address: string | undefined }
}

/**
 * Notifies a member of a security event by the channels of its kind: in the notification centre, by mail in the member's
 * language, by SMS. A deleted member is not notified. Repeated with the same id it adds nothing.
 */
export async function notifyOfSecurity(ctx: Ctx, notice: SecurityNotice): Promise<void> {
  const { id, kind, memberId, params = {}, at, mailTo } = notice
  await inTransaction(ctx, async (ctx) => {
    const contact = await contactOf(ctx, memberId)
    if (!contact) return
    const { inApp, mail, sms } = channelsOf[kind]
    if (inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: at })
    const to = mailTo ? mailTo.address : contact.mail
    if (to && mail)
      await enqueueMail(ctx, `security ${id}`, { to, ...securityMail(contact.lang, { kind, params, at, origin: ctx.settings.origin }) })
    if (!to && sms === 'withoutMail') await sendPasswordSms(ctx, id, contact)
  })
}

async function sendPasswordSms(ctx: Ctx, id: string, { phone, lang }: Contact & { lang: Language }): Promise<void> {
  if (phone) await enqueueSms(ctx, `security ${id}`, { to: phone, lang, text: passwordSms(lang, ctx.settings.origin) })
}
