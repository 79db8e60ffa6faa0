import { createHash } from 'node:crypto'
import { signInProviders, type SignInProvider, type UserInfo } from '#contract/accounts/constants.ts'
import type { SignInLink } from '#contract/accounts/schemas.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import type { ErrorKey } from '#contract/core/errors.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { limitKey, subnetOf, rejectWhileLimited, consume } from '#server/platform/rate-limits/rate-limits.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { findById, insertMember, type MemberRow } from '../members/members.queries.ts'
import { rateLimits } from '../limits.rules.ts'
import { signInFlowMs } from './third-party.rules.ts'
import { sanitizeName, userInfoOf } from '../members/names.rules.ts'
import { identityOf, newTrip, providerPage, type Identity } from './openid.service.ts'
import { publishSecurityEvent } from '../security-events.ts'
import { endSession, isRecentLogin, openSession, type Client } from '../sessions/sessions.service.ts'
import * as queries from './third-party.queries.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
/** Where a provider sends the browser back to; registered with it. One address a provider, so that none can pass for another. */
export const returnPath = '/thirdlogin/return'
const redirectUri = (ctx: Ctx, provider: SignInProvider) => `${ctx.settings.origin}${returnPath}/${provider}`

/** The providers this mall is set up for. */
export function providersOf(ctx: Ctx): SignInProvider[] {
  return signInProviders.filter((provider) => ctx.settings.signIn[provider] !== undefined)
}

/** The browser that sets out. */
export interface Departure {
  /** The secret in its cookie: nobody else may come back. */
  browser: string
  /** The session it has. */
  token: string | undefined
  ip: string
}

/**
 * Sets a browser out to a provider. A signed-in member goes to tie the provider to the account: a new way in for good, so
 * the login must be a short while ago.
 * @throws thirdLogin.unavailable, account.loginAgain, request.tooMany
 */
export async function startTrip(
  ctx: Ctx,
  asked: { provider: SignInProvider; redirect?: string | undefined },
  { browser, token, ip }: Departure,
): Promise<{ redirectUrl: string }> {
  const { provider } = asked
  const settings = ctx.settings.signIn[provider]
  if (!settings) throw new DomainError('thirdLogin.unavailable')
  if (ctx.member && !(await isRecentLogin(ctx, token))) throw new DomainError('account.loginAgain')
  rejectWhileLimited(
    await consume(ctx, limitKey('trips', subnetOf(ip)), rateLimits.signInFlowsPerSubnet.max, rateLimits.signInFlowsPerSubnet.seconds),
    'request.tooMany',
  )
  const trip = newTrip()
  const redirectUrl = await providerPage(provider, settings, trip, { redirectUri: redirectUri(ctx, provider), lang: ctx.lang }).catch(
    (error: unknown) => {
      ctx.log.error({ event: 'providerUnavailable', provider, reason: reasonOf(error) }, 'a sign-in provider does not answer')
      throw new DomainError('thirdLogin.unavailable')
    },
  )
  const redirect = safeRedirect(asked.redirect, '') || null
  await queries.insertTrip(ctx.db, {
    stateHash: hashOf(trip.state),
    browserHash: hashOf(browser),
    provider,
    codeVerifier: trip.verifier,
    nonce: trip.nonce,
    memberId: ctx.member?.id ?? null,
    redirect,
    lang: ctx.lang,
    expiresAt: new Date(ctx.now().getTime() + signInFlowMs),
  })
  return { redirectUrl }
}

/** An error of the provider or of its answer, without any of its words: they may hold a code. */
function reasonOf(error: unknown): string {
  const { name, code, error: told } = error as { name?: string; code?: string; error?: string }
  return [name, code, typeof told === 'string' ? told.slice(0, 40) : undefined].filter(Boolean).join(' ')
}

/** How a trip ended. `session` is there where it opened one. */
export interface Arrival {
  done?: 'login' | 'linked'
  error?: ErrorKey
  redirect: string | null
  session?: { id: string; token: string; info: UserInfo }
}

export interface Return {
  provider: SignInProvider
  /** The whole address the browser came back to. */
  url: URL
  /** What its cookies say: the secret of the one that set out, and the session it has. */
  browser: string
  token: string | undefined
  client: Client
}

/** Brings a browser back from a provider: into an account of its own, or with the provider tied to the one it has. */
export async function endTrip(ctx: Ctx, back: Return): Promise<Arrival> {
  const { provider, url } = back
  const state = url.searchParams.get('state') ?? ''
  const settings = ctx.settings.signIn[provider]
  const trip =
    settings && (await queries.takeTrip(ctx.db, { stateHash: hashOf(state), browserHash: hashOf(back.browser), provider, now: ctx.now() }))
  if (!trip) return refused(ctx, provider, 'thirdLogin.expired', null)
  const { redirect } = trip
  if (url.searchParams.get('error') === 'access_denied') return refused(ctx, provider, 'thirdLogin.cancelled', redirect)
  try {
    const identity = await identityOf(settings, url, { state, nonce: trip.nonce, verifier: trip.codeVerifier })
    if (trip.memberId) return { ...(await tie(ctx, trip.memberId, provider, identity)), redirect }
    return { ...(await enter(ctx, trip, identity, back)), redirect }
  } catch (error) {
    const key = error instanceof DomainError ? error.key : 'thirdLogin.failed'
    return refused(ctx, provider, key, redirect, error instanceof DomainError ? undefined : reasonOf(error))
  }
}

