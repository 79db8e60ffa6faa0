import type { FastifyReply, FastifyRequest } from 'fastify'
import { userIdCookie, userInfoCookie, type UserInfo } from '#contract/accounts.ts'
import type { Settings } from './settings.ts'

/** Seconds: a session's absolute end, 30 days (design/domain section 2). */
const maxAge = 30 * 24 * 3600

/** `__Host-` binds the cookie to this very host; browsers accept it over https only. */
function sessionCookie(settings: Settings): string {
  return settings.origin.startsWith('https:') ? '__Host-sid' : 'sid'
}

/** The opaque session token a request carries, if it has the shape of one. */
export function sessionToken(request: FastifyRequest, settings: Settings): string | undefined {
  const token = request.cookies[sessionCookie(settings)]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Sets the session's own cookie and the two the storefront reads; the server never trusts those two. */
export function setSessionCookies(
  reply: FastifyReply,
  settings: Settings,
  session: { token: string; memberId: string; info: UserInfo },
): void {
  const common = { path: '/', sameSite: 'lax', secure: settings.origin.startsWith('https:'), maxAge } as const
  reply.setCookie(sessionCookie(settings), session.token, { ...common, httpOnly: true })
  reply.setCookie(userInfoCookie, JSON.stringify(session.info), common)
  reply.setCookie(userIdCookie, session.memberId, common)
}

export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  for (const name of [sessionCookie(settings), userInfoCookie, userIdCookie]) {
    reply.clearCookie(name, { path: '/', secure: settings.origin.startsWith('https:') })
  }
}
