import type { FastifyInstance } from 'fastify'
import { accountsApi } from '#server/accounts/accounts.api.ts'
import { usedPictures as usedByMembers } from '#server/accounts/profile.service.ts'
import { signInApi } from '#server/accounts/sign-in.api.ts'
import { sweepAccounts } from '#server/accounts/sweep.service.ts'
import { thirdLoginRoom } from '#server/accounts/third-login.room.ts'
import { addressesApi } from '#server/addresses/addresses.api.ts'
import { cartApi } from '#server/cart/cart.api.ts'
import { catalogueApi } from '#server/catalogue/catalogue.api.ts'
import { usedPictures as usedByGoods } from '#server/catalogue/taxonomy-write.service.ts'
import { salesCounter } from '#server/catalogue/stock.service.ts'
import { sitemapRoom } from '#server/catalogue/sitemap.room.ts'
import { checkoutApi } from '#server/checkout/checkout.api.ts'
import type { Ctx } from './context.ts'
import { favouritesApi } from '#server/favourites/favourites.api.ts'
import { notificationsApi } from '#server/notifications/notifications.api.ts'
import { expireCheckouts } from '#server/orders/checkouts.service.ts'
import { ordersApi } from '#server/orders/orders.api.ts'
import { confirmOldDeliveries, usedPictures as usedByOrders } from '#server/orders/orders.service.ts'
import { callbackRoom } from '#server/payments/callback.room.ts'
import { paymentsApi } from '#server/payments/payments.api.ts'
import { paymentsReceivers } from '#server/payments/payments.receivers.ts'
import { sandboxRoom } from '#server/payments/sandbox.room.ts'
import { personalDataApi } from '#server/personal-data/personal-data.api.ts'
import { personalDataReceivers } from '#server/personal-data/personal-data.receivers.ts'
import type { Served } from '#server/platform/http/calls.ts'
import { forgetReplies } from '#server/platform/http/idempotency.ts'
import type { Job } from '#server/platform/jobs.ts'
import { messageReceivers, type Sender } from '#server/platform/messaging/message-sender.ts'
import { idleAvif } from '#server/platform/media/avif.ts'
import { registerMedia } from '#server/platform/media/media.plugin.ts'
import { sweepMedia } from '#server/platform/media/orphan-sweep.ts'
import { outboxRoom } from '#server/platform/messaging/outbox-viewer.plugin.ts'
import { sweepOutbox, type Receiver } from '#server/platform/messaging/outbox.ts'
import { writeQueries } from '#server/search/queries.service.ts'
import { searchApi } from '#server/search/search.api.ts'
import { uploadsApi } from '#server/uploads/uploads.api.ts'
import { sweepUploads } from '#server/uploads/uploads.service.ts'

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
