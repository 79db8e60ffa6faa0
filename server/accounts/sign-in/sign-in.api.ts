import { loginCalls } from '#contract/accounts/calls.ts'
import { userInfoCookie } from '#contract/accounts/constants.ts'
import type { Ctx } from '#server/context.ts'
import { serve, type Http } from '#server/platform/http/calls/calls.ts'
import { clearSessionCookies, sessionToken, setSessionCookies, flowSecret } from '#server/web/cookies.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { login } from './login.service.ts'
import { clientOf, endSession } from '../sessions/sessions.service.ts'
import { configuredProviders, startFlow } from '../third-party/third-party.service.ts'

interface LoginForm {
  mail?: string
  email?: string
  mobilePhone?: string
  password?: string
  verifyCode?: string
  verificationCode?: string
  verificationCodeKey?: string
}

async function openLogin(ctx: Ctx, form: LoginForm, { request, reply }: Http): Promise<{ id: string }> {
  const credentials = {
    account: form.mail ?? form.email ?? form.mobilePhone ?? '',
    password: form.password ?? '',
    code: form.verificationCode ?? form.verifyCode,
    codeKey: form.verificationCodeKey,
  }
  const { id, token, info } = await login(ctx, credentials, clientOf(request), sessionToken(request, ctx.settings))
  setSessionCookies(reply, ctx.settings, { token, memberId: id, info })
  return { id }
}

/**
 * A link or image on another site must not sign anybody in: our pages send `same-origin`, programs no such header.
 * @throws request.crossSite
 */
function rejectCrossSite({ request }: Http): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new DomainError('request.crossSite')
}

export const signInApi = serve(loginCalls, {
  login: (ctx, input, http) => openLogin(ctx, input, http),
  loginByQuery: (ctx, input, http) => {
    rejectCrossSite(http)
    return openLogin(ctx, input, http)
  },
  logout: async (ctx, { lost }, { request, reply }) => {
    // Signed in again in another tab since: both cookies are set together.
    if (lost && request.cookies[userInfoCookie]) return {}
    const token = sessionToken(request, ctx.settings)
    if (token) await endSession(ctx, token)
    if (token || !lost) clearSessionCookies(reply, ctx.settings)
    if (ctx.member) ctx.log.info({ event: 'loggedOut', member: ctx.member.id }, 'a member signed out')
    return {}
  },
  signInProviders: (ctx) => ({ providers: configuredProviders(ctx) }),
  signInUrl: (ctx, input, http) => {
    rejectCrossSite(http)
    const { request, reply } = http
    const flow = { provider: input.model, redirect: input.redirect }
    const browser = flowSecret.ensure(request, reply, ctx.settings)
    return startFlow(ctx, flow, { browserSecret: browser, token: sessionToken(request, ctx.settings), ip: request.ip })
  },
})
