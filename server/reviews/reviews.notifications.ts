import { productNotification } from '#server/catalogue/product-notification.service.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'

export const reviewNotifications: Notifications = {
  'review.replied': (_, review) => productNotification('reviewReplied', review),
  'review.hidden': (_, review) => productNotification('reviewHidden', review),
}
