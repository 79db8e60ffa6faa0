import { ordersCalls } from '#contract/orders/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import * as orders from './orders.service.ts'

export const ordersApi = serve(ordersCalls, {
  'GET mall/orders': (ctx, { query }) => orders.listOrders(ctx, query.tab ?? 'all', query.pageNo ?? 1),
  'GET mall/orders/:orderNo': (ctx, { params }) => orders.viewOrder(ctx, params.orderNo),
  'POST mall/orders/:orderNo/cancel': (ctx, { params }) => orders.cancelOrder(ctx, params.orderNo),
  'POST mall/orders/:orderNo/confirmReceipt': (ctx, { params }) => orders.confirmReceipt(ctx, params.orderNo),
  'POST mall/orders/:orderNo/reorder': (ctx, { params }) => orders.reorder(ctx, params.orderNo),
})
