import { toWireOrder } from '#contract/orders/wire.ts'
import { defineModule } from '#server/module.ts'
import { ordersApi } from './orders.api.ts'
import { orderEvents } from './orders.events.ts'
import { ordersCommand, ordersUsage } from './orders.cli.ts'
import { ordersInvariants } from './orders.invariants.ts'
import { allOrders, assertNoUnfinishedOrders, autoConfirmDeliveries, eraseRecipients, imagesInUse } from './orders.service.ts'
import { expirePurchases } from './purchases/purchases.service.ts'
import { orderNotifications } from './orders.notifications.ts'
import { sampleOrderMails } from './messages/sample-mails.service.ts'

export const orders = defineModule({
  name: 'orders',
  summary: 'list, detail, parcels, invoices, cancellation, expiry',
  uses: ['accounts', 'addresses', 'catalogue', 'cart'],
  calls: ordersApi,
  jobs: [
    { name: 'unpaid purchases', every: 15_000, run: expirePurchases },
    { name: 'old deliveries', every: 10 * 60_000, run: autoConfirmDeliveries },
  ],
  events: orderEvents,
  notifications: orderNotifications,
  sampleMails: sampleOrderMails,
  commands: { orders: { summary: 'orders to pack, ship and deliver, by parcel', usage: ordersUsage, run: ordersCommand } },
  invariants: ordersInvariants,
  personalData: {
    export: async (ctx) => ({ orders: (await allOrders(ctx)).map((order) => toWireOrder(order)) }),
    assertErasable: assertNoUnfinishedOrders,
    erase: eraseRecipients,
  },
  imagesInUse,
})
