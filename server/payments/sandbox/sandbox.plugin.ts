import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { callbackPath } from '#contract/payments/constants.ts'
import type { Ctx } from '#server/context.ts'
import { sandboxCardPage, sandboxSaveCard } from './sandbox-cards.service.ts'
import { sandboxCardHtml, sandboxHtml } from './sandbox.page.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'
import { sandboxAct, sandboxActions, sandboxPage, type Deliver } from './sandbox.service.ts'

/**
 * The sandbox provider's hosted page. It stands where another company's page would: outside /api and outside the storefront. Closed where
 * real money moves: what was begun with play money is not paid with it.
 */
export function sandboxPlugin(scope: FastifyInstance, ctx: Ctx): void {
  if (ctx.settings.stripe?.isLive) return
  // Made at the start, where a folder that cannot be written to is seen.
  sandboxSecret(ctx.settings)
  const deliver: Deliver = async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'kalata-signature': signature }
    return (await scope.inject({ method: 'POST', url: `/api/${callbackPath}/sandbox`, headers, payload })).statusCode
  }
  scope.get<{ Params: { reference: string } }>('/sandbox/pay/:reference', async (request, reply) => {
    const page = await sandboxPage(ctx, request.params.reference)
    return show(reply.code(page ? 200 : 404), (nonce) => sandboxHtml(page, nonce))
  })
  scope.get<{ Params: { reference: string } }>('/sandbox/card/:reference', async (request, reply) => {
    const page = await sandboxCardPage(ctx, request.params.reference)
    return show(reply.code(page ? 200 : 404), (nonce) => sandboxCardHtml(page, nonce))
  })
  scope.post<{ Params: { reference: string }; Body: { card?: string } | undefined }>('/sandbox/card/:reference', async (request, reply) => {
    const next = await sandboxSaveCard(ctx, request.params.reference, request.body?.card ?? '', deliver)
    if (next) return reply.header('cache-control', 'no-store').redirect(next, 303)
    return show(reply.code(404), (nonce) => sandboxCardHtml(undefined, nonce))
  })
  scope.post<{ Params: { reference: string }; Body: { action?: string } | undefined }>(
    '/sandbox/pay/:reference',
    async (request, reply) => {
      const action = sandboxActions.find((each) => each === request.body?.action)
      const next = action && (await sandboxAct(ctx, request.params.reference, action, deliver))
      if (next) return reply.header('cache-control', 'no-store').redirect(next, 303)
      return show(reply.code(action ? 404 : 400), (nonce) => sandboxHtml(undefined, nonce))
    },
  )
}

function show(reply: FastifyReply, html: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'font-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy.join('; '))
    .send(html(nonce))
}
