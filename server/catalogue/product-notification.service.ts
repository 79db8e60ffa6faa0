import { pickText, type Text } from '#contract/core/languages.ts'
import { kindsOf, type KindOf, type Params } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/context.ts'
import type { MailContent } from '#server/platform/messaging/mail/mail-template.ts'
import { frameOf, notification, sampleNotificationMails, type NewNotification } from '#server/platform/messaging/member-notifications.ts'
import { cardsOf } from './catalogue.service.ts'
import { recommendations } from './home/home.service.ts'
import { productMail } from './product-mails.ts'

/** What a member is told about an offer that they wait for, or about their review of a product. */
interface ProductFacts {
  memberId: string
  productId: number
  offerId?: number
  name: Text
  /** ISO 8601: when it starts, or until when it is reserved. */
  time?: string
  /** Why a review was hidden. */
  reason?: string
  /** Tetri: what a favourite costs now, and when it was added. */
  total?: number
  before?: number
}

/** Notifies a member of a product, with its name in their language; the mail shows its card. */
export function productNotification(kind: KindOf<'products' | 'reviews'>, { memberId, name, ...facts }: ProductFacts): NewNotification {
  const { productId, offerId, time, reason, total, before } = facts
  const given = Object.entries({ offerId, time, reason, total, before }).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  return notification({
    ...{ kind, memberId },
    params: (lang) => ({ name: pickText(name, lang).text, productId, ...Object.fromEntries(given) }),
    mail: async (ctx, notified) => productMail(frameOf(ctx), notified, (await cardsOf(ctx, [productId]))[0]),
  })
}

/** A mail of every kind about products and reviews, of the first item that the home page recommends. */
export async function sampleProductMails(ctx: Ctx): Promise<Record<string, MailContent>> {
  const [card] = (await recommendations(ctx, { pageSize: 1 })).results
  const price = card?.price ?? 0
  const params: Params = {
    ...{ name: card?.name ?? '', productId: card?.productId ?? 0, offerId: card?.offerId ?? 0, reason: 'offTopic' },
    time: new Date(ctx.now().getTime() + 3_600_000).toISOString(),
  }
  const cheaper: Params = { ...params, total: price, before: Math.ceil((price * 1.25) / 100) * 100 }
  return sampleNotificationMails(
    ctx,
    [...kindsOf('products'), ...kindsOf('reviews')],
    (kind) => (kind === 'favouriteCheaper' ? cheaper : params),
    (notified) => productMail(frameOf(ctx), notified, card),
  )
}
