import { notificationsCalls } from '#contract/notifications/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { countUnread, listNotifications, markRead } from './notifications.service.ts'

export const notificationsApi = serve(notificationsCalls, {
  'GET mall/notifications': (ctx, { query }) => listNotifications(ctx, query.pageNo, query.pageSize),
  'GET mall/notifications/unread': (ctx) => countUnread(ctx),
  'POST pc/mall/userNew/updateNoticeState': (ctx, { body }) => markRead(ctx, body),
})
