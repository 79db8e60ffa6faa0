import { securityNotification } from '#server/accounts/security-notification.service.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'

export const personalDataNotifications: Notifications = {
  'personalData.exported': (ctx, { memberId, at }) => securityNotification(ctx, 'dataExported', { memberId, at }),
}
