import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { batchedLookup } from '../../db/statements/batched-lookup.ts'
import { prepared, type Executor } from '../../db/database.ts'
import { rows } from '../../db/statements/rows.ts'
import type { Http } from './calls.ts'
import { idempotency } from './idempotency.tables.ts'
import { DomainError } from '../../domain-error.ts'

/** ms: how long an answer is stored for its key. */
const retentionMs = 7 * 24 * 3600_000

/** A member's key of a call, and the hash of the request that it was first sent with. */
interface Claim {
  memberId: string
  route: string
  key: string
  requestHash: string
}

/** The same text for the same values, in whatever order a client wrote the fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/**
 * Does something once a key, in one transaction with its answer: the same key with the same request gets the stored
 * answer and `Idempotent-Replayed: true`. A concurrent duplicate waits for the first request; a domain error stores nothing.
 * @throws `idempotency.otherBody` for the same key with another request, `idempotency.inFlight` when the first request takes too long
 */
export function idempotent<T>(ctx: MemberCtx, http: Http, request: unknown, work: (ctx: MemberCtx) => Promise<T>): Promise<T> {
  return idempotentBehind(ctx, http, request, async (ctx, claimed) => {
    await claimed
    return work(ctx)
  })
}

/**
 * As {@link idempotent}, for work that begins before its key is claimed: what it reads and locks is sent together with the claim, and runs behind it.
 * @param work waits for `claimed` before it writes
 */
export async function idempotentBehind<T>(
  ctx: MemberCtx,
  http: Http,
  request: unknown,
  work: (ctx: MemberCtx, claimed: Promise<void>) => Promise<T>,
): Promise<T> {
  const row: Claim = {
    memberId: ctx.member.id,
    route: http.request.routeOptions.url ?? http.request.url,
    key: http.idempotencyKey,
    requestHash: createHash('sha256')
      .update(swapWireNames(canonical(request)))
      .digest('base64url'),
  }
  const same = and(eq(idempotency.memberId, row.memberId), eq(idempotency.route, row.route), eq(idempotency.key, row.key))
  const { data, stored } = await inTransaction(ctx, async (ctx) => {
    const claiming = claim(ctx, row)
    const claimed = claiming.then((isFirst) => (isFirst ? undefined : Promise.reject(new Repeated())))
    // A work that fails before it waits for it.
    claimed.catch(() => undefined)
    const done = await work(ctx, claimed).then(
      (data) => ({ data }),
      async (error: unknown) => {
        // A repeated request gets the first one's answer, whatever has changed since.
        if (await claiming) throw error
      },
    )
    if (done) {
      if (!(await claiming)) throw new Error('Written before the key was claimed')
      const stored = storeReply(ctx.db, row, done.data)
      stored.catch(() => undefined)
      return { data: done.data, stored }
    }
    const [found] = await ctx.db.select().from(idempotency).where(same)
    if (!found?.reply) throw new DomainError('idempotency.inFlight')
    if (found.requestHash !== row.requestHash) throw new DomainError('idempotency.otherBody')
    http.reply.header('idempotent-replayed', 'true')
    return { data: found.reply.data as T, stored: undefined }
  })
  // Sent together with the commit.
  await stored
  return data
}

/** The key was claimed before. */
class Repeated extends Error {}

const RepeatedRow = Type.Object({ memberId: Type.String(), route: Type.String(), key: Type.String() })
const claimKey = ({ memberId, route, key }: Omit<Claim, 'requestHash'>) => `${memberId}\n${route}\n${key}`

const lookUpRepeated = batchedLookup<true>(async (db, claimKeys) => {
  const parts = claimKeys.map((each) => each.split('\n'))
  const column = (place: number) => sql.param(parts.map((part) => part[place]!))
  const found = await rows(
    db,
    RepeatedRow,
    sql`select member_id as "memberId", route, key from idempotency
        where (member_id, route, key) in (select * from unnest(${column(0)}::uuid[], ${column(1)}::text[], ${column(2)}::text[]))`,
  )
  return new Map(found.map((row) => [claimKey(row), true]))
}, 2)

/**
 * Whether a request with this key is stored or under way: it gets that answer, whatever has changed since. Outside a transaction; many at
 * one moment share statements.
 */
export async function isRepeated(ctx: MemberCtx, http: Http): Promise<boolean> {
  const route = http.request.routeOptions.url ?? http.request.url
  const key = claimKey({ memberId: ctx.member.id, route, key: http.idempotencyKey })
  return (await lookUpRepeated(ctx.db, [key])).has(key)
}

/** Claims a key; false where it is claimed already. A concurrent claim waits for the first one's transaction. */
async function claim({ db, now }: Ctx, { memberId, route, key, requestHash }: Claim): Promise<boolean> {
  try {
    const claimed = await prepared(
      db,
      sql`insert into idempotency (member_id, route, key, request_hash, created_at)
        values (${memberId}::uuid, ${route}, ${key}, ${requestHash}, ${now().toISOString()}::timestamptz)
        on conflict do nothing returning key`,
    )
    return claimed.length > 0
  } catch (error) {
    const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: string }
    if (code === '55P03' || code === '57014') throw new DomainError('idempotency.inFlight')
    throw error
  }
}

async function storeReply(db: Executor, { memberId, route, key }: Claim, data: unknown): Promise<void> {
  await prepared(
    db,
    sql`update idempotency set reply = ${JSON.stringify({ data })}::jsonb
      where member_id = ${memberId}::uuid and route = ${route} and key = ${key}`,
  )
}

/** Deletes answers older than seven days. */
export async function sweepIdempotency(ctx: Ctx): Promise<void> {
  await ctx.db.delete(idempotency).where(lt(idempotency.createdAt, new Date(ctx.now().getTime() - retentionMs)))
}

/** Deletes a member's answers. */
export async function eraseIdempotency(ctx: Ctx, memberId: string): Promise<void> {
  await ctx.db.delete(idempotency).where(eq(idempotency.memberId, memberId))
}
