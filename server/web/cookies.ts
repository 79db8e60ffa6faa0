import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { userIdCookie, userInfoCookie, type UserInfo } from '#contract/accounts/constants.ts'
import type { Settings } from '#server/platform/settings.ts'

/** Seconds: a session's absolute end, 30 days (design/domain section 2). */
const maxAge = 30 * 24 * 3600

/** `__Host-` binds the cookie to this very host; browsers accept it over https only. */
function sessionCookie(settings: Settings): string {
  return settings.origin.startsWith('https:') ? '__Host-sid' : 'sid'
}

/** The session token in a request's cookie; undefined when there is none or it is malformed. */
export function sessionToken(request: FastifyRequest, settings: Settings): string | undefined {
  const token = request.cookies[sessionCookie(settings)]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Options of cookies that scripts may read. */
const readable = (settings: Settings) => ({ path: '/', sameSite: 'lax', secure: settings.origin.startsWith('https:'), maxAge }) as const

/** Sets the session cookie (HttpOnly) and the two that the storefront reads; the server does not trust those two. */
export function setSessionCookies(
  reply: FastifyReply,
  settings: Settings,
  session: { token: string; memberId: string; info: UserInfo },
): void {
  setSessionToken(reply, settings, session.token)
  setUserInfo(reply, settings, session.info)
  reply.setCookie(userIdCookie, session.memberId, readable(settings))
}

/** Replaces the token of a session that continues. */
export function setSessionToken(reply: FastifyReply, settings: Settings, token: string): void {
  reply.setCookie(sessionCookie(settings), token, { ...readable(settings), httpOnly: true })
}

/** Writes the member's current name for the storefront. */
export function setUserInfo(reply: FastifyReply, settings: Settings, info: UserInfo): void {
  reply.setCookie(userInfoCookie, JSON.stringify(info), readable(settings))
}

/** Removes all cookies of a session. */
export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  for (const name of [sessionCookie(settings), userInfoCookie, userIdCookie]) {
    reply.clearCookie(name, { path: '/', secure: settings.origin.startsWith('https:') })
  }
}

/** Seconds a redirect to a sign-in provider and back may take. */
const flowMaxAge = 600
const flowCookie = (settings: Settings) => (settings.origin.startsWith('https:') ? '__Host-thirdlogin' : 'thirdlogin')

/** The secret that binds an authorization flow to the browser that began it; made and set as a cookie where there is none. */
export function flowSecret(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const secret = knownFlowSecret(request, settings) ?? randomBytes(32).toString('base64url')
  reply.setCookie(flowCookie(settings), secret, { ...readable(settings), httpOnly: true, maxAge: flowMaxAge })
  return secret
}

/** The secret of the browser that returns from a provider; undefined when it has none. */
export function knownFlowSecret(request: FastifyRequest, settings: Settings): string | undefined {
  const secret = request.cookies[flowCookie(settings)]
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** Seconds for which a visitor's uploads are the browser's own. */
const visitorMaxAge = 24 * 3600
const visitorCookie = (settings: Settings) => (settings.origin.startsWith('https:') ? '__Host-visitor' : 'visitor')

/** The secret that a visitor's uploads belong to; made and set as a cookie where there is none. */
export function visitorSecret(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const secret = knownVisitorSecret(request, settings) ?? randomBytes(32).toString('base64url')
  reply.setCookie(visitorCookie(settings), secret, { ...readable(settings), httpOnly: true, maxAge: visitorMaxAge })
  return secret
}

/** The secret of a visitor's browser; undefined when it has none. */
export function knownVisitorSecret(request: FastifyRequest, settings: Settings): string | undefined {
  const secret = request.cookies[visitorCookie(settings)]
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}
