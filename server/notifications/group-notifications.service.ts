import { createHash } from 'node:crypto'
import { pickText, type Text } from '#contract/core/languages.ts'
import type { GroupKind } from '#contract/notifications/constants.ts'
import type { Ctx } from '#server/context.ts'
import { ordersForMessage } from '#server/orders/message-orders.service.ts'
import { deliver, frameOf } from './delivery.service.ts'
import { groupMail } from './mails/group-mails.ts'

/** What the members of a group are told. */
export interface GroupNotice {
  /** UUID of the event's delivery: each member's notification has an id made of it. */
  id: string
  kind: GroupKind
  /** The item. */
  name: Text
  /** Seats that are still to be paid. */
  seatsLeft: number
  /** All seats, where the event names them. */
  size?: number
  /** ISO 8601. */
  deadline: string
  /** Who joined, where somebody did. */
  joiner?: string
  members: readonly { memberId: string; orderNo: string }[]
}

/** Notifies members of their group, each in their own language, see {@link deliver}. */
export async function notifyOfGroup(ctx: Ctx, { id, kind, name, seatsLeft, size, deadline, joiner, members }: GroupNotice): Promise<void> {
  for (const { memberId, orderNo } of members) {
    const about = { orderNo, count: seatsLeft, until: deadline, ...(joiner ? { joiner } : {}) }
    await deliver(ctx, {
      ...{ id: ownId(id, memberId), kind, memberId, subject: 'group' },
      params: (lang) => ({ name: pickText(name, lang).text, ...about }),
      mail: async (ctx, params) => {
        const [order] = await ordersForMessage(ctx, [orderNo])
        return groupMail(frameOf(ctx), { kind, params, order, size })
      },
    })
  }
}

/** The same id for the same delivery and member, whichever attempt it is. */
function ownId(id: string, memberId: string): string {
  const hash = createHash('sha256').update(`${id} ${memberId}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}
