import { productNotification } from '#server/catalogue/product-notification.service.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'

export const questionNotifications: Notifications = {
  'question.answered': (_, question) => productNotification('questionAnswered', question),
  'question.hidden': (_, question) => productNotification('questionHidden', question),
}
