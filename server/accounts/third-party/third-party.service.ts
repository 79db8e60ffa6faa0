import { createHash } from 'node:crypto'
import { signInProviders, type SignInProvider, type UserInfo } from '#contract/accounts/constants.ts'
import type { SignInLink } from '#contract/accounts/schemas.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import type { ErrorKey } from '#contract/core/errors.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { assertWithin, limitKey, subnetOf } from '#server/platform/rate-limits/rate-limits.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { findById, insertMember, type MemberRow } from '../members/members.queries.ts'
import { accountLimits } from '../limits.rules.ts'
import { sanitizeName, userInfoOf } from '../members/names.rules.ts'
import { exchangeCode, newFlowSecrets, authorizationUrl, type Identity } from './openid.service.ts'
import { publishSecurityEvent } from '../security-events.ts'
import { endSession, isRecentLogin, openSession, type Client } from '../sessions/sessions.service.ts'
import * as queries from './third-party.queries.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
/** Path of the redirect URIs registered with providers; one per provider, so that none can pose as another. */
export const callbackPath = '/thirdlogin/return'
const redirectUri = (ctx: Ctx, provider: SignInProvider) => `${ctx.settings.origin}${callbackPath}/${provider}`

/** The sign-in providers that have settings. */
export function configuredProviders(ctx: Ctx): SignInProvider[] {
  return signInProviders.filter((provider) => ctx.settings.signIn[provider] !== undefined)
}

/** The browser that starts a flow. */
export interface FlowOrigin {
  /** The secret in its flow cookie: only a browser with it can complete the flow. */
  browserSecret: string
  /** Its session token, where it has a session. */
  token: string | undefined
  ip: string
}

/**
 * Starts an authorization flow; the browser goes to `redirectUrl`. For a signed-in member it links the identity, which
 * permanently grants a way to sign in, so it wants a recent login.
 * @throws thirdLogin.unavailable, account.loginAgain, request.tooMany
 */
export async function startFlow(
  ctx: Ctx,
  request: { provider: SignInProvider; redirect?: string | undefined },
  { browserSecret, token, ip }: FlowOrigin,
): Promise<{ redirectUrl: string }> {
  const { provider } = request
  const settings = ctx.settings.signIn[provider]
  if (!settings) throw new DomainError('thirdLogin.unavailable')
  if (ctx.member && !(await isRecentLogin(ctx, token))) throw new DomainError('account.loginAgain')
  await assertWithin(ctx, limitKey('signInFlowsPerSubnet', subnetOf(ip)), accountLimits.signInFlowsPerSubnet)
  const flow = await newFlowSecrets()
  const redirectUrl = await authorizationUrl(provider, settings, flow, { redirectUri: redirectUri(ctx, provider), lang: ctx.lang }).catch(
    (error: unknown) => {
      ctx.log.error({ event: 'providerUnavailable', provider, reason: describeError(error) }, 'a sign-in provider does not answer')
      throw new DomainError('thirdLogin.unavailable')
    },
  )
  const redirect = safeRedirect(request.redirect, '') || null
  await queries.insertFlow(ctx.db, {
    stateHash: hashOf(flow.state),
    browserHash: hashOf(browserSecret),
    provider,
    codeVerifier: flow.codeVerifier,
    nonce: flow.nonce,
    memberId: ctx.member?.id ?? null,
    redirect,
    lang: ctx.lang,
    expiresAt: new Date(ctx.now().getTime() + signInFlowMs),
  })
  return { redirectUrl }
}

/** Name and code of a provider's error for the log; its message is left out, as it may contain an authorization code. */
function describeError(error: unknown): string {
  const { name, code, error: oauthError } = error as { name?: string; code?: string; error?: string }
  return [name, code, typeof oauthError === 'string' ? oauthError.slice(0, 40) : undefined].filter(Boolean).join(' ')
}

/** The result of a flow; `session` where it opened one. */
export interface FlowResult {
  done?: 'login' | 'linked'
  error?: ErrorKey
  redirect: string | null
  session?: { id: string; token: string; info: UserInfo }
}

export interface FlowCallback {
  provider: SignInProvider
  /** The full URL of the callback request. */
  url: URL
  /** From its cookies: the flow secret, empty without one, and the session token. */
  browserSecret: string
  token: string | undefined
  client: Client
}

/** Completes a flow, once: signs in, or links the identity to the member who started it. Failures are results. */
export async function completeFlow(ctx: Ctx, callback: FlowCallback): Promise<FlowResult> {
  const { provider, url } = callback
  const state = url.searchParams.get('state') ?? ''
  const settings = ctx.settings.signIn[provider]
  const flow =
    settings &&
    (await queries.claimFlow(ctx.db, { stateHash: hashOf(state), browserHash: hashOf(callback.browserSecret), provider, now: ctx.now() }))
  if (!flow) return failed(ctx, provider, 'thirdLogin.expired', null)
  const { redirect } = flow
  if (url.searchParams.get('error') === 'access_denied') return failed(ctx, provider, 'thirdLogin.cancelled', redirect)
  try {
    const identity = await exchangeCode(settings, url, { state, nonce: flow.nonce, codeVerifier: flow.codeVerifier })
    if (flow.memberId) return { ...(await linkIdentity(ctx, flow.memberId, provider, identity)), redirect }
    return { ...(await signIn(ctx, flow, identity, callback)), redirect }
  } catch (error) {
    const key = error instanceof DomainError ? error.key : 'thirdLogin.failed'
    return failed(ctx, provider, key, redirect, error instanceof DomainError ? undefined : describeError(error))
  }
}

