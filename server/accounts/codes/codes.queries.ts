import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import type { CodePurpose } from './codes.rules.ts'
import { codes } from '../accounts.tables.ts'

export async function insertCode(db: Executor, row: typeof codes.$inferInsert): Promise<void> {
  await db.insert(codes).values(row)
}

export interface Guess {
  keyHash: string
  codeHash: string
  account: string
  /** Absent where the call does not tell it. */
  purpose: CodePurpose | undefined
  now: Date
  /** How many wrong guesses burn the code. */
  allowed: number
}

const live = ({ keyHash, account, purpose, now, allowed }: Guess) =>
  and(
    eq(codes.keyHash, keyHash),
    eq(codes.account, account),
    purpose ? eq(codes.purpose, purpose) : undefined,
    isNull(codes.usedAt),
    gt(codes.expiresAt, now),
    lt(codes.failedAttempts, allowed),
  )

/** One guess in one statement: a wrong one is counted while the row is locked, so that none slips by. */
export async function guess(db: Executor, tried: Guess): Promise<boolean | undefined> {
  const [row] = await db
    .update(codes)
    .set({ failedAttempts: sql`${codes.failedAttempts} + (${codes.codeHash} <> ${tried.codeHash})::int` })
    .where(live(tried))
    .returning({ right: sql<boolean>`${codes.codeHash} = ${tried.codeHash}` })
  return row?.right
}

/** Uses the code up; false when it is not right, used, burned or over. */
export async function spendCode(db: Executor, tried: Guess): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedAt: tried.now })
    .where(and(live(tried), eq(codes.codeHash, tried.codeHash)))
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

export async function deleteCodesOf(db: Executor, accounts: string[]): Promise<void> {
  for (const account of accounts) await db.delete(codes).where(eq(codes.account, account))
}

/** Removes what nobody can use any more. */
export async function deleteOldCodes(db: Executor, before: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, before))
}
