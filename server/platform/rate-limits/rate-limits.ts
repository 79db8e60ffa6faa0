import { createHash } from 'node:crypto'
import { lt, sql, type SQL } from 'drizzle-orm'
import { Type } from 'typebox'
import { waitOf } from '#contract/core/wait.ts'
import type { Ctx } from '#server/context.ts'
import { prepared } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '../db/values/instants.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { rateLimits } from './rate-limits.tables.ts'
import { DomainError } from '../domain-error.ts'

/**
 * The key of one counter: its name and a SHA-256 of whom it counts, so that no address is stored in the clear.
 * @param subject account, client subnet or member id; several count the combination
 */
export function limitKey(name: string, ...subject: string[]): string {
  return `${name} ${createHash('sha256').update(subject.join('\n')).digest('base64url')}`
}

/**
 * The client subnet, which stands for one household or office: an IPv4 address as it is, the first 64 bits of an IPv6
 * address, since a host may use all addresses below them.
 */
export function subnetOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = '', rest = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const filled = ip.includes('::') ? [...groups, ...Array(8).fill('0')] : [...groups, rest]
  return filled.slice(0, 4).join(':')
}

/**
 * The network whose clients share what is scarce: the first 24 bits of an IPv4 address, the first 64 of an IPv6 address, since who has one address
 * of such a network has most often more.
 */
export function networkOf(ip: string): string {
  const subnet = subnetOf(ip)
  return subnet.includes(':') ? subnet : subnet.split('.').slice(0, 3).join('.')
}

/** At most `max` attempts within `seconds` from the first. */
interface Limit {
  max: number
  seconds: number
}

/** Consumes one attempt as {@link consume}. @throws what {@link rejectWhileLimited} does */
export async function assertWithin(ctx: Ctx, key: string, limit: Limit, error: LimitError = 'request.tooMany'): Promise<void> {
  rejectWhileLimited(await consume(ctx, key, limit), error)
}

/**
 * Consumes one attempt of a fixed window. Race-free: one guarded upsert.
 * @returns 0, or the whole seconds until the window ends
 */
export async function consume(ctx: Ctx, key: string, { max, seconds }: Limit): Promise<number> {
  const now = ctx.now()
  const [at, windowEndsAt] = [instant(now), instant(new Date(now.getTime() + seconds * 1000))]
  const upsert = sql`
    insert into rate_limits as l (key, count, window_ends_at, retry_at) values (${key}, 1, ${windowEndsAt}, ${at})
    on conflict (key) do update set
      count = case when l.window_ends_at <= ${at} then 1 else l.count + 1 end,
      window_ends_at = case when l.window_ends_at <= ${at} then excluded.window_ends_at else l.window_ends_at end
    where l.window_ends_at <= ${at} or l.count < ${max}::int`
  return attempt(ctx, key, 'window_ends_at', upsert)
}

/** ms without an attempt after which the backoff starts over. */
const backoffResetMs = 24 * 3600_000

/**
 * Consumes one attempt with exponential backoff, before the attempt is made, so that concurrent ones count too; after a
 * success call {@link resetLimit}. `attemptsWithoutWait` have no wait; each further one doubles it, from 1 s to 15 min. A day
 * without attempts starts over.
 * @returns 0, or the whole seconds to wait
 */
export async function consumeAttempt(ctx: Ctx, key: string, attemptsWithoutWait = 5): Promise<number> {
  const now = ctx.now()
  const [at, windowEndsAt] = [instant(now), instant(new Date(now.getTime() + backoffResetMs))]
  const count = sql`case when l.window_ends_at <= ${at} then 1 else l.count + 1 end`
  const waits = sql`(${count}) - ${attemptsWithoutWait}::int`
  const upsert = sql`
    insert into rate_limits as l (key, count, window_ends_at, retry_at) values (${key}, 1, ${windowEndsAt}, ${at})
    on conflict (key) do update set
      count = ${count},
      window_ends_at = excluded.window_ends_at,
      retry_at = ${at} + case when ${waits} < 0 then interval '0' else least(power(2, least(${waits}, 20)), 900) * interval '1 second' end
    where l.retry_at <= ${at}`
  return attempt(ctx, key, 'retry_at', upsert)
}

const Attempt = Type.Object({ isConsumed: Type.Boolean(), until: Type.Union([Type.Number(), Type.Null()]) })

/**
 * Runs a guarded upsert, and reads in the same statement when the next attempt may be made: who is rejected most is who asks most.
 * @param until the column that says so
 * @returns 0 where it wrote, or the whole seconds until then
 */
async function attempt(ctx: Ctx, key: string, until: 'window_ends_at' | 'retry_at', upsert: SQL): Promise<number> {
  const seconds = sql.raw(`extract(epoch from ${until})::float8`)
  const counter = sql`select false as "isConsumed", ${seconds} as until from rate_limits where key = ${key}`
  const statement = sql`
    with consumed as (${upsert} returning key)
    select true as "isConsumed", null::float8 as until from consumed union all ${counter} and not exists (select from consumed)`
  const [row] = await preparedRows(ctx.db, Attempt, statement)
  if (row?.isConsumed) return 0
  const now = ctx.now().getTime() / 1000
  // What another attempt has written since the statement began is not seen by it.
  const end = (row?.until ?? 0) > now ? row : (await preparedRows(ctx.db, Attempt, counter))[0]
  return Math.max(1, Math.ceil((end?.until ?? 0) - now))
}

/**
 * Returns one consumed attempt, where only failed ones are to count. Consuming first and refunding on success keeps
 * concurrent attempts within the limit.
 */
export async function refundAttempt(ctx: Ctx, key: string): Promise<void> {
  await prepared(ctx.db, sql`update rate_limits set count = greatest(count - 1, 0) where key = ${key}`)
}

type LimitError = 'request.tooMany' | 'code.tooSoon' | 'code.tooMany' | 'account.wait'

/**
 * Throws when {@link consume} or {@link consumeAttempt} returned seconds to wait.
 * @throws DomainError `key` with `seconds`, and with the rounded wait that its text says
 */
export function rejectWhileLimited(seconds: number, key: LimitError): void {
  if (seconds > 0) throw new DomainError(key, { seconds, ...waitOf(seconds) })
}

/** Deletes a counter. */
export async function resetLimit(ctx: Ctx, key: string): Promise<void> {
  await prepared(ctx.db, sql`delete from rate_limits where key = ${key}`)
}

/** Deletes counters whose window has ended; idempotent. */
export async function sweepLimits(ctx: Ctx): Promise<void> {
  await ctx.db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, ctx.now()))
}
