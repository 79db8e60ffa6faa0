import type { Language } from '#contract/core/languages.ts'
import { formatGel } from '#contract/core/money.ts'
import type { KindOf, Params } from '#contract/notifications/kinds.ts'
import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import { isAhead, mailDay } from '#server/platform/messaging/mail/mail-days.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
import * as parts from '#server/platform/messaging/mail/mail-parts.ts'
import type { NotificationText } from '#server/platform/messaging/member-notifications.ts'
import { text } from '#server/platform/texts.ts'
import type { MessageItem, MessageOrder, MessageParcel } from './message-orders.service.ts'

type OrderKind = KindOf<'orders'>

/** What an order mail is about: orders of one purchase, in the language of the mail. */
interface OrderFacts {
  orders: MessageOrder[]
  /** Of the first order, where a parcel is what the mail is about. */
  parcel?: MessageParcel | undefined
  now: Date
}

/** How many steps of the way are done where a mail shows it: placed, packed, shipped, delivered. */
const stepsDone: Partial<Record<OrderKind, number>> = {
  orderPlaced: 1,
  orderPlacedCash: 1,
  orderPaid: 1,
  orderPartShipped: 2,
  orderShipped: 3,
  orderDelivered: 4,
}
const steps = ['placed', 'packed', 'shipped', 'delivered'] as const
/** The items have not come yet: day and address are shown. */
const isComing = (kind: OrderKind): boolean => (stepsDone[kind] ?? steps.length) < steps.length
/** In part, in whole or delivered: what can be returned is said. */
const isShipped = (kind: OrderKind): boolean => kind === 'orderPartShipped' || kind === 'orderShipped' || kind === 'orderDelivered'
/** Most lines a mail lists of an order. */
const maxLines = 12

/** The mail about an order, or about what became of it or of its money: its way, its items with pictures, day, address, sum and the next step. */
export function orderMail(frame: MailFrame, notification: NotificationText<OrderKind>, { orders, parcel, now }: OrderFacts): MailContent {
  const { lang, origin } = frame
  const { kind, params } = notification
  const title = kind === 'orderPlaced' || kind === 'orderPlacedCash' ? text(lang, 'mail.order.thanks') : notification.title
  const done = stepsDone[kind]
  const link = { label: actionOf(lang, kind, params, orders.length || 1), href: origin + notification.link }
  return renderMail(frame, {
    subject: subjectOf(lang, notification.title, parcel?.items ?? orders.flatMap((order) => order.lines), params),
    preheader: notification.text,
    title,
    parts: [
      parts.paragraph(notification.text),
      done === undefined ? undefined : parts.stepBars({ labels: steps.map((step) => text(lang, `mail.order.step.${step}`)) }, done),
      parts.button(link),
      isComing(kind) ? deliveryOf(lang, { orders, parcel, now }) : undefined,
      ...orders.map((order) => {
        const note = isComing(kind) && orders.length > 1 && isAhead(order.arrives, now) ? arrivalOf(lang, order) : undefined
        return itemsOf(frame, { from: order.storeName, note }, parcel?.items ?? order.lines)
      }),
      done === undefined || orders.length === 0 || parcel?.items ? undefined : sumsOf(lang, orders),
      isShipped(kind) ? parts.smallPrint(text(lang, 'mail.order.returns')) : undefined,
    ],
    isSwitchable: true,
  })
}

/** The event with the first item; without items, which a new order always has, with the number. */
function subjectOf(lang: Language, title: string, items: readonly MessageItem[], { numbers = '' }: Params): string {
  const [first] = items
  const about = first ? text(lang, 'mail.order.items', { name: parts.itemName(first.name), more: items.length - 1 }) : numbers
  return text(lang, 'mail.order.subject', { title, about })
}

function actionOf(lang: Language, kind: OrderKind, { total = 0 }: Params, orders: number): string {
  if (kind === 'orderPlaced') return text(lang, 'mail.order.pay', { total: formatGel(Number(total)) })
  return kind === 'orderDelivered' ? text(lang, 'mail.order.confirm') : text(lang, 'mail.order.open', { orders })
}

const arrivalOf = (lang: Language, { arrives }: MessageOrder) => text(lang, 'mail.order.arrives', { day: mailDay(lang, arrives) })

/** Items with their sums; those of a parcel have none, as a sum is of all units of a line. */
function itemsOf(
  { lang, origin }: MailFrame,
  head: { from: string; note: string | undefined },
  lines: readonly (MessageItem & { lineTotal?: number })[],
): parts.MailPart {
  const items = lines.slice(0, maxLines).map(({ name, options, picture, productId, offerId, quantity, lineTotal }) => ({
    name,
    picture,
    href: `${origin}/details?id=${productId}&offer=${offerId}`,
    detail: [...options, ...(quantity > 1 ? [`× ${quantity}`] : [])].join(' · ') || undefined,
    sum: lineTotal === undefined ? undefined : formatGel(lineTotal),
  }))
  const list = parts.itemList(origin, items, head)
  if (lines.length <= maxLines) return list
  const rest = parts.smallPrint(text(lang, 'mail.order.rest', { count: lines.length - maxLines }))
  return { html: list.html + rest.html, text: `${list.text}\n${rest.text}` }
}

function sumsOf(lang: Language, orders: MessageOrder[]): parts.MailPart {
  const sum = (part: 'subtotal' | 'savings' | 'total') => orders.reduce((all, order) => all + order[part], 0)
  const savings = sum('savings')
  return parts.sumTable([
    { label: text(lang, 'orders.details.subtotal'), sum: formatGel(sum('subtotal')) },
    ...(savings > 0 ? [{ label: text(lang, 'cart.sum.savings'), sum: formatGel(-savings) }] : []),
    { label: text(lang, 'cart.sum.delivery'), sum: text(lang, 'cart.sum.free') },
    { label: text(lang, 'cart.sum.total'), sum: formatGel(sum('total')) },
  ])
}

/** When it comes, where several parcels do not come on several days, where to, who brings it, and how it is paid. */
function deliveryOf(lang: Language, { orders, parcel, now }: OrderFacts): parts.MailPart | undefined {
  const [first] = orders
  if (!first) return undefined
  const { arrives, recipient, addressLine, method } = first
  const tracking = [parcel?.carrier, parcel?.trackingNo].filter(Boolean).join('\n')
  const oneDay = orders.every((order) => order.arrives === arrives) && isAhead(arrives, now)
  return parts.factColumns([
    ...(oneDay ? [{ label: text(lang, 'mail.order.day'), value: mailDay(lang, arrives) }] : []),
    { label: text(lang, 'orders.details.address'), value: `${recipient}\n${addressLine}` },
    ...(tracking ? [{ label: text(lang, 'mail.order.parcel'), value: tracking }] : []),
    {
      label: text(lang, 'orders.details.method'),
      value: text(lang, isPaidOnDelivery(method) ? 'orders.method.cash' : 'orders.method.sandbox'),
    },
  ])
}
