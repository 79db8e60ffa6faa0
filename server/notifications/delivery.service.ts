import type { Language } from '#contract/core/languages.ts'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import { contactOf, type Contact } from '#server/accounts/members/contact.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import type { MailContent, MailFrame } from '#server/platform/messaging/mail-template.ts'
import { enqueueSms } from '#server/platform/messaging/sms.ts'
import type { Params } from './notification-texts.ts'
import { insertNotification } from './notifications.queries.ts'
import { channelsFor } from './settings.service.ts'

/** What a member is notified of. */
export interface Notice {
  /** UUID; the notification's id. */
  id: string
  kind: NotificationKind
  memberId: string
  /** What it is about, before its id in the keys of its messages: an id is used once for a subject. */
  subject: 'order' | 'case' | 'product' | 'group' | 'security' | 'feedback'
  /** The language of the mail, where that is not the member's. */
  lang?: Language
  /** When it happened; now unless given. */
  at?: Date
  /** Values of its text, with names of items in the language. */
  params: (lang: Language) => Params
  /** The mail. `ctx` has its language. */
  mail: (ctx: Ctx, params: Params) => MailContent | Promise<MailContent>
  /** The SMS of a kind that has one. */
  sms?: (lang: Language) => string
  /** The address mail goes to instead of the member's own, undefined for none. */
  mailTo?: { address: string | undefined }
}

/** The mall as a mail of this ctx leads to it, in the language of the ctx. */
export const frameOf = ({ lang, settings }: Ctx): MailFrame => ({ lang, origin: settings.origin })

/**
 * Notifies a member by the channels of the kind and by what the member has switched on: in the notification centre, by mail, by SMS.
 * A deleted member is not notified. Repeated with the same id it adds nothing.
 */
export async function deliver(ctx: Ctx, notice: Notice): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id, kind, memberId, subject, mailTo } = notice
    const contact = await contactOf(ctx, memberId)
    if (!contact) return
    const { inApp, mail, sms } = await channelsFor(ctx, memberId, kind)
    const lang = notice.lang ?? contact.lang
    const params = notice.params(lang)
    if (inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: notice.at ?? ctx.now() })
    const to = mailTo ? mailTo.address : contact.mail
    if (mail && to) await enqueueMail(ctx, `${subject} ${id}`, { to, ...(await notice.mail({ ...ctx, lang }, params)) })
    if (!to && sms === 'withoutMail' && notice.sms) await sendSms(ctx, `${subject} ${id}`, contact, notice.sms(contact.lang))
  })
}

async function sendSms(ctx: Ctx, key: string, { phone, lang }: Contact, text: string): Promise<void> {
  if (phone) await enqueueSms(ctx, key, { to: phone, lang, text })
}
