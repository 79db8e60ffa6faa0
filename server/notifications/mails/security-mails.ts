import type { Language } from '#contract/core/languages.ts'
import type { SecurityKind } from '#contract/notifications/constants.ts'
import { button, factColumns, paragraph, smallPrint } from '#server/platform/messaging/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText, type Params } from '../notification-texts.ts'
import { mailMoment } from './day-texts.ts'

/** The mail of a security notification: its text, when it happened in Tbilisi time, and what to do if it was not the member. */
export function securityMail(frame: MailFrame, { kind, params, at }: { kind: SecurityKind; params: Params; at: Date }): MailContent {
  const { lang, origin } = frame
  const notice = notificationText(lang, kind, params)
  return renderMail(frame, {
    subject: notice.title,
    preheader: notice.text,
    title: notice.title,
    parts: [
      paragraph(notice.text),
      factColumns([{ label: text(lang, 'mail.security.time'), value: text(lang, 'mail.security.when', { time: mailMoment(lang, at) }) }]),
      button({ label: text(lang, 'mail.security.action'), href: origin + linkOf(kind) }),
      smallPrint(text(lang, 'mail.security.notYou')),
    ],
  })
}

/** The SMS about a new password. */
export const passwordSms = (lang: Language, origin: string): string => text(lang, 'mail.sms.passwordChanged', { link: `${origin}/login` })
