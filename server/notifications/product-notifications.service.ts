import { pickText, type Text } from '#contract/core/languages.ts'
import type { ProductKind, ReviewKind } from '#contract/notifications/constants.ts'
import { cardsOf } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { deliver, frameOf } from './delivery.service.ts'
import { productMail } from './mails/product-mails.ts'

/** What a member is told about an offer that they wait for, or about their review of a product. */
export interface ProductNotice {
  /** UUID; the notification's id. */
  id: string
  kind: ProductKind | ReviewKind
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

/** Notifies a member of a product, see {@link deliver}. */
export function notifyOfProduct(ctx: Ctx, notice: ProductNotice): Promise<void> {
  const { id, kind, memberId, productId, name, offerId, time, reason, total, before } = notice
  const given = Object.entries({ offerId, time, reason, total, before }).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  return deliver(ctx, {
    ...{ id, kind, memberId, subject: 'product' },
    params: (lang) => ({ name: pickText(name, lang).text, productId, ...Object.fromEntries(given) }),
    mail: async (ctx, params) => {
      const [card] = await cardsOf(ctx, [productId])
      return productMail(frameOf(ctx), { kind, params, card })
    },
  })
}