function refused(ctx: Ctx, provider: SignInProvider, error: ErrorKey, redirect: string | null, reason?: string): Arrival {
  ctx.log.info({ event: 'thirdLoginFailed', provider, error, reason }, 'a sign-in through a provider failed')
  return { error, redirect }
}

/** Ties a provider's person to the member who set out, who must still be the one at this browser. */
async function tie(ctx: Ctx, memberId: string, provider: SignInProvider, identity: Identity): Promise<Omit<Arrival, 'redirect'>> {
  if (ctx.member?.id !== memberId) throw new DomainError('thirdLogin.expired')
  await inTransaction(ctx, async (ctx) => {
    if (!(await queries.lockMember(ctx.db, memberId))) throw new DomainError('thirdLogin.expired')
    await queries.deleteLink(ctx.db, memberId, provider)
    if (!(await queries.insertLink(ctx.db, linkOf(ctx, memberId, provider, identity)))) throw new DomainError('thirdLogin.taken')
    await publishSecurityEvent(ctx, 'account.providerLinked', { memberId, provider: labels[provider] })
  })
  return { done: 'linked' }
}

const labels: Record<SignInProvider, string> = { google: 'Google', facebook: 'Facebook' }

function linkOf(ctx: Ctx, memberId: string, provider: SignInProvider, { issuer, subject, mail }: Identity) {
  return { issuer, subject, provider, memberId, mail: mail?.slice(0, 254) ?? null, linkedAt: ctx.now() }
}

/** Signs in the member the provider's person is tied to, or a new one: never the owner of the same e-mail address. */
async function enter(ctx: Ctx, trip: queries.TripRow, identity: Identity, back: Return): Promise<Omit<Arrival, 'redirect'>> {
  const { issuer, subject } = identity
  const member = (await queries.findLinked(ctx.db, issuer, subject)) ?? (await admit(ctx, trip, identity))
  const token = await openSession(ctx, member.id, back.client)
  if (!token) throw new DomainError('thirdLogin.failed')
  if (back.token) await endSession(ctx, back.token)
  ctx.log.info({ event: 'loggedIn', member: member.id, by: trip.provider }, 'a member signed in')
  return { done: 'login', session: { id: member.id, token, info: userInfoOf(member) } }
}

class Quicker extends Error {}

/** A new natural person without a password; when the same person arrives twice at once, both become one member. */
async function admit(ctx: Ctx, { provider, lang }: queries.TripRow, identity: Identity): Promise<MemberRow> {
  const named = { firstName: sanitizeName(identity.firstName), lastName: sanitizeName(identity.lastName) }
  const whole = named.firstName || named.lastName ? named : { firstName: sanitizeName(identity.name) || labels[provider], lastName: '' }
  const contactMail = identity.mailVerified ? (identity.mail?.slice(0, 254) ?? null) : null
  try {
    return await inTransaction(ctx, async (ctx) => {
      const made = await insertMember(ctx.db, { memberType: 0, ...whole, contactMail, lang, createdAt: ctx.now() })
      if (!(await queries.insertLink(ctx.db, linkOf(ctx, made!.id, provider, identity)))) throw new Quicker()
      ctx.log.info({ event: 'registered', member: made!.id, memberType: 0, by: provider }, 'a member registered')
      return (await findById(ctx.db, made!.id))!
    })
  } catch (error) {
    const there = error instanceof Quicker ? await queries.findLinked(ctx.db, identity.issuer, identity.subject) : undefined
    if (!there) throw error
    return there
  }
}

/** The providers tied to the member's account. */
export async function listLinks(ctx: MemberCtx): Promise<SignInLink[]> {
  const rows = await queries.selectLinks(ctx.db, ctx.member.id)
  return rows.map(({ provider, mail, linkedAt }) => ({ provider, ...(mail ? { mail } : {}), linkedAt: linkedAt.toISOString() }))
}

/**
 * Unties a provider. @throws notFound when it is not tied; account.lastWay when nothing else would let the member in: a
 * password with an account to it, or another provider
 */
export function unlink(ctx: MemberCtx, provider: SignInProvider): Promise<SignInLink[]> {
  return inTransaction(ctx, async (ctx) => {
    const member = await queries.lockMember(ctx.db, ctx.member.id)
    if (!(await queries.deleteLink(ctx.db, ctx.member.id, provider))) throw new DomainError('notFound')
    const left = await listLinks(ctx)
    // A code to the mailbox or phone is a way in too.
    if (left.length === 0 && !member?.email && !member?.mobilePhone) throw new DomainError('account.lastWay')
    await publishSecurityEvent(ctx, 'account.providerUnlinked', { memberId: ctx.member.id, provider: labels[provider] })
    return left
  })
}
