import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ctx } from '#server/context.ts'
import { stripeCardReturn } from './stripe-return.service.ts'
import { stripeCardPage, stripePayPage } from './stripe-sessions.service.ts'

type Page = { Params: { reference: string } }

/**
 * The addresses that lead to Stripe's pages, and back from the one that saves a card. A session is made when its shopper goes there and not while the purchase is being
 * placed, since no transaction waits for the network.
 */
export function stripePlugin(scope: FastifyInstance, ctx: Ctx): void {
  if (!ctx.settings.stripe) return
  scope.get<Page>('/stripe/pay/:reference', async ({ params }, reply) => {
    return away(reply, (await stripePayPage(ctx, params.reference)) ?? '/user/profile/orders')
  })
  scope.get<Page>('/stripe/card/:reference', async ({ params }, reply) => {
    return away(reply, await stripeCardPage(ctx, params.reference))
  })
  scope.get<Page & { Querystring: { session?: unknown } }>('/stripe/card/:reference/saved', async ({ params, query }, reply) => {
    return away(reply, await stripeCardReturn(ctx, params.reference, query.session))
  })
}

const away = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 303)
