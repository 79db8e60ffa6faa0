export const paymentStates = ['unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled', 'voided'] as const
export const fulfilmentStates = ['waiting', 'packed', 'shipped', 'delivered', 'received', 'cancelled'] as const

/** The derived label that drives the tabs (design/domain section 8). */
export const orderStatuses = ['toPay', 'inGroup', 'toShip', 'toReceive', 'toReview', 'done', 'cancelled', 'afterSales'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderTabs = ['all', ...orderStatuses] as const
export const orderActions = ['pay', 'cancel', 'track', 'confirmReceipt', 'return', 'review', 'reorder', 'invoice', 'print'] as const
export type OrderAction = (typeof orderActions)[number]
