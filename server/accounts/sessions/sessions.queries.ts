import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { knownBrowsers, members, sessions } from '../accounts.tables.ts'

export type SessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'tokenHash' | 'createdAt' | 'seenAt' | 'client'>

export interface NewSession {
  tokenHash: string
  memberId: string
  client: { ip: string; agent: string }
  now: Date
  /** The hash of the password that was just proved; undefined where another proof opened the way. */
  passwordHash: string | undefined
}

/**
 * Opens a session of a member who is still there and whose password is still the one that was proved; false when not. The
 * member's row is held meanwhile, so that a new password waits and then ends this session too.
 */
export async function insertSession(db: Executor, { tokenHash, memberId, client, now, passwordHash }: NewSession): Promise<boolean> {
  const at = now.toISOString()
  const made = await db.execute(sql`
    insert into sessions (token_hash, member_id, created_at, seen_at, client)
    select ${tokenHash}, id, ${at}::timestamptz, ${at}::timestamptz, ${JSON.stringify(client)}::jsonb from members
    where id = ${memberId}::uuid and deleted_at is null and (${passwordHash ?? null}::text is null or password_hash = ${passwordHash ?? null})
    for share
    returning id`)
  return made.rows.length === 1
}

/** Ends what a member has beyond the newest `most` sessions. */
export async function deleteSurplus(db: Executor, memberId: string, most: number): Promise<void> {
  await db.execute(sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where member_id = ${memberId}::uuid order by seen_at desc, created_at desc offset ${most})`)
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** One of the member's own; false for a stranger's and an unknown one. */
export async function deleteOwnSession(db: Executor, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

/** All of a member's, or all but one; how many went. */
export async function deleteSessionsOf(db: Executor, memberId: string, exceptHash?: string): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined))
    .returning({ id: sessions.id })
  return gone.length
}

interface Living {
  seenAfter: Date
  createdAfter: Date
}

export function selectSessions(db: Executor, memberId: string, { seenAfter, createdAfter }: Living): Promise<SessionRow[]> {
  const { id, tokenHash, createdAt, seenAt, client } = sessions
  return db
    .select({ id, tokenHash, createdAt, seenAt, client })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(seenAt, seenAfter), gt(createdAt, createdAfter)))
    .orderBy(desc(seenAt), desc(createdAt))
}

export async function sessionBegan(db: Executor, tokenHash: string): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  return row?.createdAt
}

/** The lookup of every signed-in call, prepared once a database: building its SQL costs more than running it. */
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

export async function findSession(db: Executor, tokenHash: string, living: Living) {
  let lookup = lookups.get(db)
  if (!lookup) lookups.set(db, (lookup = prepareLookup(db)))
  const [row] = await lookup.execute({ tokenHash, ...living })
  return row
}

export async function touchSession(db: Executor, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, now)))
}

export async function deleteOldSessions(db: Executor, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.createdAt, before))
}

/** Notes a kind of browser; `first` when it is the member's first, `another` when others were there before. */
export async function noteBrowser(db: Executor, memberId: string, browser: string, now: Date): Promise<'known' | 'first' | 'another'> {
  const made = await db.insert(knownBrowsers).values({ memberId, browser, firstSeenAt: now }).onConflictDoNothing().returning()
  if (made.length === 0) return 'known'
  const others = await db
    .select({ browser: knownBrowsers.browser })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.memberId, memberId), ne(knownBrowsers.browser, browser)))
    .limit(1)
  return others.length > 0 ? 'another' : 'first'
}

export async function deleteBrowsersOf(db: Executor, memberId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.memberId, memberId))
}
