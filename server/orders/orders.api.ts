import { ordersCalls } from '#contract/orders/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import * as orders from './orders.service.ts'

export const ordersApi = serve(ordersCalls, {
  list: (ctx, input) => orders.listOrders(ctx, input.tab ?? 'all', input.pageNo ?? 1),
  get: (ctx, input) => orders.viewOrder(ctx, input.orderNo),
  cancel: (ctx, input) => orders.cancelOrder(ctx, input.orderNo),
  confirmReceipt: (ctx, input) => orders.confirmReceipt(ctx, input.orderNo),
  reorder: (ctx, input) => orders.reorder(ctx, input.orderNo),
})
