import { pickText, type Text } from '#contract/core/languages.ts'
import type { KindOf } from '#contract/notifications/kinds.ts'
import { ordersForMessage } from '#server/orders/messages/message-orders.service.ts'
import { frameOf, notification, type NewNotification, type Notifications } from '#server/platform/messaging/member-notifications.ts'
import { groupMail } from './messages/group-mails.ts'

/** A group as its events name it. */
interface GroupFacts {
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
}
interface Seated {
  memberId: string
  orderNo: string
}

/** Notifies members of their group, each in their own language. */
const ofMembers = (
  kind: KindOf<'groups'>,
  { name, seatsLeft, size, deadline, joiner }: GroupFacts,
  members: readonly Seated[],
): NewNotification[] =>
  members.map(({ memberId, orderNo }) =>
    notification({
      ...{ kind, memberId },
      params: (lang) => ({
        ...{ name: pickText(name, lang).text, orderNo, count: seatsLeft, until: deadline },
        ...(joiner ? { joiner } : {}),
      }),
      mail: async (ctx, notified) => {
        const [order] = await ordersForMessage(ctx, [orderNo])
        return groupMail(frameOf(ctx), notified, { order, size })
      },
    }),
  )

export const groupNotifications: Notifications = {
  'group.opened': (_, { member, ...group }) => ofMembers('groupOpened', group, [member]),
  'group.joined': (_, { member, others, joiner, ...group }) => [
    ...ofMembers('groupSeat', group, [member]),
    ...ofMembers('groupJoined', { ...group, joiner }, others),
  ],
  'group.leaderChanged': (_, { member, ...group }) => ofMembers('groupLeader', group, [member]),
  'group.succeeded': (_, { members, ...group }) => ofMembers('groupSucceeded', group, members),
  'group.expired': (_, { members, ...group }) => ofMembers('groupExpired', group, members),
}
