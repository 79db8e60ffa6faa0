import { productNotification } from '#server/catalogue/product-notification.service.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'

export const favouriteNotifications: Notifications = {
  'favourite.cheaper': (_, { price, ...favourite }) => productNotification('favouriteCheaper', { ...favourite, total: price }),
  'favourite.backInStock': (_, favourite) => productNotification('backInStock', favourite),
}
