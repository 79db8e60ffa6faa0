import { pickText, type Text } from '#contract/core/languages.ts'
import { kindsOf } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/context.ts'
import { sampleOrder } from '#server/orders/messages/sample-mails.service.ts'
import type { MailContent } from '#server/platform/messaging/mail/mail-template.ts'
import { frameOf, sampleNotificationMails } from '#server/platform/messaging/member-notifications.ts'
import { caseMail } from './case-mails.ts'

const caseNo = 'R261126-T4QD9HKX7M'
const messages: Text = {
  ka: 'გამარჯობა! ხვალ კურიერი ამანათს წაიღებს. დილა გაწყობს?',
  en: 'Hello! The courier picks the parcel up tomorrow. Does the morning suit you?',
  ru: 'Здравствуйте! Курьер заберёт посылку завтра. Утром вам удобно?',
  zh: '您好！快递员明天上门取件，上午方便吗？',
}

/** A mail of every kind about a case of one item. */
export async function sampleCaseMails(ctx: Ctx): Promise<Record<string, MailContent>> {
  const { lines, storeName, total } = await sampleOrder(ctx)
  const items = lines.slice(0, 1).map(({ position, offerId, productId, name, picture, options, quantity, lineTotal }) => ({
    ...{ position, offerId, productId, name, picture, options, quantity },
    amount: lineTotal,
  }))
  return sampleNotificationMails(
    ctx,
    kindsOf('afterSales'),
    (kind) => ({ caseNo, total, ...(kind === 'caseMessage' ? { text: pickText(messages, ctx.lang).text } : {}) }),
    (notified) => caseMail(frameOf(ctx), notified, { storeName, lines: items }),
  )
}
