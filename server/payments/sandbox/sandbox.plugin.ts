import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLanguage, fromStored } from '#contract/core/languages.ts'
import { callbackPath } from '#contract/payments/constants.ts'
import type { Ctx } from '#server/context.ts'
import { sandboxCardPage, sandboxSaveCard } from './sandbox-cards.service.ts'
import { sandboxCardHtml, sandboxHtml, type PageFrame } from './sandbox.page.ts'
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
    return show(request, reply.code(page ? 200 : 404), (frame) => sandboxHtml(page, frame))
  })
  scope.get<{ Params: { reference: string } }>('/sandbox/card/:reference', async (request, reply) => {
    const page = await sandboxCardPage(ctx, request.params.reference)
    return show(request, reply.code(page ? 200 : 404), (frame) => sandboxCardHtml(page, frame))
  })
  scope.post<{ Params: { reference: string }; Body: { card?: string } | undefined }>('/sandbox/card/:reference', async (request, reply) => {
    const next = await sandboxSaveCard(ctx, request.params.reference, request.body?.card ?? '', deliver)
    if (next) return reply.header('cache-control', 'no-store').redirect(next, 303)
    return show(request, reply.code(404), (frame) => sandboxCardHtml(undefined, frame))
  })
  scope.post<{ Params: { reference: string }; Body: { action?: string } | undefined }>(
    '/sandbox/pay/:reference',
    async (request, reply) => {
      const action = sandboxActions.find((each) => each === request.body?.action)
      const next = action && (await sandboxAct(ctx, request.params.reference, action, deliver))
      if (next) return reply.header('cache-control', 'no-store').redirect(next, 303)
      return show(request, reply.code(action ? 404 : 400), (frame) => sandboxHtml(undefined, frame))
    },
  )
}

/** A setup of a card is deleted once it is over: its page knows the shopper's language by the browser alone. */
function show({ cookies }: FastifyRequest, reply: FastifyReply, html: (frame: PageFrame) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const lang = fromStored(cookies.lang) ?? defaultLanguage
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
    .send(html({ nonce, lang }))
}
