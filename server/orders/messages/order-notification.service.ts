import type { Language } from '#contract/core/languages.ts'
import type { KindOf } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/context.ts'
import { frameOf, notification, type NewNotification } from '#server/platform/messaging/member-notifications.ts'
import { ordersForMessage, parcelForMessage, recipientOf } from './message-orders.service.ts'
import { orderMail } from './order-mails.ts'

/** What a member is told about orders. */
interface OrderFacts {
  memberId: string
  /** The language of the order, which the mail is in. */
  lang: Language
  orderNos: readonly string[]
  /** Tetri. */
  total: number
  /** For how long the items are reserved, where they wait to be paid for. */
  minutes?: number | undefined
  /** The parcel that it is about, of one order. */
  parcelId?: string | undefined
}

/** Notifies a member of orders of one purchase. */
export function orderNotification(
  kind: KindOf<'orders'>,
  { memberId, lang, orderNos, total, minutes, parcelId }: OrderFacts,
): NewNotification {
  return notification({
    ...{ kind, memberId, lang },
    params: () => ({ numbers: orderNos.join(', '), total, ...(minutes === undefined ? {} : { minutes }) }),
    mail: async (ctx, notified) => {
      const orders = await ordersForMessage(ctx, [...orderNos])
      const parcel = parcelId && orders[0] ? await parcelForMessage(ctx, orders[0], parcelId) : undefined
      return orderMail(frameOf(ctx), notified, { orders, parcel, now: ctx.now() })
    },
  })
}

/** Notifies who placed orders of what happened to them or to their money; `total` is the first one's unless given. Nobody where they are unknown. */
export async function placedOrderNotification(
  ctx: Ctx,
  kind: KindOf<'orders'>,
  { orderNos, total, parcelId }: { orderNos: readonly string[]; total?: number; parcelId?: string | undefined },
): Promise<NewNotification | undefined> {
  const recipient = await recipientOf(ctx, orderNos[0] ?? '')
  const { memberId, lang } = recipient ?? {}
  if (!memberId || !lang) return undefined
  return orderNotification(kind, { memberId, lang, orderNos, total: total ?? recipient!.total, parcelId })
}
