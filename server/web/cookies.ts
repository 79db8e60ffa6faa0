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

/** The opaque session token a request carries, if it has the shape of one. */
export function sessionToken(request: FastifyRequest, settings: Settings): string | undefined {
  const token = request.cookies[sessionCookie(settings)]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

const readable = (settings: Settings) => ({ path: '/', sameSite: 'lax', secure: settings.origin.startsWith('https:'), maxAge }) as const

/** Sets the session's own cookie and the two the storefront reads; the server never trusts those two. */
export function setSessionCookies(
  reply: FastifyReply,
  settings: Settings,
  session: { token: string; memberId: string; info: UserInfo },
): void {
  setSessionToken(reply, settings, session.token)
  setUserInfo(reply, settings, session.info)
  reply.setCookie(userIdCookie, session.memberId, readable(settings))
}

/** A new token for a session that goes on. */
export function setSessionToken(reply: FastifyReply, settings: Settings, token: string): void {
  reply.setCookie(sessionCookie(settings), token, { ...readable(settings), httpOnly: true })
}

/** The member's name as it is now. */
export function setUserInfo(reply: FastifyReply, settings: Settings, info: UserInfo): void {
  reply.setCookie(userInfoCookie, JSON.stringify(info), readable(settings))
}

export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  for (const name of [sessionCookie(settings), userInfoCookie, userIdCookie]) {
    reply.clearCookie(name, { path: '/', secure: settings.origin.startsWith('https:') })
  }
}

/** Seconds. */
const tripAge = 600
const tripCookie = (settings: Settings) => (settings.origin.startsWith('https:') ? '__Host-thirdlogin' : 'thirdlogin')

/** The secret of a browser that sets out to a sign-in provider, made at the first time: only this browser may come back. */
export function flowSecret(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const secret = knownFlowSecret(request, settings) ?? randomBytes(32).toString('base64url')
  reply.setCookie(tripCookie(settings), secret, { ...readable(settings), httpOnly: true, maxAge: tripAge })
  return secret
}

/** The secret of the browser that is back, if it has one. */
export function knownFlowSecret(request: FastifyRequest, settings: Settings): string | undefined {
  const secret = request.cookies[tripCookie(settings)]
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}
