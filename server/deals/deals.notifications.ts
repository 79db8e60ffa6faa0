import { productNotification } from '#server/catalogue/product-notification.service.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'

export const dealNotifications: Notifications = {
  'deal.reminder': (_, { startsAt, ...deal }) => productNotification('dealStarting', { ...deal, time: startsAt }),
  'deal.unitOffered': (_, { until, ...deal }) => productNotification('dealUnitOffered', { ...deal, time: until }),
}
