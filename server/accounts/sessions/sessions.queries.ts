import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { knownBrowsers, members, sessions } from '../accounts.tables.ts'

export type SessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'tokenHash' | 'createdAt' | 'seenAt' | 'client'>

export interface NewSession {
  tokenHash: string
  memberId: string
  client: { ip: string; agent: string }
  now: Date
  /** The verified hash; undefined for a login without a password. */
  passwordHash: string | undefined
}

/**
 * Opens a session unless the member was deleted or the password has changed; false when so. Locks the member's row, so that
 * a concurrent password change waits and then ends this session too.
 */
export async function insertSession(db: Executor, { tokenHash, memberId, client, now, passwordHash }: NewSession): Promise<boolean> {
  const at = now.toISOString()
  const inserted = await db.execute(sql`
    insert into sessions (token_hash, member_id, created_at, seen_at, client)
    select ${tokenHash}, id, ${at}::timestamptz, ${at}::timestamptz, ${JSON.stringify(client)}::jsonb from members
    where id = ${memberId}::uuid and deleted_at is null and (${passwordHash ?? null}::text is null or password_hash = ${passwordHash ?? null})
    for share
    returning id`)
  return inserted.rows.length === 1
}

/** Ends all but a member's `max` most recently used sessions. */
export async function deleteExcessSessions(db: Executor, memberId: string, max: number): Promise<void> {
  await db.execute(sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where member_id = ${memberId}::uuid order by seen_at desc, created_at desc offset ${max})`)
}

/** Ends a session; idempotent. */
export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends one of the member's sessions; false for another member's and an unknown one. */
export async function deleteOwnSession(db: Executor, memberId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Ends a member's sessions but the one of `exceptHash`; answers how many. */
export async function deleteSessionsOf(db: Executor, memberId: string, exceptHash?: string): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined))
    .returning({ id: sessions.id })
  return deleted.length
}

interface ValidSince {
  seenAfter: Date
  createdAfter: Date
}

/** A member's valid sessions, last used first. */
export function selectSessions(db: Executor, memberId: string, { seenAfter, createdAfter }: ValidSince): Promise<SessionRow[]> {
  const { id, tokenHash, createdAt, seenAt, client } = sessions
  return db
    .select({ id, tokenHash, createdAt, seenAt, client })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(seenAt, seenAfter), gt(createdAt, createdAfter)))
    .orderBy(desc(seenAt), desc(createdAt))
}

/** When a session was opened; undefined for an unknown one. */
export async function sessionCreatedAt(db: Executor, tokenHash: string): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  return row?.createdAt
}

/** The lookup of every signed-in call, prepared once per database: building its SQL costs more than running it. */
function prepareLookup(db: Executor) {
  return db
    .select({
      id: members.id,
      memberType: members.memberType,
      firstName: members.firstName,
      lastName: members.lastName,
      companyName: members.companyName,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.seenAt, sql.placeholder('seenAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
        isNull(members.deletedAt),
      ),
    )
    .prepare('session.find')
}
const lookups = new WeakMap<Executor, ReturnType<typeof prepareLookup>>()

/** The member of a valid session and when it was last used. */
export async function findSession(db: Executor, tokenHash: string, validSince: ValidSince) {
  let lookup = lookups.get(db)
  if (!lookup) lookups.set(db, (lookup = prepareLookup(db)))
  const [row] = await lookup.execute({ tokenHash, ...validSince })
  return row
}

/** Sets when a session was last used; never back. */
export async function touchSession(db: Executor, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, now)))
}

/** Deletes sessions opened before an instant. */
export async function deleteExpiredSessions(db: Executor, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.createdAt, before))
}

/** Stores a kind of browser; `first` when it is the member's first, `another` when there were others before. */
export async function rememberBrowser(db: Executor, memberId: string, browser: string, now: Date): Promise<'known' | 'first' | 'another'> {
  const inserted = await db.insert(knownBrowsers).values({ memberId, browser, firstSeenAt: now }).onConflictDoNothing().returning()
  if (inserted.length === 0) return 'known'
  const others = await db
    .select({ browser: knownBrowsers.browser })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.memberId, memberId), ne(knownBrowsers.browser, browser)))
    .limit(1)
  return others.length > 0 ? 'another' : 'first'
}

/** Deletes the kinds of browsers a member has used. */
export async function deleteKnownBrowsers(db: Executor, memberId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.memberId, memberId))
}
