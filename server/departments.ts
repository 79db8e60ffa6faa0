import type { FastifyInstance } from 'fastify'
import { accountsApi } from './accounts/accounts.api.ts'
import { sweepAccounts } from './accounts/accounts.service.ts'
import { cartApi } from './cart/cart.api.ts'
import { catalogueApi } from './catalogue/catalogue.api.ts'
import type { Ctx } from './context.ts'
import { favouritesApi } from './favourites/favourites.api.ts'
import type { Served } from './platform/calls.ts'
import type { Job } from './platform/jobs.ts'
import { mailReceiver, type Sender } from './platform/mail.ts'
import { registerMedia } from './platform/media.ts'
import type { Receiver } from './platform/outbox.ts'

type OpenCtx = (part?: Partial<Pick<Ctx, 'member' | 'lang'>>) => Ctx

/** Every typed call of the mall. */
export const departments: Served[] = [...accountsApi, ...cartApi, ...catalogueApi, ...favouritesApi]

/** What stands outside the typed calls: media, the sandbox provider's page, signed callbacks. */
export const rooms: ((scope: FastifyInstance, ctx: Ctx) => Promise<void> | void)[] = [(scope, ctx) => registerMedia(scope, ctx.settings)]

/** Sweeps that run on timers. */
export function jobs(openCtx: () => Ctx): Job[] {
  return [{ name: 'accounts', every: 10 * 60_000, run: () => sweepAccounts(openCtx()) }]
}

/** Who reacts to which outbox topic. */
export function receivers(_openCtx: OpenCtx, send: Sender): Record<string, Receiver> {
  return { mail: mailReceiver(send) }
}
