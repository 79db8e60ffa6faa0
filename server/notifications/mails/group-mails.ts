import type { GroupKind } from '#contract/notifications/constants.ts'
import { formatGel } from '#contract/core/money.ts'
import type { MessageOrder } from '#server/orders/message-orders.service.ts'
import { button, paragraph, productBox, stepBars } from '#server/platform/messaging/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText, type Params } from '../notification-texts.ts'

interface GroupMail {
  kind: GroupKind
  params: Params
  /** The member's order, in the language of the mail. */
  order: MessageOrder | undefined
  /** How many seats the group has; events of before did not name it. */
  size: number | undefined
}

/** The mail about a group that a member has a seat in: its item with the group's price, and the seats that are filled. */
export function groupMail(frame: MailFrame, { kind, params, order, size }: GroupMail): MailContent {
  const { lang, origin } = frame
  const notice = notificationText(lang, kind, params)
  const [line] = order?.lines ?? []
  const filled = size === undefined ? 0 : size - Number(params.count)
  return renderMail(frame, {
    subject: text(lang, 'mail.order.subject', { title: notice.title, about: String(params.name) }),
    preheader: notice.text,
    title: notice.title,
    parts: [
      productBox(origin, {
        name: String(params.name),
        href: line ? `${origin}/details?id=${line.productId}&offer=${line.offerId}` : origin + linkOf(kind, params),
        picture: line?.picture,
        price: line && formatGel(line.price),
        note: line && text(lang, 'mail.group.price'),
      }),
      size === undefined ? undefined : stepBars({ count: size, text: text(lang, 'mail.group.seats', { filled, size }) }, filled),
      paragraph(notice.text),
      button({ label: text(lang, actions[kind] ?? 'mail.group.open'), href: origin + linkOf(kind, params) }),
    ],
    isSwitchable: true,
  })
}

const actions: Partial<Record<GroupKind, 'mail.group.share' | 'mail.order.open'>> = {
  groupOpened: 'mail.group.share',
  groupLeader: 'mail.group.share',
}
