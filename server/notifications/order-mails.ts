import { reservationMinutes } from '#contract/checkout/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { formatGel } from '#contract/core/money.ts'
import type { OrderKind } from '#contract/notifications/constants.ts'
import { button, escapeHtml, paragraph, renderMail, renderNotice, type MailContent } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText, type Params } from './notification-texts.ts'

/** What an order mail is about: the order numbers of one purchase, its lines where they are listed, and its sum. Tetri. */
interface OrderMail {
  orderNos: string[]
  lines?: { name: string; quantity: number; lineTotal: number }[]
  total: number
  /** For how long the items are reserved. */
  minutes?: number | undefined
  origin: string
}

/** The mail about a purchase that was placed, placed as cash on delivery, or paid. Its link opens the first order. */
export function orderMail(
  lang: Language,
  event: 'placed' | 'placedCash' | 'paid',
  { orderNos, lines = [], total, minutes = reservationMinutes, origin }: OrderMail,
): MailContent {
  const [first = ''] = orderNos
  const lead = text(lang, `mail.order.${event}.text`, { numbers: orderNos.join(', '), total: formatGel(total), minutes })
  const rows = lines.map((line) => ({ label: `${line.name} × ${line.quantity}`, sum: formatGel(line.lineTotal) }))
  const totalRow = { label: text(lang, 'mail.order.total'), sum: formatGel(total) }
  const href = `${origin}/orderDetail/${first}`
  return renderMail(lang, {
    subject: text(lang, `mail.order.${event}.subject`, { number: first }),
    sender: text(lang, 'mail.order.name'),
    text: [lead, rows.map((row) => `${row.label}: ${row.sum}`).join('\n'), `${totalRow.label}: ${totalRow.sum}`, href],
    sections: [paragraph(escapeHtml(lead)), sumTable(rows, totalRow), button({ label: text(lang, 'mail.order.open'), href })],
    width: 520,
  })
}

/** The mail about what happened to an order after it was placed or paid: the notification's title and text. */
export function orderNoticeMail(lang: Language, about: { kind: OrderKind; params: Params; origin: string }): MailContent {
  const { kind, params, origin } = about
  const link = { label: text(lang, 'mail.order.open'), href: origin + linkOf(kind, params) }
  return renderNotice(lang, { ...notificationText(lang, kind, params), link })
}

interface SumRow {
  label: string
  sum: string
}

function sumTable(rows: SumRow[], total: SumRow): string {
  const cells = rows.map(
    ({ label, sum }) =>
      `<tr><td style="padding:6px 0">${escapeHtml(label)}</td><td align="right" style="padding:6px 0 6px 16px;white-space:nowrap">${sum}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:14px;line-height:20px">${cells.join('')}
<tr><td style="padding:12px 0;font-weight:700">${escapeHtml(total.label)}</td><td align="right" style="padding:12px 0;font-weight:700;white-space:nowrap">${total.sum}</td></tr></table>`
}
