import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { batchedLookup } from '@kalata/postgres-client/statements/batched-lookup.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { isoText } from '#server/platform/db/values/instants.ts'
import { Nullable } from '#server/platform/db/statements/row-schemas.ts'
import { knownBrowsers, sessions } from '../accounts.tables.ts'

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
 * Opens a session unless the member was deleted or blocked or the password has changed; false when so. Locks the member's row, so that
 * a concurrent password change waits and then ends this session too.
 */
export async function insertSession(db: Executor, { tokenHash, memberId, client, now, passwordHash }: NewSession): Promise<boolean> {
  const at = now.toISOString()
  const statement = sql`
    insert into sessions (token_hash, member_id, created_at, seen_at, client)
    select ${tokenHash}, id, ${at}::timestamptz, ${at}::timestamptz, ${JSON.stringify(client)}::jsonb from members
    where id = ${memberId}::uuid and deleted_at is null and blocked_at is null and (${passwordHash ?? null}::text is null or password_hash = ${passwordHash ?? null})
    for share
    returning id`
  return (await prepared(db, statement)).length === 1
}

/** Ends all but a member's `max` most recently used sessions. */
export async function deleteExcessSessions(db: Executor, memberId: string, max: number): Promise<void> {
  const statement = sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where member_id = ${memberId}::uuid order by seen_at desc, created_at desc offset ${max})`
  await prepared(db, statement)
}

/** Ends a session; idempotent. */
export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends one of the member's sessions; false for another member's and an unknown one. */
export async function deleteOwnSession(db: Executor, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
  return rowCount === 1
}

/** Ends a member's sessions but the one of `exceptHash`; answers how many. */
export async function deleteSessionsOf(db: Executor, memberId: string, exceptHash?: string): Promise<number> {
  const isOther = exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.memberId, memberId), isOther))
  return rowCount ?? 0
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

/** Statements of {@link findSession} under way, beyond which sessions are asked for together. */
const lookupsAtOnce = 4
/** Keys that one prepared text serves, see `paddedArray`. */
const fewKeys = 10

const FoundRow = Type.Object({
  tokenHash: Type.String(),
  id: Type.String(),
  memberType: Type.Union([Type.Literal(0), Type.Literal(1)]),
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Nullable(Type.String()),
  seenAt: Type.String(),
  createdAt: Type.String(),
})

const lookUpSession = batchedLookup<Executor, Static<typeof FoundRow>>(
  async (db, tokenHashes) => {
    // One look into each index a key, whatever the statistics: a planner without any takes members that are neither deleted nor blocked for
    // few and begins with them. Many keys are planned again, for a plan made while the tables were small would read all of large ones.
    const read = tokenHashes.length <= fewKeys ? preparedRows : rows
    const statement = sql`
      select s.token_hash as "tokenHash", m.id, m.member_type as "memberType", m.first_name as "firstName", m.last_name as "lastName",
          m.company_name as "companyName", ${isoText('s.seen_at')} as "seenAt", ${isoText('s.created_at')} as "createdAt"
        from unnest(${paddedArray(tokenHashes)}::text[]) key
        cross join lateral (select * from sessions where token_hash = key limit 1) s
        cross join lateral (select * from members where id = s.member_id and deleted_at is null and blocked_at is null limit 1) m`
    const found = await read(db, FoundRow, statement)
    return new Map(found.map((row) => [row.tokenHash, row]))
  },
  lookupsAtOnce,
  5,
)

/** The member of a valid session and when it was last used. Many at one moment share statements. */
export async function findSession(db: Executor, tokenHash: string, { seenAfter, createdAfter }: ValidSince) {
  const row = (await lookUpSession(db, [tokenHash])).get(tokenHash)
  if (!row) return undefined
  const seenAt = new Date(row.seenAt)
  return seenAt > seenAfter && new Date(row.createdAt) > createdAfter ? { ...row, seenAt } : undefined
}

const touch = batchedLookup<Executor, never>(async (db, touches) => {
  const parts = touches.map((touch) => touch.split(' '))
  const [hashes, times] = [0, 1].map((place) => sql.param(parts.map((part) => part[place]!)))
  // Locked in one order, and what another request touches now is left to it.
  await db.execute(sql`update sessions s set seen_at = due.at from (
        select t.token_hash, used.at from sessions t join unnest(${hashes}::text[], ${times}::timestamptz[]) used (hash, at) on used.hash = t.token_hash
        where t.seen_at < used.at order by t.token_hash for no key update of t skip locked
      ) due where s.token_hash = due.token_hash`)
  return new Map<string, never>()
}, 1)

/** Sets when a session was last used; never back. Many at one moment share statements, and so commits. */
export async function touchSession(db: Executor, tokenHash: string, now: Date): Promise<void> {
  await touch(db, [`${tokenHash} ${now.toISOString()}`])
}

/** Deletes sessions opened before an instant. */
export async function deleteExpiredSessions(db: Executor, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.createdAt, before))
}

/** Stores a kind of browser; `first` when it is the member's first, `another` when there were others before. */
export async function rememberBrowser(db: Executor, memberId: string, browser: string, now: Date): Promise<'known' | 'first' | 'another'> {
  const statement = sql`
    insert into known_browsers (member_id, browser, first_seen_at) values (${memberId}::uuid, ${browser}, ${now.toISOString()}::timestamptz)
      on conflict do nothing returning browser`
  const inserted = await prepared(db, statement)
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
