import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { codes, members, sessions } from './accounts.tables.ts'
import type { Purpose } from './accounts.rules.ts'

export type MemberRow = typeof members.$inferSelect

/** By normalised mail, or by phone with its country code. */
export async function findAccount(db: Executor, account: { email: string } | { mobilePhone: string }): Promise<MemberRow | undefined> {
  const same = 'email' in account ? eq(members.email, account.email) : eq(members.mobilePhone, account.mobilePhone)
  const [row] = await db.select().from(members).where(same)
  return row
}

export async function findById(db: Executor, id: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.id, id))
  return row
}

/** Undefined when the mail is taken: the unique key decides, whoever comes second. */
export async function insertMember(db: Executor, row: typeof members.$inferInsert): Promise<{ id: string } | undefined> {
  const [made] = await db.insert(members).values(row).onConflictDoNothing({ target: members.email }).returning({ id: members.id })
  return made
}

export async function updateLang(db: Executor, id: string, lang: MemberRow['lang']): Promise<void> {
  await db.update(members).set({ lang }).where(eq(members.id, id))
}

/** Only while it is still the one that was verified: a changed password is not changed back. */
export async function replaceHash(db: Executor, id: string, from: string, to: string): Promise<void> {
  await db
    .update(members)
    .set({ passwordHash: to })
    .where(and(eq(members.id, id), eq(members.passwordHash, from)))
}

export async function insertCode(db: Executor, row: typeof codes.$inferInsert): Promise<void> {
  await db.insert(codes).values(row)
}

interface Guess {
  keyHash: string
  codeHash: string
  account: string
  /** Absent where the call does not tell it. */
  purpose: Purpose | undefined
  now: Date
  /** How many wrong guesses burn the code. */
  allowed: number
}

/** One guess in one statement: a wrong one is counted while the row is locked, so that none slips by. */
export async function guess(db: Executor, { keyHash, codeHash, account, purpose, now, allowed }: Guess): Promise<boolean | undefined> {
  const [row] = await db
    .update(codes)
    .set({ wrongGuesses: sql`${codes.wrongGuesses} + (${codes.codeHash} <> ${codeHash})::int` })
    .where(
      and(
        eq(codes.keyHash, keyHash),
        eq(codes.account, account),
        purpose ? eq(codes.purpose, purpose) : undefined,
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        lt(codes.wrongGuesses, allowed),
      ),
    )
    .returning({ right: sql<boolean>`${codes.codeHash} = ${codeHash}` })
  return row?.right
}

/** Uses the code up; false when it is not right, used, burned or over. */
export async function spendCode(db: Executor, { keyHash, codeHash, account, purpose, now, allowed }: Guess): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(
      and(
        eq(codes.keyHash, keyHash),
        eq(codes.codeHash, codeHash),
        eq(codes.account, account),
        purpose ? eq(codes.purpose, purpose) : undefined,
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        lt(codes.wrongGuesses, allowed),
      ),
    )
    .returning({ keyHash: codes.keyHash })
  return used.length === 1
}

/** To tell why a guess was not even looked at. */
export async function findCode(db: Executor, keyHash: string, account: string): Promise<typeof codes.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.keyHash, keyHash), eq(codes.account, account)))
  return row
}

/** Removes what nobody can use any more. */
export async function deleteOver(db: Executor, codesBefore: Date, sessionsBefore: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, codesBefore))
  await db.delete(sessions).where(lt(sessions.createdAt, sessionsBefore))
}
