import { notificationsCalls } from '#contract/notifications/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { countUnread, listNotifications, markRead } from './notifications.service.ts'
import { changeSetting, listSettings } from './settings.service.ts'

export const notificationsApi = serve(notificationsCalls, {
  list: (ctx, input) => listNotifications(ctx, input),
  unreadCount: (ctx) => countUnread(ctx),
  markRead: (ctx, input) => markRead(ctx, input),
  settings: (ctx) => listSettings(ctx),
  changeSetting: (ctx, input) => changeSetting(ctx, input),
})