function failed(ctx: Ctx, provider: SignInProvider, error: ErrorKey, redirect: string | null, reason?: string): FlowResult {
  ctx.log.info({ event: 'thirdLoginFailed', provider, error, reason }, 'a sign-in through a provider failed')
  return { error, redirect }
}

/** Links an identity to the member who started the flow and must still be signed in. @throws thirdLogin.expired, thirdLogin.taken */
async function linkIdentity(
  ctx: Ctx,
  memberId: string,
  provider: SignInProvider,
  identity: Identity,
): Promise<Omit<FlowResult, 'redirect'>> {
  if (ctx.member?.id !== memberId) throw new DomainError('thirdLogin.expired')
  await inTransaction(ctx, async (ctx) => {
    if (!(await queries.lockMember(ctx.db, memberId))) throw new DomainError('thirdLogin.expired')
    await queries.deleteLink(ctx.db, memberId, provider)
    if (!(await queries.insertLink(ctx.db, linkRowOf(ctx, memberId, provider, identity)))) throw new DomainError('thirdLogin.taken')
    await publishSecurityEvent(ctx, 'account.providerLinked', { memberId, provider: providerNames[provider] })
  })
  return { done: 'linked' }
}

const providerNames: Record<SignInProvider, string> = { google: 'Google', facebook: 'Facebook' }

function linkRowOf(ctx: Ctx, memberId: string, provider: SignInProvider, { issuer, subject, mail }: Identity) {
  return { issuer, subject, provider, memberId, mail: mail?.slice(0, 254) ?? null, linkedAt: ctx.now() }
}

/** Signs in the member of the linked identity, or a new one; never the owner of the same e-mail address. */
async function signIn(ctx: Ctx, flow: queries.FlowRow, identity: Identity, callback: FlowCallback): Promise<Omit<FlowResult, 'redirect'>> {
  const { issuer, subject } = identity
  const member = (await queries.findLinkedMember(ctx.db, issuer, subject)) ?? (await registerMember(ctx, flow, identity))
  if (member.blockedAt) throw new DomainError('account.blocked')
  const token = await openSession(ctx, member.id, callback.client)
  if (!token) throw new DomainError('thirdLogin.failed')
  if (callback.token) await endSession(ctx, callback.token)
  ctx.log.info({ event: 'loggedIn', member: member.id, by: flow.provider }, 'a member signed in')
  return { done: 'login', session: { id: member.id, token, info: userInfoOf(member) } }
}

class AlreadyLinked extends Error {}

/** Registers a natural person without a password; concurrent flows of one identity become one member. */
async function registerMember(ctx: Ctx, { provider, lang }: queries.FlowRow, identity: Identity): Promise<MemberRow> {
  const names = { firstName: sanitizeName(identity.firstName), lastName: sanitizeName(identity.lastName) }
  const memberNames =
    names.firstName || names.lastName ? names : { firstName: sanitizeName(identity.name) || providerNames[provider], lastName: '' }
  const contactMail = identity.mailVerified ? (identity.mail?.slice(0, 254) ?? null) : null
  try {
    return await inTransaction(ctx, async (ctx) => {
      const member = await insertMember(ctx.db, { memberType: 0, ...memberNames, contactMail, lang, createdAt: ctx.now() })
      if (!(await queries.insertLink(ctx.db, linkRowOf(ctx, member!.id, provider, identity)))) throw new AlreadyLinked()
      ctx.log.info({ event: 'registered', member: member!.id, memberType: 0, by: provider }, 'a member registered')
      return (await findById(ctx.db, member!.id))!
    })
  } catch (error) {
    const existing = error instanceof AlreadyLinked ? await queries.findLinkedMember(ctx.db, identity.issuer, identity.subject) : undefined
    if (!existing) throw error
    return existing
  }
}

/** The member's linked identities, oldest first. */
export async function listLinkedIdentities(ctx: MemberCtx): Promise<SignInLink[]> {
  const rows = await queries.selectLinks(ctx.db, ctx.member.id)
  return rows.map(({ provider, mail, linkedAt }) => ({ provider, ...(mail ? { mail } : {}), linkedAt: linkedAt.toISOString() }))
}

/**
 * Unlinks a provider's identity.
 * @returns the remaining ones
 * @throws notFound when there is none; account.lastWay when the member could not sign in any more: without an account
 * (whose codes and password sign in) and without another linked identity
 */
export function unlinkIdentity(ctx: MemberCtx, provider: SignInProvider): Promise<SignInLink[]> {
  return inTransaction(ctx, async (ctx) => {
    const member = await queries.lockMember(ctx.db, ctx.member.id)
    if (!(await queries.deleteLink(ctx.db, ctx.member.id, provider))) throw new DomainError('notFound')
    const remaining = await listLinkedIdentities(ctx)
    if (remaining.length === 0 && !member?.email && !member?.mobilePhone) throw new DomainError('account.lastWay')
    await publishSecurityEvent(ctx, 'account.providerUnlinked', { memberId: ctx.member.id, provider: providerNames[provider] })
    return remaining
  })
}

/** ms an authorization flow may take. */
export const signInFlowMs = 10 * 60_000
