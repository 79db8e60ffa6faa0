import type { Language } from '#contract/core/languages.ts'
import type { OrderKind } from '#contract/notifications/constants.ts'
import type { Ctx } from '#server/context.ts'
import { ordersForMessage, recipientOf } from '#server/orders/message-orders.service.ts'
import { deliver, frameOf } from './delivery.service.ts'
import { orderMail } from './mails/order-mails.ts'

/** What a member is told about orders. */
export interface OrderNotice {
  /** UUID; the notification's id. */
  id: string
  kind: OrderKind
  memberId: string
  /** The language of the order, which the mail is in. */
  lang: Language
  orderNos: string[]
  /** Tetri. */
  total: number
  /** For how long the items are reserved, where they wait to be paid for. */
  minutes?: number | undefined
}

/** Notifies a member of an order, see {@link deliver}. */
export function notifyOfOrder(ctx: Ctx, { id, kind, memberId, lang, orderNos, total, minutes }: OrderNotice): Promise<void> {
  return deliver(ctx, {
    ...{ id, kind, memberId, lang, subject: 'order' },
    params: () => ({ numbers: orderNos.join(', '), total, ...(minutes === undefined ? {} : { minutes }) }),
    mail: async (ctx, params) => orderMail(frameOf(ctx), { kind, params, orders: await ordersForMessage(ctx, orderNos), now: ctx.now() }),
  })
}

/** Notifies those who placed orders of what happened to them or to their money; `total` is the first one's unless given. */
export async function notifyOfOrderNo(ctx: Ctx, notice: Pick<OrderNotice, 'id' | 'kind' | 'orderNos'> & { total?: number }): Promise<void> {
  const recipient = await recipientOf(ctx, notice.orderNos[0] ?? '')
  if (recipient) await notifyOfOrder(ctx, { total: recipient.total, ...notice, memberId: recipient.memberId, lang: recipient.lang })
}
