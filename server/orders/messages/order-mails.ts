import type { Language } from '#contract/core/languages.ts'
import { formatGel } from '#contract/core/money.ts'
import type { KindOf, Params } from '#contract/notifications/kinds.ts'
import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import { isAhead, mailDay } from '#server/platform/messaging/mail/mail-days.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
import * as parts from '#server/platform/messaging/mail/mail-parts.ts'
import type { NotificationText } from '#server/platform/messaging/member-notifications.ts'
import { text } from '#server/platform/texts.ts'
import type { MessageOrder } from './message-orders.service.ts'

type OrderKind = KindOf<'orders'>

/** What an order mail is about: orders of one purchase, in the language of the mail. */
interface OrderFacts {
  orders: MessageOrder[]
  now: Date
}

/** How many steps of the way are done where a mail shows it: placed, packed, shipped, delivered. */
const stepsDone: Partial<Record<OrderKind, number>> = {
  orderPlaced: 1,
  orderPlacedCash: 1,
  orderPaid: 1,
  orderShipped: 3,
  orderDelivered: 4,
}
const steps = ['placed', 'packed', 'shipped', 'delivered'] as const
/** The items have not come yet: day and address are shown. */
const isComing = (kind: OrderKind): boolean => (stepsDone[kind] ?? steps.length) < steps.length
/** Most lines a mail lists of an order. */
const maxLines = 12

/** The mail about an order, or about what became of it or of its money: its way, its items with pictures, day, address, sum and the next step. */
export function orderMail(frame: MailFrame, notification: NotificationText<OrderKind>, { orders, now }: OrderFacts): MailContent {
  const { lang, origin } = frame
  const { kind, params } = notification
  const title = kind === 'orderPlaced' || kind === 'orderPlacedCash' ? text(lang, 'mail.order.thanks') : notification.title
  const done = stepsDone[kind]
  const link = { label: actionOf(lang, kind, params, orders.length || 1), href: origin + notification.link }
  return renderMail(frame, {
    subject: subjectOf(lang, notification.title, orders, params),
    preheader: notification.text,
    title,
    parts: [
      parts.paragraph(notification.text),
      done === undefined ? undefined : parts.stepBars({ labels: steps.map((step) => text(lang, `mail.order.step.${step}`)) }, done),
      parts.button(link),
      isComing(kind) ? deliveryOf(lang, orders, now) : undefined,
      ...orders.map((order) => itemsOf(frame, order, isComing(kind) && orders.length > 1 && isAhead(order.arrives, now))),
      done === undefined || orders.length === 0 ? undefined : sumsOf(lang, orders),
      kind === 'orderShipped' || kind === 'orderDelivered' ? parts.smallPrint(text(lang, 'mail.order.returns')) : undefined,
    ],
    isSwitchable: true,
  })
}

/** The event with the first item; without items, which a new order always has, with the number. */
function subjectOf(lang: Language, title: string, orders: MessageOrder[], { numbers = '' }: Params): string {
  const lines = orders.flatMap((order) => order.lines)
  const [first] = lines
  const about = first ? text(lang, 'mail.order.items', { name: first.name, more: lines.length - 1 }) : numbers
  return text(lang, 'mail.order.subject', { title, about })
}

function actionOf(lang: Language, kind: OrderKind, { total = 0 }: Params, orders: number): string {
  if (kind === 'orderPlaced') return text(lang, 'mail.order.pay', { total: formatGel(Number(total)) })
  return kind === 'orderDelivered' ? text(lang, 'mail.order.confirm') : text(lang, 'mail.order.open', { orders })
}

function itemsOf({ lang, origin }: MailFrame, { storeName, arrives, lines }: MessageOrder, showsDay: boolean): parts.MailPart {
  const items = lines.slice(0, maxLines).map(({ name, options, picture, productId, offerId, quantity, lineTotal }) => ({
    name,
    picture,
    href: `${origin}/details?id=${productId}&offer=${offerId}`,
    detail: [...options, ...(quantity > 1 ? [`× ${quantity}`] : [])].join(' · ') || undefined,
    sum: formatGel(lineTotal),
  }))
  const note = showsDay ? text(lang, 'mail.order.arrives', { day: mailDay(lang, arrives) }) : undefined
  const list = parts.itemList(origin, items, { from: storeName, note })
  if (lines.length <= maxLines) return list
  const rest = parts.smallPrint(text(lang, 'mail.order.rest', { count: lines.length - maxLines }))
  return { html: list.html + rest.html, text: `${list.text}\n${rest.text}` }
}

function sumsOf(lang: Language, orders: MessageOrder[]): parts.MailPart {
  const sum = (part: 'subtotal' | 'savings' | 'total') => orders.reduce((all, order) => all + order[part], 0)
  const savings = sum('savings')
  return parts.sumTable([
    { label: text(lang, 'orders.details.subtotal'), sum: formatGel(sum('subtotal')) },
    ...(savings > 0 ? [{ label: text(lang, 'orders.details.savings'), sum: formatGel(-savings) }] : []),
    { label: text(lang, 'orders.details.shipping'), sum: text(lang, 'orders.details.free') },
    { label: text(lang, 'orders.details.total'), sum: formatGel(sum('total')) },
  ])
}

/** When it comes, where several parcels do not come on several days, where to, and how it is paid. */
function deliveryOf(lang: Language, orders: MessageOrder[], now: Date): parts.MailPart | undefined {
  const [first] = orders
  if (!first) return undefined
  const { arrives, recipient, addressLine, method } = first
  const oneDay = orders.every((order) => order.arrives === arrives) && isAhead(arrives, now)
  return parts.factColumns([
    ...(oneDay ? [{ label: text(lang, 'mail.order.day'), value: mailDay(lang, arrives) }] : []),
    { label: text(lang, 'orders.details.address'), value: `${recipient}\n${addressLine}` },
    {
      label: text(lang, 'orders.details.method'),
      value: text(lang, isPaidOnDelivery(method) ? 'orders.method.cash' : 'orders.method.sandbox'),
    },
  ])
}
