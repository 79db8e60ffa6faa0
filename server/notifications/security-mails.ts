import { bcp47, type Language } from '#contract/core/languages.ts'
import type { SecurityKind } from '#contract/notifications/constants.ts'
import { renderNotice, type MailContent } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText, type Params } from './notification-texts.ts'

/** The mail of a security notification: its text, when it happened in Tbilisi time, and what to do if it was not the member. */
export function securityMail(lang: Language, about: { kind: SecurityKind; params: Params; at: Date; origin: string }): MailContent {
  const notification = notificationText(lang, about.kind, about.params)
  const time = new Intl.DateTimeFormat(bcp47[lang], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tbilisi' }).format(about.at)
  return renderNotice(lang, {
    title: notification.title,
    text: `${notification.text}\n${text(lang, 'mail.security.when', { time })}`,
    link: { label: text(lang, 'mail.security.action'), href: about.origin + linkOf(about.kind) },
    note: text(lang, 'mail.security.notYou'),
  })
}

/** The SMS about a new password. */
export const passwordSms = (lang: Language, origin: string): string => text(lang, 'mail.sms.passwordChanged', { link: `${origin}/login` })
