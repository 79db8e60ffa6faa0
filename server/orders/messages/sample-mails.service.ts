import { deliveryDay } from '#contract/checkout/delivery.ts'
import { pickText, type Text } from '#contract/core/languages.ts'
import { kindsOf } from '#contract/notifications/kinds.ts'
import { recommendations } from '#server/catalogue/home/home.service.ts'
import type { Ctx } from '#server/context.ts'
import type { MailContent } from '#server/platform/messaging/mail/mail-template.ts'
import { frameOf, sampleNotificationMails } from '#server/platform/messaging/member-notifications.ts'
import type { MessageOrder } from './message-orders.service.ts'
import { orderMail } from './order-mails.ts'

const orderNo = '261126-KX7MT4QD9H'
const recipient: Text = { ka: 'ნინო ბერიძე', en: 'Nino Beridze', ru: 'Нино Беридзе', zh: '王芳' }
const address: Text = {
  ka: 'თბილისი, ჭავჭავაძის გამზირი 37, ბინა 12',
  en: 'Tbilisi, 37 Chavchavadze Ave, flat 12',
  ru: 'Тбилиси, пр. Чавчавадзе, 37, кв. 12',
}

const sampleParcel = { carrier: 'Georgian Post', trackingNo: 'RR123456785GE' }

/** An order of the items that the home page recommends, as mails show it; for `sampleMails`. */
export async function sampleOrder(ctx: Ctx): Promise<MessageOrder> {
  const cards = (await recommendations(ctx, { pageSize: 4 })).results
  const lines = cards.map(({ offerId, productId, name, picture, price }, position) => {
    const quantity = position === 0 ? 2 : 1
    return {
      ...{ orderNo, position, offerId, productId, name, picture, options: [], quantity, price },
      ...{ lineTotal: price * quantity, compareAtPrice: null, adjustments: [], terms: 'plain' as const },
      ...{ refundedQuantity: 0, shippedQuantity: 0 },
    }
  })
  const total = lines.reduce((sum, line) => sum + line.lineTotal, 0)
  const storeName = cards[0]?.storeName ?? 'Kalata'
  const sums = { subtotal: total + 2000, savings: 2000, total }
  const to = { recipient: pickText(recipient, ctx.lang).text, addressLine: pickText(address, ctx.lang).text }
  return { orderNo, storeName, method: 'card', arrives: deliveryDay(ctx.now()), ...sums, ...to, lines }
}

/** A mail of every kind about orders. */
export async function sampleOrderMails(ctx: Ctx): Promise<Record<string, MailContent>> {
  const order = await sampleOrder(ctx)
  return sampleNotificationMails(
    ctx,
    kindsOf('orders'),
    (kind) => ({ numbers: orderNo, total: order.total, ...(kind === 'orderPlaced' ? { minutes: 15 } : {}) }),
    (notified) => {
      const method = notified.kind === 'orderPlacedCash' ? 'cash_on_delivery' : 'card'
      const items = order.lines.slice(0, 2).map((line) => ({ ...line, lineTotal: undefined }))
      const parcel = { ...sampleParcel, ...(notified.kind === 'orderPartShipped' ? { items } : {}) }
      return orderMail(frameOf(ctx), notified, {
        orders: [{ ...order, method }],
        ...(notified.kind === 'orderShipped' || notified.kind === 'orderPartShipped' ? { parcel } : {}),
        now: ctx.now(),
      })
    },
  )
}
