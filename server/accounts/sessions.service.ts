import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Ctx, Member } from '../context.ts'
import type { Executor } from '../platform/db.ts'
import { members, sessions } from './accounts.tables.ts'

/** ms: a session ends after 14 days without use, after 30 in any case (design/domain section 2). */
const idle = 14 * 24 * 3600_000
const absolute = 30 * 24 * 3600_000
/** ms: how exact "last seen" is; more exact would write a row a request. */
const seenEvery = 10 * 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Opens a session; the token (256 random bits) goes into the cookie and is stored nowhere. */
export async function openSession(ctx: Ctx, memberId: string, client: { ip: string; agent: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  await ctx.db.insert(sessions).values({ tokenHash: hashOf(token), memberId, createdAt: now, seenAt: now, client })
  return token
}

/** Ends one session; ending it twice is the same. */
export async function endSession(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

/** The lookup of every signed-in call, prepared once a database: building its SQL costs more than running it. */
function prepareLookup(db: Executor) {
  return db
    .select({
      id: members.id,
      memberType: members.memberType,
      name: sql<string>`coalesce(${members.companyName}, ${members.firstName} || ' ' || ${members.lastName})`,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.seenAt, sql.placeholder('seenAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
      ),
    )
    .prepare('session.find')
}
const lookups = new WeakMap<Executor, ReturnType<typeof prepareLookup>>()

/** Who a session token belongs to; undefined when it is unknown or has ended. */
export async function findMember(db: Executor, token: string, now: Date): Promise<Member | undefined> {
  const tokenHash = hashOf(token)
  let lookup = lookups.get(db)
  if (!lookup) lookups.set(db, (lookup = prepareLookup(db)))
  const found = await lookup.execute({
    tokenHash,
    seenAfter: new Date(now.getTime() - idle),
    createdAfter: new Date(now.getTime() - absolute),
  })
  const row = found[0]
  if (!row) return undefined
  if (now.getTime() - row.seenAt.getTime() > seenEvery) {
    await db
      .update(sessions)
      .set({ seenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, now)))
  }
  return { id: row.id, memberType: row.memberType, name: row.name }
}
