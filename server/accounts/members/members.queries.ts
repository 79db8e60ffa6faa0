import { and, eq, inArray, isNull, sql, desc, ilike, or } from 'drizzle-orm'
import type { Account } from '#contract/accounts/rules.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { members, sessions } from '../accounts.tables.ts'

export type MemberRow = typeof members.$inferSelect

const isPresent = (id: string) => and(eq(members.id, id), isNull(members.deletedAt))
const isAccount = (account: Account) => ('mail' in account ? eq(members.email, account.mail) : eq(members.mobilePhone, account.phone))

export async function findAccount(db: Executor, account: Account): Promise<MemberRow | undefined> {
  const name = 'mail' in account ? 'find_member_by_mail' : 'find_member_by_phone'
  const [row] = await db.select().from(members).where(isAccount(account)).prepare(name).execute()
  return row
}

/** A member's row, a deleted one's too. */
export async function findById(db: Executor, id: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.id, id)).prepare('find_member').execute()
  return row
}

/** Inserts a member; undefined when e-mail or phone is taken, decided by the unique keys. */
export async function insertMember(db: Executor, row: typeof members.$inferInsert): Promise<{ id: string } | undefined> {
  const [inserted] = await db.insert(members).values(row).onConflictDoNothing().returning({ id: members.id })
  return inserted
}

/** Sets the language of mail and SMS. */
export async function updateLang(db: Executor, id: string, lang: MemberRow['lang']): Promise<void> {
  await db.update(members).set({ lang }).where(eq(members.id, id))
}

export type Profile = Partial<Pick<MemberRow, 'firstName' | 'lastName' | 'companyName' | 'avatarUrl'>>

/** Updates the given fields; undefined for a deleted member. */
export async function updateProfile(db: Executor, id: string, profile: Profile): Promise<MemberRow | undefined> {
  const [row] = await db.update(members).set(profile).where(isPresent(id)).returning()
  return row
}

/** Replaces the hash while it is still `currentHash`; false when it changed meanwhile. */
export async function replacePasswordHash(db: Executor, id: string, currentHash: string | null, newHash: string): Promise<boolean> {
  const isSame = and(isPresent(id), sql`${members.passwordHash} is not distinct from ${currentHash}`)
  const { rowCount } = await db.update(members).set({ passwordHash: newHash }).where(isSame)
  return rowCount === 1
}

/** Sets the password of an account; undefined when nobody has it. */
export async function setPasswordHash(
  db: Executor,
  account: Account,
  newHash: string,
): Promise<Pick<MemberRow, 'id' | 'memberType'> | undefined> {
  const { id, memberType } = members
  const [row] = await db.update(members).set({ passwordHash: newHash }).where(isAccount(account)).returning({ id, memberType })
  return row
}

/** Sets a member's e-mail address or phone number; a unique violation when another member has it. */
export async function updateContact(db: Executor, id: string, account: Account): Promise<MemberRow | undefined> {
  const contact = 'mail' in account ? { email: account.mail } : { mobilePhone: account.phone }
  const [row] = await db.update(members).set(contact).where(isPresent(id)).returning()
  return row
}

/** Erases a member's personal data, once; returns the row as it was, undefined when it was erased before. */
export async function eraseMemberRow(db: Executor, id: string, now: Date): Promise<MemberRow | undefined> {
  const [before] = await db.select().from(members).where(isPresent(id)).for('update')
  if (!before) return undefined
  const erased = {
    ...{ firstName: '', lastName: '', companyName: null, companyCode: null, email: null, mobilePhone: null },
    ...{ passwordHash: null, contactMail: null, avatarUrl: null, deletedAt: now },
  }
  await db.update(members).set(erased).where(eq(members.id, id))
  return before
}

/** Those of `sources` (`/media/<2>/<32>`) that are some member's picture. */
export async function usedAvatars(db: Executor, sources: string[]): Promise<string[]> {
  const src = sql<string>`split_part(${members.avatarUrl}, '-', 1)`
  const rows = await db.select({ src }).from(members).where(inArray(src, sources))
  return rows.map((row) => row.src)
}

const { id, memberType, firstName, lastName, companyName, email, mobilePhone, createdAt, blockedAt, deletedAt } = members

/** The newest members whose name, company, e-mail address or phone number has the text; all where it is empty. */
export function selectMembers(db: Executor, text: string, limit: number) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isFound = or(
    ilike(sql`${firstName} || ' ' || ${lastName}`, pattern),
    ilike(companyName, pattern),
    sql`${email}::text ilike ${pattern}`,
    ilike(mobilePhone, pattern),
  )
  return db
    .select({ id, memberType, firstName, lastName, companyName, email, mobilePhone, createdAt, blockedAt })
    .from(members)
    .where(and(isNull(deletedAt), text ? isFound : undefined))
    .orderBy(desc(createdAt), id)
    .limit(limit)
}

export async function countSessions(db: Executor, memberId: string): Promise<number> {
  return db.$count(sessions, eq(sessions.memberId, memberId))
}

/** Blocks a member, or lifts it (`at` null); undefined where it is so already, and for a deleted one. */
export async function updateBlocked(db: Executor, memberId: string, at: Date | null): Promise<Pick<MemberRow, 'id'> | undefined> {
  const [row] = await db
    .update(members)
    .set({ blockedAt: at })
    .where(and(isPresent(memberId), sql`(${blockedAt} is null) = ${at !== null}`))
    .returning({ id })
  return row
}
