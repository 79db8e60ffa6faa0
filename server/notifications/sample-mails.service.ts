import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { deliveryDay } from '#contract/checkout/delivery.ts'
import type { Language } from '#contract/core/languages.ts'
import {
  caseKinds,
  groupKinds,
  orderKinds,
  productKinds,
  reviewKinds,
  securityKinds,
  type NotificationKind,
  type OrderKind,
} from '#contract/notifications/constants.ts'
import { recommendations } from '#server/catalogue/home.service.ts'
import type { Ctx } from '#server/context.ts'
import type { MessageOrder } from '#server/orders/message-orders.service.ts'
import type { MailContent } from '#server/platform/messaging/mail-template.ts'
import { frameOf } from './delivery.service.ts'
import { caseMail, type MailedCase } from './mails/case-mails.ts'
import { feedbackMail } from './mails/feedback-mails.ts'
import { groupMail } from './mails/group-mails.ts'
import { orderMail } from './mails/order-mails.ts'
import { productMail } from './mails/product-mails.ts'
import { securityMail } from './mails/security-mails.ts'
import type { Params } from './notification-texts.ts'

const day = 24 * 3_600_000
const orderNo = '261126-KX7MT4QD9H'
const caseNo = 'R261126-T4QD9HKX7M'
const people: Record<Language, { recipient: string; addressLine: string; joiner: string; reply: string; message: string }> = {
  ka: {
    recipient: 'ნინო ბერიძე',
    addressLine: 'თბილისი, ჭავჭავაძის გამზირი 37, ბინა 12',
    joiner: 'გიორგი მ.',
    reply: 'მადლობა, რომ მოგვწერე! ძიება გავასწორეთ: ახლა ფერითაც შეგიძლია მოძებნო.',
    message: 'გამარჯობა! ხვალ კურიერი ამანათს წაიღებს. დილა გაწყობს?',
  },
  en: {
    recipient: 'Nino Beridze',
    addressLine: 'Tbilisi, 37 Chavchavadze Ave, flat 12',
    joiner: 'Giorgi M.',
    reply: 'Thank you for writing! We have mended the search: you can now look for a colour, too.',
    message: 'Hello! The courier picks the parcel up tomorrow. Does the morning suit you?',
  },
  ru: {
    recipient: 'Нино Беридзе',
    addressLine: 'Тбилиси, пр. Чавчавадзе, 37, кв. 12',
    joiner: 'Георгий М.',
    reply: 'Спасибо, что написали! Мы исправили поиск: теперь можно искать и по цвету.',
    message: 'Здравствуйте! Курьер заберёт посылку завтра. Утром вам удобно?',
  },
  zh: {
    recipient: '王芳',
    addressLine: 'თბილისი, ჭავჭავაძის გამზირი 37, ბინა 12',
    joiner: '王*',
    reply: '感谢您的反馈！我们已改进搜索，现在也可以按颜色查找商品。',
    message: '您好！快递员明天上门取件，上午方便吗？',
  },
}

/** A mail of every kind of notification, in the language of the ctx, with the items that the home page recommends. */
export async function sampleNotificationMails(ctx: Ctx): Promise<Record<NotificationKind, MailContent>> {
  const cards = (await recommendations(ctx, { pageSize: 4 })).results
  const frame = frameOf(ctx)
  const person = people[ctx.lang]
  const order = sampleOrder(ctx, cards)
  const [card] = cards
  const productParams: Params = {
    ...{ name: card?.name ?? '', productId: card?.productId ?? 0, offerId: card?.offerId ?? 0, reason: 'offTopic' },
    time: new Date(ctx.now().getTime() + 3_600_000).toISOString(),
  }
  const cheaper: Params = { ...productParams, total: card?.price ?? 0, before: Math.ceil(((card?.price ?? 0) * 1.25) / 100) * 100 }
  const groupParams: Params = {
    ...{ name: card?.name ?? '', orderNo, joiner: person.joiner },
    until: new Date(ctx.now().getTime() + day).toISOString(),
  }
  const securityParams: Params = { provider: 'Google', account: 'n***@example.ge', browser: 'Firefox', system: 'Linux', ip: '203.0.113.7' }
  return {
    ...each(orderKinds, (kind) => orderMail(frame, { kind, ...orderFacts(kind, order), now: ctx.now() })),
    ...each(groupKinds, (kind) =>
      groupMail(frame, { kind, params: { ...groupParams, count: kind === 'groupSucceeded' ? 0 : 2 }, order, size: 3 }),
    ),
    ...each(productKinds, (kind) => productMail(frame, { kind, params: kind === 'favouriteCheaper' ? cheaper : productParams, card })),
    ...each(reviewKinds, (kind) => productMail(frame, { kind, params: productParams, card })),
    ...each(caseKinds, (kind) => {
      const message = kind === 'caseMessage' ? { text: person.message } : {}
      return caseMail(frame, { kind, params: { caseNo, total: order.total, ...message }, about: sampleCase(order) })
    }),
    ...each(securityKinds, (kind) => securityMail(frame, { kind, params: securityParams, at: ctx.now() })),
    feedbackReplied: feedbackMail(frame, { text: person.reply }),
  }
}

function each<K extends NotificationKind>(kinds: readonly K[], mail: (kind: K) => MailContent): Record<K, MailContent> {
  return Object.fromEntries(kinds.map((kind) => [kind, mail(kind)])) as Record<K, MailContent>
}

const orderFacts = (kind: OrderKind, order: MessageOrder) => ({
  params: { numbers: orderNo, total: order.total, ...(kind === 'orderPlaced' ? { minutes: 15 } : {}) } satisfies Params,
  orders: [{ ...order, method: kind === 'orderPlacedCash' ? ('cash_on_delivery' as const) : ('card' as const) }],
})

function sampleOrder({ lang, now }: Ctx, cards: ProductCard[]): MessageOrder {
  const { recipient, addressLine } = people[lang]
  const lines = cards.map(({ offerId, productId, name, picture, price }, place) => {
    const quantity = place === 0 ? 2 : 1
    const placed = {
      orderNo,
      position: place,
      offerId,
      productId,
      name,
      picture,
      options: [],
      quantity,
      price,
      lineTotal: price * quantity,
    }
    return { ...placed, compareAtPrice: null, adjustments: [], terms: 'plain' as const, refundedQuantity: 0, shippedQuantity: 0 }
  })
  const total = lines.reduce((sum, line) => sum + line.lineTotal, 0)
  const storeName = cards[0]?.storeName ?? 'Kalata'
  return {
    orderNo,
    storeName,
    method: 'card',
    arrives: deliveryDay(now()),
    subtotal: total + 2000,
    savings: 2000,
    total,
    recipient,
    addressLine,
    lines,
  }
}

function sampleCase({ lines, storeName }: MessageOrder): MailedCase {
  const first = lines.slice(0, 1).map(({ position, offerId, productId, name, picture, options, quantity, lineTotal }) => ({
    ...{ position, offerId, productId, name, picture, options, quantity },
    amount: lineTotal,
  }))
  return { storeName, lines: first }
}
