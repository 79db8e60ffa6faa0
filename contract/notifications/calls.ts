import { Type, type Static } from 'typebox'
import { defineCalls, Enum, Instant, Obj, Page, PageNo, PageSize, StoreMemberId, Uuid } from '#contract/core/call.ts'

/** What a member is told. Security first; each kind has a title and a text in `locales/<lang>/notifications.json`. */
export const notificationKinds = [
  'passwordChanged',
  'passwordReset',
  'newBrowser',
  'manyFailedLogins',
  'signedOutEverywhere',
  'providerLinked',
  'providerUnlinked',
  'contactChanged',
  'dataExported',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const Notification = Obj({
  id: Uuid,
  kind: Enum(...notificationKinds),
  /** Both in the language of the request. */
  title: Type.String(),
  text: Type.String(),
  /** The page where something can be done about it. */
  link: Type.Optional(Type.String()),
  createdAt: Instant,
  read: Type.Boolean(),
})
export type Notification = Static<typeof Notification>

const Unread = Obj({ unread: Type.Integer() })

export const notificationsCalls = defineCalls({
  /** The newest first, 10 a page. */
  'GET mall/notifications': {
    access: 'member',
    query: Obj({ pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
    reply: Obj({ page: Page(Notification), unread: Type.Integer() }),
  },
  'GET mall/notifications/unread': { access: 'member', reply: Unread },
  /** Marks as read: those named, or all. A stranger's id is no matter and changes nothing. */
  'POST pc/mall/userNew/updateNoticeState': {
    access: 'member',
    body: Obj({
      storeMemberId: StoreMemberId,
      ids: Type.Optional(Type.Array(Uuid, { maxItems: 200 })),
      all: Type.Optional(Type.Boolean()),
    }),
    reply: Unread,
  },
})
