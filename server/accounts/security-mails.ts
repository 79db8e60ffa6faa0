import type { Language } from '#contract/core/languages.ts'
import type { KindOf } from '#contract/notifications/kinds.ts'
import { mailMoment } from '#server/platform/messaging/mail/mail-days.ts'
import type { NotificationText } from '#server/platform/messaging/member-notifications.ts'
import { button, factColumns, paragraph, smallPrint } from '#server/platform/messaging/mail/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
import { text } from '#server/platform/texts.ts'

/** The mail of a security notification: its text, when it happened in Tbilisi time, and what to do if it was not the member. */
export function securityMail(frame: MailFrame, notification: NotificationText<KindOf<'security'>>, at: Date): MailContent {
  const { lang, origin } = frame
  const { title, link } = notification
  return renderMail(frame, {
    subject: title,
    preheader: notification.text,
    title,
    parts: [
      paragraph(notification.text),
      factColumns([{ label: text(lang, 'mail.security.time'), value: text(lang, 'mail.security.when', { time: mailMoment(lang, at) }) }]),
      button({ label: text(lang, 'mail.security.action'), href: origin + link }),
      smallPrint(text(lang, 'mail.security.notYou')),
    ],
  })
}

/** The SMS about a new password. */
export const passwordSms = (lang: Language, origin: string): string => text(lang, 'mail.sms.passwordChanged', { link: `${origin}/login` })
