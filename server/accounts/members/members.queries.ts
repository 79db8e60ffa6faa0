import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Account } from '#contract/accounts/rules.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { members } from '../accounts.tables.ts'

export type MemberRow = typeof members.$inferSelect

const same = (account: Account) => ('mail' in account ? eq(members.email, account.mail) : eq(members.mobilePhone, account.phone))

export async function findAccount(db: Executor, account: Account): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(same(account))
  return row
}

export async function findById(db: Executor, id: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.id, id))
  return row
}

/** Undefined when mail or phone is taken: the unique keys decide, whoever comes second. */
export async function insertMember(db: Executor, row: typeof members.$inferInsert): Promise<{ id: string } | undefined> {
  const [made] = await db.insert(members).values(row).onConflictDoNothing().returning({ id: members.id })
  return made
}

export async function updateLang(db: Executor, id: string, lang: MemberRow['lang']): Promise<void> {
  await db.update(members).set({ lang }).where(eq(members.id, id))
}

export type Profile = Partial<Pick<MemberRow, 'firstName' | 'lastName' | 'companyName' | 'avatarUrl'>>

export async function updateProfile(db: Executor, id: string, profile: Profile): Promise<MemberRow | undefined> {
  const [row] = await db
    .update(members)
    .set(profile)
    .where(and(eq(members.id, id), isNull(members.deletedAt)))
    .returning()
  return row
}

/** Only while it is still the one that was verified: a changed password is not changed back. */
export async function replaceHash(db: Executor, id: string, from: string | null, to: string): Promise<boolean> {
  const changed = await db
    .update(members)
    .set({ passwordHash: to })
    .where(and(eq(members.id, id), isNull(members.deletedAt), sql`${members.passwordHash} is not distinct from ${from}`))
    .returning({ id: members.id })
  return changed.length === 1
}

/** A new password for whoever proved the account. */
export async function resetHash(db: Executor, account: Account, to: string): Promise<Pick<MemberRow, 'id' | 'memberType'> | undefined> {
  const [row] = await db
    .update(members)
    .set({ passwordHash: to })
    .where(same(account))
    .returning({ id: members.id, memberType: members.memberType })
  return row
}

/** Gives a member another mailbox or phone. The unique keys refuse what somebody else has. */
export async function updateContact(db: Executor, id: string, account: Account): Promise<MemberRow | undefined> {
  const [row] = await db
    .update(members)
    .set('mail' in account ? { email: account.mail } : { mobilePhone: account.phone })
    .where(and(eq(members.id, id), isNull(members.deletedAt)))
    .returning()
  return row
}

/** Takes the person out of the row, once; undefined when somebody did so before. What stood there is handed back. */
export async function eraseMemberRow(db: Executor, id: string, now: Date): Promise<MemberRow | undefined> {
  const [before] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.deletedAt)))
    .for('update')
  if (!before) return undefined
  const nothing = {
    companyName: null,
    companyCode: null,
    email: null,
    mobilePhone: null,
    passwordHash: null,
    contactMail: null,
    avatarUrl: null,
  }
  await db
    .update(members)
    .set({ firstName: '', lastName: '', ...nothing, deletedAt: now })
    .where(eq(members.id, id))
  return before
}

/** Which of the addresses (`/media/<2>/<32>`) are some member's picture. */
export async function usedAvatars(db: Executor, sources: string[]): Promise<string[]> {
  const src = sql<string>`split_part(${members.avatarUrl}, '-', 1)`
  const rows = await db.select({ src }).from(members).where(inArray(src, sources))
  return rows.map((row) => row.src)
}
