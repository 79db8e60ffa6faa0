import type { FastifyInstance } from 'fastify'
import { callbackPath } from '#contract/payments/constants.ts'
import type { Ctx } from '#server/context.ts'
import type { Logger } from '#server/platform/log.ts'
import { receiveCallback } from './payments.service.ts'
import { signatureHeaderOf, paymentProviders } from './providers.ts'

/** Callbacks of payment providers. The signature covers the bytes, so the body is read as bytes, at most 64 KB. */
export function callbackPlugin(scope: FastifyInstance, ctx: Ctx): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body))
  scope.post<{ Params: { provider: string } }>(`/api/${callbackPath}/:provider`, async (request, reply) => {
    const requestCtx: Ctx = { ...ctx, log: request.log as unknown as Logger }
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
    const header = request.headers[signatureHeaderOf(request.params.provider)]
    await receiveCallback(requestCtx, request.params.provider, body, typeof header === 'string' ? header : undefined)
    return reply.header('cache-control', 'no-store').send({ code: 0, message: '' })
  })
}

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
