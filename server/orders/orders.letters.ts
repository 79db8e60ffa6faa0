import { formatGel } from '#contract/core/money.ts'
import { bcp47, type Language } from '#contract/core/languages.ts'
import type { Mail } from '#server/platform/messaging/mail.ts'
import { text } from '../platform/texts.ts'

interface About {
  orders: { orderNo: string; storeName?: string; total: number; lines?: { name: string; quantity: number; lineTotal: number }[] }[]
  total: number
  origin: string
}

const escaped = (plain: string) => plain.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** The letter about orders that were placed, placed to be paid at the door, or paid. */
export function orderLetter(lang: Language, what: 'placed' | 'placedCash' | 'paid', { orders, total, origin }: About): Omit<Mail, 'to'> {
  const say = (id: string, params = {}) => text(lang, `orders.mail.${id}`, params)
  const numbers = orders.map((order) => order.orderNo).join(', ')
  const subject = say(`${what}.subject`, { number: orders[0]!.orderNo, count: orders.length })
  const lead = say(`${what}.text`, { numbers, count: orders.length, total: formatGel(total) })
  const link = `${origin}/orderDetail/${orders[0]!.orderNo}`
  const goods = orders
    .flatMap((order) => order.lines ?? [])
    .map((line) => ({ what: `${line.name} × ${line.quantity}`, sum: formatGel(line.lineTotal) }))
  const rows = goods.map(
    (row) =>
      `<tr><td style="padding:6px 0">${escaped(row.what)}</td><td align="right" style="padding:6px 0 6px 16px;white-space:nowrap">${row.sum}</td></tr>`,
  )
  return {
    lang,
    subject,
    text: [lead, goods.map((row) => `${row.what}: ${row.sum}`).join('\n'), `${say('total')}: ${formatGel(total)}`, link, say('name')]
      .filter(Boolean)
      .join('\n\n'),
    html: `<!doctype html><html lang="${bcp47[lang]}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f7f4f0;font-family:'Google Sans','Noto Sans Georgian','Noto Sans',Arial,sans-serif;color:#211a1c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:20px">
<tr><td style="padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f">${say('name')}</td></tr>
<tr><td style="padding:20px 32px 0;font-size:16px;line-height:24px">${escaped(lead)}</td></tr>
<tr><td style="padding:16px 32px 0;font-size:14px;line-height:20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}
<tr><td style="padding:12px 0;font-weight:700">${say('total')}</td><td align="right" style="padding:12px 0;font-weight:700;white-space:nowrap">${formatGel(total)}</td></tr></table></td></tr>
<tr><td style="padding:16px 32px 32px"><a href="${escaped(link)}" style="display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px">${say('open')}</a></td></tr>
</table></td></tr></table></body></html>`,
  }
}
