import type { KindOf } from '#contract/notifications/kinds.ts'
import { formatGel } from '#contract/core/money.ts'
import type { MessageOrder } from '#server/orders/messages/message-orders.service.ts'
import type { NotificationText } from '#server/platform/messaging/member-notifications.ts'
import { button, itemName, paragraph, productBox, stepBars } from '#server/platform/messaging/mail/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
import { text } from '#server/platform/texts.ts'

interface GroupFacts {
  /** The member's order, in the language of the mail. */
  order: MessageOrder | undefined
  /** How many seats the group has; events of earlier versions did not name it. */
  size: number | undefined
}

/** The mail about a group that a member has a seat in: its item with the group's price, and the seats that are filled. */
export function groupMail(frame: MailFrame, notification: NotificationText<KindOf<'groups'>>, { order, size }: GroupFacts): MailContent {
  const { lang, origin } = frame
  const { kind, params, title, link } = notification
  const [line] = order?.lines ?? []
  const filled = size === undefined ? 0 : size - Number(params.count)
  return renderMail(frame, {
    subject: text(lang, 'mail.order.subject', { title, about: itemName(String(params.name)) }),
    preheader: notification.text,
    title,
    parts: [
      productBox(origin, {
        name: String(params.name),
        href: line ? `${origin}/details?id=${line.productId}&offer=${line.offerId}` : origin + link,
        picture: line?.picture,
        price: line && formatGel(line.price),
        note: line && text(lang, 'mail.group.price'),
      }),
      size === undefined ? undefined : stepBars({ count: size, text: text(lang, 'mail.group.seats', { filled, size }) }, filled),
      paragraph(notification.text),
      button({ label: text(lang, actions[kind] ?? 'mail.group.open'), href: origin + link }),
    ],
    isSwitchable: true,
  })
}

const actions: Partial<Record<KindOf<'groups'>, 'mail.group.share'>> = {
  groupOpened: 'mail.group.share',
  groupLeader: 'mail.group.share',
}
