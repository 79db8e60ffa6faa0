import { ordersCalls, type OrderCard } from '#contract/orders/calls.ts'
import { toWireOrder } from '#contract/orders/wire.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { invoiceOf } from './invoice/invoice.service.ts'
import * as orders from './orders.service.ts'

export const ordersApi = serve(ordersCalls, {
  list: async (ctx, input) => {
    const { page, counts } = await orders.listOrders(ctx, { tab: input.tab ?? 'all', pageNo: input.pageNo ?? 1, keywords: input.keywords })
    return { page: { ...page, results: page.results.map((order) => toWireOrder<OrderCard>(order)) }, counts }
  },
  counts: (ctx) => orders.countOrders(ctx),
  get: async (ctx, input) => toWireOrder(await orders.viewOrder(ctx, input.orderNo)),
  ofPayment: async (ctx, input) => ({ orders: (await orders.ordersOfPayment(ctx, input.id)).map((order) => toWireOrder(order)) }),
  async invoice(ctx, input) {
    const { fileName, pdf } = await invoiceOf(ctx, input.orderNo)
    return { fileName, pdf: pdf.toString('base64') }
  },
  cancel: async (ctx, input) => toWireOrder(await orders.cancelOrder(ctx, input.orderNo)),
  confirmReceipt: async (ctx, input) => toWireOrder(await orders.confirmReceipt(ctx, input.orderNo)),
  reorder: (ctx, input) => orders.reorder(ctx, input.orderNo),
})
