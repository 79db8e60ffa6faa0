import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import { limits } from './rate-limits.tables.ts'
import { DomainError } from '../domain-error.ts'

/** The key of one counter: what is counted and for whom. */
export function limitKey(what: string, ...who: string[]): string {
  return `${what} ${createHash('sha256').update(who.join('\n')).digest('base64url')}`
}

/** One household or office: an IPv4 address, or the 64-bit net of an IPv6 one, since a host has all of it. */
export function subnetOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = '', rest = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const filled = ip.includes('::') ? [...groups, ...Array(8).fill('0')] : [...groups, rest]
  return filled.slice(0, 4).join(':')
}

/**
 * Counts one use; at most `max` within `seconds` from the first.
 * @returns 0, or the seconds after which it may be tried again
 */
export async function consume(ctx: Ctx, key: string, max: number, seconds: number): Promise<number> {
  const now = ctx.now()
  const endsAt = new Date(now.getTime() + seconds * 1000)
  const taken = await ctx.db
    .insert(limits)
    .values({ key, count: 1, endsAt, waitUntil: now })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${limits.endsAt} <= ${now.toISOString()}::timestamptz then 1 else ${limits.count} + 1 end`,
        endsAt: sql`case when ${limits.endsAt} <= ${now.toISOString()}::timestamptz then excluded.ends_at else ${limits.endsAt} end`,
      },
      setWhere: sql`${limits.endsAt} <= ${now.toISOString()}::timestamptz or ${limits.count} < ${max}`,
    })
    .returning({ count: limits.count })
  if (taken.length > 0) return 0
  const [row] = await ctx.db.select({ endsAt: limits.endsAt }).from(limits).where(eq(limits.key, key))
  return secondsUntil(row?.endsAt, now)
}

const forgetAfter = 24 * 3600_000

/**
 * Counts one try before it is made, so that tries at the same moment count too; whoever succeeds calls {@link resetLimit}.
 * `free` tries cost nothing, then each costs a wait that doubles from 1 s to 15 min. After a quiet day all is forgotten.
 * @returns 0, or the seconds to wait
 */
export async function consumeAttempt(ctx: Ctx, key: string, free = 5): Promise<number> {
  const now = ctx.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const endsAt = new Date(now.getTime() + forgetAfter)
  const count = sql`case when ${limits.endsAt} <= ${at} then 1 else ${limits.count} + 1 end`
  const taken = await ctx.db
    .insert(limits)
    .values({ key, count: 1, endsAt, waitUntil: now })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count,
        endsAt: sql`excluded.ends_at`,
        waitUntil: sql`${at} + case when (${count}) < ${free} then interval '0' else least(power(2, least((${count}) - ${free}, 20)), 900) * interval '1 second' end`,
      },
      setWhere: sql`${limits.waitUntil} <= ${at}`,
    })
    .returning({ count: limits.count })
  if (taken.length > 0) return 0
  const [row] = await ctx.db.select({ waitUntil: limits.waitUntil }).from(limits).where(eq(limits.key, key))
  return secondsUntil(row?.waitUntil, now)
}

/** Gives one use back, where only uses that failed are to count; counting them first lets none slip by at the same moment. */
export async function refundAttempt(ctx: Ctx, key: string): Promise<void> {
  await ctx.db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.key, key))
}

/** Throws a refusal with its seconds, when there are any. */
export function rejectWhileLimited(seconds: number, key: 'request.tooMany' | 'code.tooSoon' | 'code.tooMany' | 'account.wait'): void {
  if (seconds > 0) throw new DomainError(key, { seconds })
}

/** Forgets a counter, as a success does with the tries before it. */
export async function resetLimit(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.delete(limits).where(eq(limits.key, key))
}

/** Removes counters whose window is over. */
export async function sweepLimits(ctx: Ctx): Promise<void> {
  await ctx.db.delete(limits).where(lt(limits.endsAt, ctx.now()))
}

function secondsUntil(at: Date | undefined, now: Date): number {
  return Math.max(1, Math.ceil(((at ?? now).getTime() - now.getTime()) / 1000))
}
