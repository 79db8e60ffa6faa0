import type { CaseSummary } from '#contract/aftersales/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import type { KindOf } from '#contract/notifications/kinds.ts'
import type { NotificationText } from '#server/platform/messaging/member-notifications.ts'
import { button, itemList, itemName, paragraph, quotation, type MailPart } from '#server/platform/messaging/mail/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
import { text } from '#server/platform/texts.ts'

/** What a mail shows of a case. */
export type MailedCase = Pick<CaseSummary, 'storeName' | 'lines'>

/**
 * The mail about an after-sales case: what moved, what the store wrote, and the items it is about.
 * @param about the case in the language of the mail
 */
export function caseMail(
  frame: MailFrame,
  notification: NotificationText<KindOf<'afterSales'>>,
  about: MailedCase | undefined,
): MailContent {
  const { lang, origin } = frame
  const { kind, params, title, link } = notification
  const [first] = about?.lines ?? []
  const message = kind === 'caseMessage' && params.text !== undefined ? String(params.text) : undefined
  return renderMail(frame, {
    subject: text(lang, 'mail.order.subject', { title, about: first ? itemName(first.name) : String(params.caseNo) }),
    preheader: notification.text,
    title,
    ...(message === undefined ? {} : { about: text(lang, 'mail.case.about', { caseNo: String(params.caseNo) }) }),
    parts: [
      message === undefined ? paragraph(notification.text) : quotation(message),
      about && itemsOf(origin, about),
      button({ label: text(lang, 'mail.case.open'), href: origin + link }),
    ],
    isSwitchable: true,
  })
}

function itemsOf(origin: string, { storeName, lines }: MailedCase): MailPart {
  const items = lines.map(({ name, options, picture, productId, offerId, quantity, amount }) => ({
    name,
    picture,
    href: `${origin}/details?id=${productId}&offer=${offerId}`,
    detail: [...options, ...(quantity > 1 ? [`× ${quantity}`] : [])].join(' · ') || undefined,
    sum: formatGel(amount),
  }))
  return itemList(origin, items, { from: storeName })
}
