import { createHash, randomBytes } from 'node:crypto'
import type { SessionView } from '#contract/accounts/schemas.ts'
import { inTransaction, type Ctx, type Member, type MemberCtx } from '#server/context.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { nameOf } from '../members/names.rules.ts'
import { recentLoginMs, maxSessions, seenPrecisionMs, sessionMaxAgeMs, sessionIdleMs } from './sessions.rules.ts'
import { deviceOf } from './devices.rules.ts'
import { publishSecurityEvent } from '../security-events.ts'
import * as queries from './sessions.queries.ts'

/** Where a call comes from. */
export interface Client {
  ip: string
  agent: string
}

export const clientOf = (request: { ip: string; headers: { 'user-agent'?: string | undefined } }): Client => ({
  ip: request.ip,
  agent: request.headers['user-agent'] ?? '',
})

/** What of a token is stored. */
const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
const living = (now: Date) => ({
  seenAfter: new Date(now.getTime() - sessionIdleMs),
  createdAfter: new Date(now.getTime() - sessionMaxAgeMs),
})

/**
 * Opens a session; the token (256 random bits) goes into the cookie and is stored nowhere. A kind of browser that the
 * member never used before is told of.
 * @param passwordHash of the password that was proved, where one was
 * @returns undefined when the account or that password is gone meanwhile
 */
export async function openSession(ctx: Ctx, memberId: string, { ip, agent }: Client, passwordHash?: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  const client = { ip, agent: agent.slice(0, 200) }
  return inTransaction(ctx, async (ctx) => {
    const opened = await queries.insertSession(ctx.db, { tokenHash: tokenHash(token), memberId, client, now, passwordHash })
    if (!opened) return undefined
    await queries.deleteSurplus(ctx.db, memberId, maxSessions)
    const { browser = '?', system = '?', device } = deviceOf(agent)
    const known = await queries.noteBrowser(ctx.db, memberId, `${browser} ${system} ${device}`, now)
    if (known === 'another') await publishSecurityEvent(ctx, 'account.newBrowser', { memberId, browser, system, ip })
    return token
  })
}

/** Ends one session; ending it twice is the same. */
export async function endSession(ctx: Ctx, token: string): Promise<void> {
  await queries.deleteSession(ctx.db, tokenHash(token))
}

/** The open sessions of the member, the asking one first, then the last seen. */
export async function listSessions(ctx: MemberCtx, token: string | undefined): Promise<SessionView[]> {
  const own = token && tokenHash(token)
  const rows = await queries.selectSessions(ctx.db, ctx.member.id, living(ctx.now()))
  const views = rows.map((row) => ({
    id: row.id,
    current: row.tokenHash === own,
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    ip: row.client.ip,
    ...deviceOf(row.client.agent),
  }))
  return views.sort((one, other) => Number(other.current) - Number(one.current))
}

/** Ends one of the member's sessions. @throws `notFound`, for a stranger's too */
export async function endOwnSession(ctx: MemberCtx, id: string, token: string | undefined): Promise<SessionView[]> {
  if (!(await queries.deleteOwnSession(ctx.db, ctx.member.id, id))) throw new DomainError('notFound')
  ctx.log.info({ event: 'sessionEnded', member: ctx.member.id }, 'a member ended a session')
  return listSessions(ctx, token)
}

/** Signs the member out everywhere, or everywhere but in the session of `keep`. */
export function endAllSessions(ctx: MemberCtx, keep: string | undefined): Promise<{ ended: number }> {
  return inTransaction(ctx, async (ctx) => {
    const ended = await queries.deleteSessionsOf(ctx.db, ctx.member.id, keep && tokenHash(keep))
    await publishSecurityEvent(ctx, 'account.signedOutEverywhere', { memberId: ctx.member.id })
    return { ended }
  })
}

/** Whether the member signed in a short while ago: what is asked for where there is no password. */
export async function isRecentLogin(ctx: Ctx, token: string | undefined): Promise<boolean> {
  const began = token && (await queries.sessionBegan(ctx.db, tokenHash(token)))
  return began ? ctx.now().getTime() - began.getTime() <= recentLoginMs : false
}

/** Who a session token belongs to; undefined when it is unknown or has ended. */
export async function findMember(db: Executor, token: string, now: Date): Promise<Member | undefined> {
  const hash = tokenHash(token)
  const row = await queries.findSession(db, hash, living(now))
  if (!row) return undefined
  if (now.getTime() - row.seenAt.getTime() > seenPrecisionMs) await queries.touchSession(db, hash, now)
  return { id: row.id, memberType: row.memberType, name: nameOf(row) }
}
