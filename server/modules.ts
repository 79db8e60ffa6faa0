import type { FastifyInstance } from 'fastify'
import { accountsApi } from '#server/accounts/accounts.api.ts'
import { imagesInUse as usedByMembers } from '#server/accounts/members/profile.service.ts'
import { signInApi } from '#server/accounts/sign-in/sign-in.api.ts'
import { sweepAccounts } from '#server/accounts/sweep.service.ts'
import { thirdPartyPlugin } from '#server/accounts/third-party/third-party.plugin.ts'
import { addressesApi } from '#server/addresses/addresses.api.ts'
import { cartApi } from '#server/cart/cart.api.ts'
import { catalogueApi } from '#server/catalogue/catalogue.api.ts'
import { imagesInUse as usedByGoods } from '#server/catalogue/taxonomy-write.service.ts'
import { salesCounter } from '#server/catalogue/stock.service.ts'
import { sitemapPlugin } from '#server/catalogue/sitemap.plugin.ts'
import { checkoutApi } from '#server/checkout/checkout.api.ts'
import type { Ctx } from './context.ts'
import { favouritesApi } from '#server/favourites/favourites.api.ts'
import { notificationsApi } from '#server/notifications/notifications.api.ts'
import { expirePurchases } from '#server/orders/purchases.service.ts'
import { ordersApi } from '#server/orders/orders.api.ts'
import { autoConfirmDeliveries, imagesInUse as usedByOrders } from '#server/orders/orders.service.ts'
import { callbackPlugin } from '#server/payments/callback.plugin.ts'
import { paymentsApi } from '#server/payments/payments.api.ts'
import { paymentsOutboxHandlers } from '#server/payments/payments.receivers.ts'
import { sandboxPlugin } from '#server/payments/sandbox.plugin.ts'
import { personalDataApi } from '#server/personal-data/personal-data.api.ts'
import { personalDataOutboxHandlers } from '#server/personal-data/personal-data.receivers.ts'
import type { Served } from '#server/platform/http/calls.ts'
import { sweepIdempotency } from '#server/platform/http/idempotency.ts'
import type { Job } from '#server/platform/jobs.ts'
import { messageOutboxHandlers, type MessageSender } from '#server/platform/messaging/message-sender.ts'
import { idleAvif } from '#server/platform/media/avif.ts'
import { registerMedia } from '#server/platform/media/media.plugin.ts'
import { sweepMedia } from '#server/platform/media/orphan-sweep.ts'
import { outboxViewerPlugin } from '#server/platform/messaging/outbox-viewer.plugin.ts'
import { sweepOutbox, type OutboxHandler } from '#server/platform/messaging/outbox.ts'
import { flushPopularQueries } from '#server/search/queries.service.ts'
import { searchApi } from '#server/search/search.api.ts'
import { uploadsApi } from '#server/uploads/uploads.api.ts'
import { sweepUploads } from '#server/uploads/uploads.service.ts'

type OpenCtx = (part?: Partial<Pick<Ctx, 'member' | 'lang'>>) => Ctx

/** Every typed call of the mall. */
export const servedCalls: Served[] = [
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
export const plugins: ((scope: FastifyInstance, ctx: Ctx) => Promise<void> | void)[] = [
  (scope, ctx) => registerMedia(scope, ctx.settings),
  callbackPlugin,
  sandboxPlugin,
  sitemapPlugin,
  thirdPartyPlugin,
  (scope, ctx) => outboxViewerPlugin(scope, ctx.settings),
]

/** Sweeps that run on timers. */
export function jobs(openCtx: () => Ctx): Job[] {
  const makeAvif = idleAvif()
  return [
    { name: 'popular queries', every: 5000, run: () => flushPopularQueries(openCtx()) },
    { name: 'accounts', every: 10 * 60_000, run: () => sweepAccounts(openCtx()) },
    { name: 'uploads', every: 60 * 60_000, run: () => sweepUploads(openCtx()) },
    { name: 'sales', every: 60_000, run: salesCounter(openCtx) },
    { name: 'unpaid checkouts', every: 15_000, run: () => expirePurchases(openCtx()) },
    { name: 'old deliveries', every: 10 * 60_000, run: () => autoConfirmDeliveries(openCtx()) },
    { name: 'avif', every: 3000, run: () => makeAvif(openCtx().settings.dataDir) },
    { name: 'orphaned pictures', every: 6 * 60 * 60_000, run: () => sweepImages(openCtx()) },
    { name: 'old messages', every: 60 * 60_000, run: () => sweepOutbox(openCtx()) },
    { name: 'old replies', every: 60 * 60_000, run: () => sweepIdempotency(openCtx()) },
  ]
}

/** Who names pictures, whoever names most of them first. */
const holders = [usedByGoods, usedByMembers, usedByOrders]

/** Removes pictures that no department names; an upload is young for as long as it may be put to use. */
export async function sweepImages(ctx: Ctx): Promise<number> {
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
export function outboxHandlers(openCtx: OpenCtx, send: MessageSender, now: () => Date): Record<string, OutboxHandler> {
  return { ...messageOutboxHandlers(send, now), ...personalDataOutboxHandlers(openCtx), ...paymentsOutboxHandlers(openCtx) }
}
