import type { FastifyInstance } from 'fastify'
import { signInProviders } from '#contract/accounts/constants.ts'
import { defaultLanguage, fromStored } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { knownFlowSecret, sessionToken, setSessionCookies } from '#server/web/cookies.ts'
import type { Logger } from '#server/platform/log.ts'
import { clientOf, findMember } from '../sessions/sessions.service.ts'
import { endTrip, returnPath, type Arrival } from './third-party.service.ts'

/**
 * Where sign-in providers send browsers back to. It opens the session and goes on to the storefront's `/thirdlogin`, which
 * gets to know the outcome and never sees a code.
 */
export function thirdPartyPlugin(scope: FastifyInstance, ctx: Ctx): void {
  for (const provider of signInProviders) {
    scope.get(`${returnPath}/${provider}`, async (request, reply) => {
      const token = sessionToken(request, ctx.settings)
      const member = token ? await findMember(ctx.db, token, ctx.now()) : undefined
      const lang = fromStored(request.cookies.lang) ?? defaultLanguage
      const own: Ctx = { ...ctx, member, lang, log: request.log as unknown as Logger }
      const url = new URL(request.url, ctx.settings.origin)
      const browser = knownFlowSecret(request, ctx.settings) ?? ''
      const arrival = await endTrip(own, { provider, url, browser, token, client: clientOf(request) })
      const { session } = arrival
      if (session) setSessionCookies(reply, ctx.settings, { token: session.token, memberId: session.id, info: session.info })
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(pageOf(arrival), 303)
    })
  }
}

function pageOf({ done, error, redirect }: Arrival): string {
  const query = new URLSearchParams({ ...(done ? { done } : {}), ...(error ? { error } : {}), ...(redirect ? { redirect } : {}) })
  return `/thirdlogin?${query}`
}
