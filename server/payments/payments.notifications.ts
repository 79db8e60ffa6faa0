import { placedOrderNotification } from '#server/orders/messages/order-notification.service.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'

export const paymentNotifications: Notifications = {
  'payment.refunded': (ctx, { orderNo, amount, by }) =>
    placedOrderNotification(ctx, by === 'bank' ? 'orderRefundedByBank' : 'orderRefunded', { orderNos: [orderNo], total: amount }),
  'payment.refundFailed': (ctx, { orderNo, amount }) =>
    placedOrderNotification(ctx, 'orderRefundFailed', { orderNos: [orderNo], total: amount }),
}
