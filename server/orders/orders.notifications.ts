import type { Notifications } from '#server/platform/messaging/member-notifications.ts'
import { orderNotification, placedOrderNotification } from './messages/order-notification.service.ts'

/** What a member is told whose order was cancelled before its time to pay was over, by what becomes of the money. */
const cancelled = {
  notCharged: 'orderCancelled',
  refund: 'orderCancelledPaid',
  returned: 'orderCancelledReturned',
  disputed: 'orderCancelledDisputed',
} as const

export const orderNotifications: Notifications = {
  'order.placed': (_, { cashOnDelivery, orders, ...placed }) =>
    orderNotification(cashOnDelivery ? 'orderPlacedCash' : 'orderPlaced', { ...placed, orderNos: orders.map(({ orderNo }) => orderNo) }),
  'order.paid': (_, paid) => orderNotification('orderPaid', paid),
  'order.shipped': (ctx, { orderNo, parcelId, isPart }) =>
    placedOrderNotification(ctx, isPart ? 'orderPartShipped' : 'orderShipped', { orderNos: [orderNo], parcelId }),
  'order.delivered': (ctx, { orderNo }) => placedOrderNotification(ctx, 'orderDelivered', { orderNos: [orderNo] }),
  'order.cancelled': (ctx, { orderNos, reason, money, refund }) =>
    placedOrderNotification(ctx, reason === 'expired' ? 'orderExpired' : cancelled[money], { orderNos, total: refund }),
}
