import type { FastifyInstance } from 'fastify'
import type { Ctx } from '#server/context.ts'
import { paymentProviders } from './providers.ts'

type Address = { Params: { reference: string }; Querystring: Record<string, unknown> }

/** The addresses of payment providers that lead to their pages, and back. */
export function providerRedirectsPlugin(scope: FastifyInstance, ctx: Ctx): void {
  for (const { name, redirects = {} } of paymentProviders.filter(({ isEnabled }) => isEnabled(ctx.settings)))
    for (const [path, lead] of Object.entries(redirects))
      scope.get<Address>(`/${name}/${path}`, async ({ params, query }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(await lead(ctx, params.reference, query), 303),
      )
}
