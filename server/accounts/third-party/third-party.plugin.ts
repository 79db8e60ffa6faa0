import type { FastifyInstance } from 'fastify'
import { signInProviders } from '#contract/accounts/constants.ts'
import { defaultLanguage, fromStored } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { flowSecret, sessionToken, setSessionCookies } from '#server/web/cookies.ts'
import type { Logger } from '#server/platform/log.ts'
import { clientOf, findMember } from '../sessions/sessions.service.ts'
import { completeFlow, callbackPath, type FlowResult } from './third-party.service.ts'

/**
 * The redirect URIs of sign-in providers. They complete the flow, set the session cookie and redirect to the storefront's
 * `/thirdlogin`, which gets the result and never an authorization code.
 */
export function thirdPartyPlugin(scope: FastifyInstance, ctx: Ctx): void {
  for (const provider of signInProviders) {
    scope.get(`${callbackPath}/${provider}`, async (request, reply) => {
      const token = sessionToken(request, ctx.settings)
      const member = token ? await findMember(ctx.db, token, ctx.now()) : undefined
      const lang = fromStored(request.cookies.lang) ?? defaultLanguage
      const requestCtx: Ctx = { ...ctx, member, lang, log: request.log as unknown as Logger }
      const url = new URL(request.url, ctx.settings.origin)
      const browser = flowSecret.known(request, ctx.settings) ?? ''
      const result = await completeFlow(requestCtx, { provider, url, browserSecret: browser, token, client: clientOf(request) })
      const { session } = result
      if (session) setSessionCookies(reply, ctx.settings, { token: session.token, memberId: session.id, info: session.info })
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(pageOf(result), 303)
    })
  }
}

function pageOf({ done, error, redirect }: FlowResult): string {
  const query = new URLSearchParams({ ...(done ? { done } : {}), ...(error ? { error } : {}), ...(redirect ? { redirect } : {}) })
  return `/thirdlogin?${query}`
}
