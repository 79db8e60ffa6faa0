import type { FastifyInstance } from 'fastify'
import { callbackPath } from '#contract/payments/constants.ts'
import type { Ctx } from '#server/context.ts'
import type { Logger } from '#server/platform/log.ts'
import { receiveCallback } from './payments.service.ts'

/** Providers' callbacks: the signature is over the bytes, so they are read as bytes. */
export function callbackPlugin(scope: FastifyInstance, ctx: Ctx): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body))
  scope.post<{ Params: { provider: string } }>(`/api/${callbackPath}/:provider`, async (request, reply) => {
    const own: Ctx = { ...ctx, log: request.log as unknown as Logger }
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
    const header = request.headers['kalata-signature']
    await receiveCallback(own, request.params.provider, body, typeof header === 'string' ? header : undefined)
    return reply.header('cache-control', 'no-store').send({ code: 0, message: '' })
  })
}
