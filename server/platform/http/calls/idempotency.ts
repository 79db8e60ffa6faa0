import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { batchedLookup } from '@kalata/postgres-client/statements/batched-lookup.ts'
import { prepared, uniqueViolation, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { Nullable } from '../../db/statements/row-schemas.ts'
import { pipelined } from '@kalata/postgres-client/statements/pipelined.ts'
import { preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { shareStatements } from '@kalata/postgres-client/statements/shared-statement.ts'
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

/** A request that is done once for its key, in two steps. */
export interface Once<P, T> {
  ctx: MemberCtx
  http: Http
  request: unknown
  /**
   * Reads, locks and decides, and writes nothing.
   * @param claimed the claim of the key, sent already: what is read here runs behind it
   * @throws DomainError where nothing is to be written
   */
  plan(ctx: MemberCtx, claimed: Promise<void>): Promise<P>
  /** Writes what was planned; any error of it ends the transaction. */
  write(ctx: MemberCtx, plan: P): Promise<T>
}

/** What became of a request: its answer, or why nothing was done. */
export type Outcome<T> = { data: T } | { error: DomainError }

/**
 * Does something once a key, in one transaction with its answer: the same key with the same request gets the stored
 * answer and `Idempotent-Replayed: true`. A concurrent duplicate waits for the first request; a domain error stores nothing.
 * @throws `idempotency.otherBody` for the same key with another request, `idempotency.inFlight` when the first request takes too long
 */
export async function idempotent<T>(ctx: MemberCtx, http: Http, request: unknown, work: (ctx: MemberCtx) => Promise<T>): Promise<T> {
  const outcome = await doOnce({ ctx, http, request, plan: (_, claimed) => claimed, write: work })
  if ('error' in outcome) throw outcome.error
  return outcome.data
}

/** As {@link idempotent}, for work that begins before its key is claimed: what it reads and locks is sent together with the claim. */
export async function doOnce<P, T>(one: Once<P, T>): Promise<Outcome<T>> {
  const [outcome] = await doTogether([one])
  return outcome!
}

/** Thrown to roll a transaction back in which nothing was to be written. */
class NothingWritten<T> extends Error {
  readonly outcomes: Outcome<T>[]
  constructor(outcomes: Outcome<T>[]) {
    super()
    this.outcomes = outcomes
  }
}

/**
 * Does several requests of different members in one transaction, each once for its key: see {@link idempotent}. Those whose plan ends with a domain error
 * write nothing and do not touch the others.
 * @returns an outcome for each, in their order
 * @throws any other error, also one of a write: nothing is written then of any of them
 */
export async function doTogether<P, T>(all: Once<P, T>[]): Promise<Outcome<T>[]> {
  try {
    return await tryTogether(all)
  } catch (error) {
    // A key that a release claims which locks none (decision 0408) was used meanwhile: its answer is stored now.
    if (uniqueViolation(error) === undefined) throw error
    return tryTogether(all)
  }
}

async function tryTogether<P, T>(all: Once<P, T>[]): Promise<Outcome<T>[]> {
  const claims = all.map(claimOf)
  let stored: Promise<void> | undefined
  try {
    const outcomes = await inTransaction(all[0]!.ctx, async (tx) => {
      const ctxs = all.map(({ ctx }): MemberCtx => ({ ...ctx, db: tx.db, changed: tx.changed, transaction: true }) as MemberCtx)
      const begun = () => planAndWrite(tx.db, claims, all, ctxs)
      const done = await (all.length === 1 ? begun() : shareStatements(tx.db, begun))
      if (!done.some(({ writes }) => writes)) throw new NothingWritten(done.map(({ outcome }) => outcome))
      const replies = claims.flatMap((claim, place) => (done[place]!.writes ? [{ ...claim, reply: done[place]!.outcome }] : []))
      stored = storeReplies(tx.db, replies, tx.now())
      stored.catch(() => undefined)
      return done.map(({ outcome }) => outcome)
    })
    // Sent together with the commit.
    await stored
    return outcomes
  } catch (error) {
    if (error instanceof NothingWritten) return error.outcomes as Outcome<T>[]
    // Its own error says more than that of the commit that it made fail.
    await stored
    throw error
  }
}

function claimOf({ ctx, http, request }: Pick<Once<unknown, unknown>, 'ctx' | 'http' | 'request'>): Claim {
  return {
    memberId: ctx.member.id,
    route: http.request.routeOptions.url ?? http.request.url,
    key: http.idempotencyKey,
    requestHash: createHash('sha256')
      .update(swapWireNames(canonical(request)))
      .digest('base64url'),
  }
}

/** What was done of a request. */
interface Done<T> {
  outcome: Outcome<T>
  writes: boolean
}

async function planAndWrite<P, T>(db: Executor, claims: Claim[], all: Once<P, T>[], ctxs: MemberCtx[]): Promise<Done<T>[]> {
  const claiming = claim(db, claims)
  const plans = await Promise.allSettled(
    all.map((one, place) => {
      const claimed = claiming.then((before) => (before[place] ? Promise.reject(new Repeated()) : undefined))
      // A plan that fails before it waits for it.
      claimed.catch(() => undefined)
      return one.plan(ctxs[place]!, claimed)
    }),
  )
  const before = await claiming
  // Before anything is written: what has failed otherwise ends the transaction.
  for (const [place, plan] of plans.entries())
    if (!before[place] && plan.status === 'rejected' && !(plan.reason instanceof DomainError)) throw plan.reason
  return pipelined(
    plans.map(async (plan, place): Promise<Done<T>> => {
      // A repeated request gets the first one's answer, whatever has changed since.
      const stored = before[place]
      if (stored) return { outcome: replay<T>(stored, claims[place]!, all[place]!.http), writes: false }
      if (plan.status === 'rejected') return { outcome: { error: plan.reason as DomainError }, writes: false }
      return { outcome: { data: await all[place]!.write(ctxs[place]!, plan.value) }, writes: true }
    }),
  )
}

/** The key was claimed before. */
class Repeated extends Error {}

const RepeatedRow = Type.Object({ memberId: Type.String(), route: Type.String(), key: Type.String() })
const claimKey = ({ memberId, route, key }: Omit<Claim, 'requestHash'>) => `${memberId}\n${route}\n${key}`

const lookUpRepeated = batchedLookup<Executor, true>(async (db, claimKeys) => {
  const parts = claimKeys.map((each) => each.split('\n'))
  const column = (place: number) => sql.param(parts.map((part) => part[place]!))
  const statement = sql`select member_id as "memberId", route, key from idempotency
    where (member_id, route, key) in (select * from unnest(${column(0)}::uuid[], ${column(1)}::text[], ${column(2)}::text[]))`
  const found = await rows(db, RepeatedRow, statement)
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

const StoredReply = Type.Intersect([
  RepeatedRow,
  Type.Object({ requestHash: Type.String(), reply: Nullable(Type.Unsafe<{ data: unknown }>(Type.Object({}))) }),
])
type StoredReply = Static<typeof StoredReply>

/**
 * Claims keys until the transaction ends: a concurrent claim waits for it. What is stored for them is read behind the locks.
 * @returns for each what was stored before
 */
async function claim(db: Executor, claims: Claim[]): Promise<(StoredReply | undefined)[]> {
  const asked = ['memberId', 'route', 'key'] as const
  const [memberIds, routes, keys] = asked.map((name) => paddedArray(claims.map((each) => each[name])))
  try {
    const [, found] = await pipelined([
      prepared(
        db,
        sql`select pg_advisory_xact_lock(lock) from (
            select hashtextextended(claim, 9000) as lock from unnest(${paddedArray(claims.map(claimKey))}::text[]) claim where claim is not null order by 1
          ) locks`,
      ),
      preparedRows(
        db,
        StoredReply,
        sql`select i.member_id as "memberId", i.route, i.key, i.request_hash as "requestHash", i.reply
          from unnest(${memberIds}::uuid[], ${routes}::text[], ${keys}::text[]) as asked (member_id, route, key)
          cross join lateral (
            select * from idempotency where member_id = asked.member_id and route = asked.route and key = asked.key limit 1
          ) i`,
      ),
    ])
    const stored = new Map(found.map((row) => [claimKey(row), row]))
    return claims.map((each) => stored.get(claimKey(each)))
  } catch (error) {
    const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: string }
    if (code === '55P03' || code === '57014') throw new DomainError('idempotency.inFlight')
    throw error
  }
}

/** The answer to a request whose key was used before. */
function replay<T>({ reply, requestHash }: StoredReply, claim: Claim, http: Http): Outcome<T> {
  if (!reply) return { error: new DomainError('idempotency.inFlight') }
  if (requestHash !== claim.requestHash) return { error: new DomainError('idempotency.otherBody') }
  http.reply.header('idempotent-replayed', 'true')
  return { data: reply.data as T }
}

/** Stores the answers of what was written. */
async function storeReplies(db: Executor, replies: (Claim & { reply: object })[], now: Date): Promise<void> {
  const statement = sql`insert into idempotency (member_id, route, key, request_hash, reply, created_at)
    select "memberId", route, key, "requestHash", reply, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as r ("memberId" uuid, route text, key text, "requestHash" text, reply jsonb)`
  await prepared(db, statement)
}

/** Deletes answers older than seven days. */
export async function sweepIdempotency(ctx: Ctx): Promise<void> {
  await ctx.db.delete(idempotency).where(lt(idempotency.createdAt, new Date(ctx.now().getTime() - retentionMs)))
}

/** Deletes a member's answers. */
export async function eraseIdempotency(ctx: Ctx, memberId: string): Promise<void> {
  await ctx.db.delete(idempotency).where(eq(idempotency.memberId, memberId))
}
