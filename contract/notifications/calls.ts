import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum, Instant, Obj, Page, PageNo, PageSize, StoreMemberId, Uuid, calls, get, post } from '#contract/core/call.ts'
import { switchedChannels } from './channels.ts'
import { notificationKinds, topicNames } from './kinds.ts'

export const Notification = Obj({
  id: Uuid,
  kind: Enum(...notificationKinds),
  /** Both in the language of the request. */
  title: Type.String(),
  text: Type.String(),
  /** The page where something can be done about it. */
  link: Type.Optional(Type.String()),
  /** Of the item it is about, or of an order's first. */
  picture: Type.Optional(Picture),
  createdAt: Instant,
  read: Type.Boolean(),
})
export type Notification = Static<typeof Notification>

const Topic = Enum(...topicNames)
const Channel = Enum(...switchedChannels)
/** Whether a member is notified of a topic by a channel. */
export const NotificationSetting = Obj({
  topic: Topic,
  channel: Channel,
  isOn: Type.Boolean(),
  /** It cannot be switched off. */ isFixed: Type.Boolean(),
})
export type NotificationSetting = Static<typeof NotificationSetting>
const Settings = Type.Array(NotificationSetting)

const Unread = Obj({ unread: Type.Integer() })

export const notificationsCalls = calls('notifications', {
  list: get('mall/notifications', {
    summary: 'Notifications, by page',
    description: 'The newest first, 10 a page unless `pageSize` says otherwise.',
    access: 'member',
    query: Obj({ pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize), topic: Type.Optional(Topic) }),
    reply: Obj({ page: Page(Notification), unread: Type.Integer() }),
  }),
  unreadCount: get('mall/notifications/unread', { summary: 'The number of unread notifications', access: 'member', reply: Unread }),
  markRead: post('pc/mall/userNew/updateNoticeState', {
    summary: 'Mark notifications as read',
    description: 'Those in `ids`, or all. Ids of other members are ignored.',
    access: 'member',
    body: Obj({
      storeMemberId: StoreMemberId,
      ids: Type.Optional(Type.Array(Uuid, { maxItems: 200 })),
      all: Type.Optional(Type.Boolean()),
    }),
    reply: Unread,
  }),
  settings: get('mall/notifications/settings', {
    summary: 'What the member is told by topic and channel',
    access: 'member',
    reply: Settings,
  }),
  changeSetting: post('mall/notifications/settings', {
    summary: 'Switch a channel of a topic on or off',
    description: 'Answers with all settings. Idempotent. What is about security cannot be switched off.',
    access: 'member',
    body: Obj({ topic: Topic, channel: Channel, isOn: Type.Boolean() }),
    reply: Settings,
  }),
})
