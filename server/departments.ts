import type { FastifyInstance } from 'fastify'
import { accountsApi } from './accounts/accounts.api.ts'
import { usedPictures as usedByMembers } from './accounts/profile.service.ts'
import { signInApi } from './accounts/sign-in.api.ts'
import { sweepAccounts } from './accounts/sweep.service.ts'
import { thirdLoginRoom } from './accounts/third-login.room.ts'
import { addressesApi } from './addresses/addresses.api.ts'
import { cartApi } from './cart/cart.api.ts'
import { catalogueApi } from './catalogue/catalogue.api.ts'
import { usedPictures as usedByGoods } from './catalogue/shelves.service.ts'
import { salesCounter } from './catalogue/stock.service.ts'
import { sitemapRoom } from './catalogue/sitemap.room.ts'
import { checkoutApi } from './checkout/checkout.api.ts'
import type { Ctx } from './context.ts'
import { favouritesApi } from './favourites/favourites.api.ts'
import { notificationsApi } from './notifications/notifications.api.ts'
import { expireCheckouts } from './orders/checkouts.service.ts'
import { ordersApi } from './orders/orders.api.ts'
import { confirmOldDeliveries, usedPictures as usedByOrders } from './orders/orders.service.ts'
import { callbackRoom } from './payments/callback.room.ts'
import { paymentsApi } from './payments/payments.api.ts'
import { paymentsReceivers } from './payments/payments.receivers.ts'
import { sandboxRoom } from './payments/sandbox.room.ts'
import { personalDataApi } from './personal-data/personal-data.api.ts'
import { personalDataReceivers } from './personal-data/personal-data.receivers.ts'
import type { Served } from './platform/calls.ts'
import { forgetReplies } from './platform/idempotency.ts'
import type { Job } from './platform/jobs.ts'
import { messageReceivers, type Sender } from './platform/messages.ts'
import { idleAvif } from './platform/files/avif.ts'
import { registerMedia } from './platform/files/media.ts'
import { sweepMedia } from './platform/files/orphans.ts'
import { outboxRoom } from './platform/outbox-room.ts'
import { sweepOutbox, type Receiver } from './platform/outbox.ts'
import { writeQueries } from './search/queries.service.ts'
import { searchApi } from './search/search.api.ts'
import { uploadsApi } from './uploads/uploads.api.ts'
import { sweepUploads } from './uploads/uploads.service.ts'

type OpenCtx = (part?: Partial<Pick<Ctx, 'member' | 'lang'>>) => Ctx

/** Every typed call of the mall. */
export const departments: Served[] = [
  ...accountsApi,
  ...signInApi,
  ...personalDataApi,
  ...notificationsApi,
  ...uploadsApi,
  ...cartApi,
  ...catalogueApi,
  ...searchApi,
  ...favouritesApi,
  ...addressesApi,
  ...checkoutApi,
  ...ordersApi,
  ...paymentsApi,
]

/**
 * What stands outside the typed calls: media, the sandbox provider's page, signed callbacks, files for search engines,
 * the way back from sign-in, and in development what was kept of mail and SMS.
 */
export const rooms: ((scope: FastifyInstance, ctx: Ctx) => Promise<void> | void)[] = [
  (scope, ctx) => registerMedia(scope, ctx.settings),
  callbackRoom,
  sandboxRoom,
  sitemapRoom,
  thirdLoginRoom,
  (scope, ctx) => outboxRoom(scope, ctx.settings),
]

/** Sweeps that run on timers. */
export function jobs(openCtx: () => Ctx): Job[] {
  const makeAvif = idleAvif()
  return [
    { name: 'popular queries', every: 5000, run: () => writeQueries(openCtx()) },
    { name: 'accounts', every: 10 * 60_000, run: () => sweepAccounts(openCtx()) },
    { name: 'uploads', every: 60 * 60_000, run: () => sweepUploads(openCtx()) },
    { name: 'sales', every: 60_000, run: salesCounter(openCtx) },
    { name: 'unpaid checkouts', every: 15_000, run: () => expireCheckouts(openCtx()) },
    { name: 'old deliveries', every: 10 * 60_000, run: () => confirmOldDeliveries(openCtx()) },
    { name: 'avif', every: 3000, run: () => makeAvif(openCtx().settings.dataDir) },
    { name: 'orphaned pictures', every: 6 * 60 * 60_000, run: () => sweepPictures(openCtx()) },
    { name: 'old messages', every: 60 * 60_000, run: () => sweepOutbox(openCtx()) },
    { name: 'old replies', every: 60 * 60_000, run: () => forgetReplies(openCtx()) },
  ]
}

/** Who names pictures, whoever names most of them first. */
const holders = [usedByGoods, usedByMembers, usedByOrders]

/** Removes pictures that no department names; an upload is young for as long as it may be put to use. */
export async function sweepPictures(ctx: Ctx): Promise<number> {
  return sweepMedia(ctx.settings.dataDir, ctx.now(), async (sources) => {
    const used = new Set<string>()
    for (const usedBy of holders) {
      // Only what is still in doubt: orders are many and are hardly ever asked.
      const doubtful = sources.filter((src) => !used.has(src))
      if (doubtful.length > 0) for (const src of await usedBy(ctx, doubtful)) used.add(src)
    }
    return used
  })
}

/** Who reacts to which outbox topic. */
export function receivers(openCtx: OpenCtx, send: Sender, now: () => Date): Record<string, Receiver> {
  return { ...messageReceivers(send, now), ...personalDataReceivers(openCtx), ...paymentsReceivers(openCtx) }
}
