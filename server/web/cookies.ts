import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { userIdCookie, userInfoCookie, type UserInfo } from '#contract/accounts/constants.ts'
import type { Settings } from '#server/platform/settings.ts'

/** Seconds: a session's absolute end, 30 days (design/domain section 2). */
const maxAge = 30 * 24 * 3600

const isHttps = ({ origin }: Settings): boolean => origin.startsWith('https:')

/** `__Host-` binds a cookie to this very host; browsers accept it over https only. */
const hostCookie = (name: string, settings: Settings): string => (isHttps(settings) ? `__Host-${name}` : name)
const sessionCookie = (settings: Settings): string => hostCookie('sid', settings)

function readSecret(request: FastifyRequest, cookie: string): string | undefined {
  const secret = request.cookies[cookie]
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** The session token in a request's cookie; undefined when there is none or it is malformed. */
export const sessionToken = (request: FastifyRequest, settings: Settings): string | undefined =>
  readSecret(request, sessionCookie(settings))

/** Options of cookies that scripts may read. */
const readable = (settings: Settings) => ({ path: '/', sameSite: 'lax', secure: isHttps(settings), maxAge }) as const

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
    reply.clearCookie(name, { path: '/', secure: isHttps(settings) })
  }
}

/** A secret that a browser keeps in a cookie. @param seconds that it keeps it */
function browserSecret(name: string, seconds: number) {
  /** Undefined when the browser has none. */
  const known = (request: FastifyRequest, settings: Settings) => readSecret(request, hostCookie(name, settings))
  /** Made and set as a cookie where there is none. */
  const ensure = (request: FastifyRequest, reply: FastifyReply, settings: Settings): string => {
    const secret = known(request, settings) ?? randomBytes(32).toString('base64url')
    reply.setCookie(hostCookie(name, settings), secret, { ...readable(settings), httpOnly: true, maxAge: seconds })
    return secret
  }
  return { known, ensure }
}

/** Binds an authorization flow to the browser that began it, while it is redirected to a sign-in provider and back. */
export const flowSecret = browserSecret('thirdlogin', 600)

/** What a visitor's uploads belong to, for a day. */
export const visitorSecret = browserSecret('visitor', 24 * 3600)
