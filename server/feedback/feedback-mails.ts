import type { NotificationText } from '#server/platform/messaging/member-notifications.ts'
import { button, quotation } from '#server/platform/messaging/mail/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
import { text } from '#server/platform/texts.ts'

/** The mail with the reply to what a member wrote to the mall. */
export function feedbackMail(frame: MailFrame, notification: NotificationText<'feedbackReplied'>): MailContent {
  const { lang, origin } = frame
  const { title, link } = notification
  return renderMail(frame, {
    subject: title,
    preheader: notification.text,
    title,
    parts: [quotation(notification.text), button({ label: text(lang, 'mail.feedback.open'), href: origin + link })],
    isSwitchable: true,
  })
}
