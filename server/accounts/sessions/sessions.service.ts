import { createHash, randomBytes } from 'node:crypto'
import type { SessionView } from '#contract/accounts/schemas.ts'
import { inTransaction, type Ctx, type Member, type MemberCtx } from '#server/context.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { nameOf } from '../members/names.rules.ts'
import { recentLoginMs, maxSessions, seenPrecisionMs, sessionMaxAgeMs, sessionIdleMs } from './sessions.rules.ts'
import { deviceOf } from './devices.rules.ts'
import { publishSecurityEvent } from '../security-events.ts'
import * as queries from './sessions.queries.ts'

/** IP address and User-Agent of a request. */
export interface Client {
  ip: string
  agent: string
}

/** The {@link Client} of a request. */
export const clientOf = (request: { ip: string; headers: { 'user-agent'?: string | undefined } }): Client => ({
  ip: request.ip,
  agent: request.headers['user-agent'] ?? '',
})

/** The stored form of a token. */
const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
const validSince = (now: Date) => ({
  seenAfter: new Date(now.getTime() - sessionIdleMs),
  createdAfter: new Date(now.getTime() - sessionMaxAgeMs),
})

/**
 * Opens a session and returns its token: 256 random bits for the cookie, of which only the hash is stored. A kind of
 * browser that is new to the member publishes `account.newBrowser`.
 * @param passwordHash the hash that was verified, where a password was
 * @returns undefined when the member was deleted or blocked or the password changed meanwhile
 */
export async function openSession(ctx: Ctx, memberId: string, { ip, agent }: Client, passwordHash?: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  const client = { ip, agent: agent.slice(0, 200) }
  return inTransaction(ctx, async (ctx) => {
    const opened = await queries.insertSession(ctx.db, { tokenHash: tokenHash(token), memberId, client, now, passwordHash })
    if (!opened) return undefined
    await queries.deleteExcessSessions(ctx.db, memberId, maxSessions)
    const { browser = '?', system = '?', device } = deviceOf(agent)
    const known = await queries.rememberBrowser(ctx.db, memberId, `${browser} ${system} ${device}`, now)
    if (known === 'another') await publishSecurityEvent(ctx, 'account.newBrowser', { memberId, browser, system, ip })
    return token
  })
}

/** Ends one session; idempotent. */
export async function endSession(ctx: Ctx, token: string): Promise<void> {
  await queries.deleteSession(ctx.db, tokenHash(token))
}

/** The member's sessions: the requesting one first, then by last use. */
export async function listSessions(ctx: MemberCtx, token: string | undefined): Promise<SessionView[]> {
  const currentHash = token && tokenHash(token)
  const rows = await queries.selectSessions(ctx.db, ctx.member.id, validSince(ctx.now()))
  const views = rows.map((row) => ({
    id: row.id,
    current: row.tokenHash === currentHash,
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    ip: row.client.ip,
    ...deviceOf(row.client.agent),
  }))
  return views.sort((one, other) => Number(other.current) - Number(one.current))
}

/** Ends one of the member's sessions and returns the others. @throws notFound, also for another member's */
export async function endOwnSession(ctx: MemberCtx, id: string, token: string | undefined): Promise<SessionView[]> {
  if (!(await queries.deleteOwnSession(ctx.db, ctx.member.id, id))) throw new DomainError('notFound')
  ctx.log.info({ event: 'sessionEnded', member: ctx.member.id }, 'a member ended a session')
  return listSessions(ctx, token)
}

/** Ends all sessions of the member but the one with the token `keep`. @returns how many */
export function endAllSessions(ctx: MemberCtx, keep: string | undefined): Promise<{ ended: number }> {
  return inTransaction(ctx, async (ctx) => {
    const ended = await queries.deleteSessionsOf(ctx.db, ctx.member.id, keep && tokenHash(keep))
    await publishSecurityEvent(ctx, 'account.signedOutEverywhere', { memberId: ctx.member.id })
    return { ended }
  })
}

/** Whether the session was opened within the last 15 minutes. */
export async function isRecentLogin(ctx: Ctx, token: string | undefined): Promise<boolean> {
  const createdAt = token && (await queries.sessionCreatedAt(ctx.db, tokenHash(token)))
  return createdAt ? ctx.now().getTime() - createdAt.getTime() <= recentLoginMs : false
}

/** The member of a session token; undefined when it is unknown or has ended. */
export async function findMember(db: Executor, token: string, now: Date): Promise<Member | undefined> {
  const hash = tokenHash(token)
  const row = await queries.findSession(db, hash, validSince(now))
  if (!row) return undefined
  if (now.getTime() - row.seenAt.getTime() > seenPrecisionMs) await queries.touchSession(db, hash, now)
  return { id: row.id, memberType: row.memberType, name: nameOf(row) }
}
