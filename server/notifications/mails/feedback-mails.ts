import { button, quotation } from '#server/platform/messaging/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText, type Params } from '../notification-texts.ts'

/** The mail with the reply to what a member wrote to the mall. */
export function feedbackMail(frame: MailFrame, params: Params): MailContent {
  const { lang, origin } = frame
  const notice = notificationText(lang, 'feedbackReplied', params)
  return renderMail(frame, {
    subject: notice.title,
    preheader: notice.text,
    title: notice.title,
    parts: [quotation(notice.text), button({ label: text(lang, 'mail.feedback.open'), href: origin + linkOf('feedbackReplied') })],
    isSwitchable: true,
  })
}
