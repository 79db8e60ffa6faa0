import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import type { CodePurpose } from './codes.rules.ts'
import { codes } from '../accounts.tables.ts'

export async function insertCode(db: Executor, row: typeof codes.$inferInsert): Promise<void> {
  await db.insert(codes).values(row)
}

export interface CodeAttempt {
  keyHash: string
  codeHash: string
  account: string
  /** Undefined fits any purpose. */
  purpose: CodePurpose | undefined
  now: Date
  /** Failed attempts after which a code is unusable. */
  maxFailedAttempts: number
}

const isUsable = ({ keyHash, account, purpose, now, maxFailedAttempts: allowed }: CodeAttempt) =>
  and(
    eq(codes.keyHash, keyHash),
    eq(codes.account, account),
    purpose ? eq(codes.purpose, purpose) : undefined,
    isNull(codes.usedAt),
    gt(codes.expiresAt, now),
    lt(codes.failedAttempts, allowed),
  )

/**
 * Compares an attempt and counts it when wrong, in one statement, so that concurrent attempts cannot exceed the maximum.
 * @returns undefined when there is no usable code
 */
export async function countAttempt(db: Executor, attempt: CodeAttempt): Promise<boolean | undefined> {
  const [row] = await db
    .update(codes)
    .set({ failedAttempts: sql`${codes.failedAttempts} + (${codes.codeHash} <> ${attempt.codeHash})::int` })
    .where(isUsable(attempt))
    .returning({ right: sql<boolean>`${codes.codeHash} = ${attempt.codeHash}` })
  return row?.right
}

/** Marks a code as used; false when it is wrong, used, expired or has too many failed attempts. */
export async function markUsed(db: Executor, attempt: CodeAttempt): Promise<boolean> {
  const isRight = and(isUsable(attempt), eq(codes.codeHash, attempt.codeHash))
  const { rowCount } = await db.update(codes).set({ usedAt: attempt.now }).where(isRight)
  return rowCount === 1
}

/** The row of a code in any state, to tell why an attempt was rejected. */
export async function findCode(db: Executor, keyHash: string, account: string): Promise<typeof codes.$inferSelect | undefined> {
  const isOfAccount = and(eq(codes.keyHash, keyHash), eq(codes.account, account))
  const [row] = await db.select().from(codes).where(isOfAccount)
  return row
}

/** The hash of the key of the code that an account was sent last for a purpose. */
export async function findLatestKey(db: Executor, account: string, purpose: CodePurpose): Promise<string | undefined> {
  const [row] = await db
    .select({ keyHash: codes.keyHash })
    .from(codes)
    .where(and(eq(codes.account, account), eq(codes.purpose, purpose)))
    .orderBy(desc(codes.expiresAt))
    .limit(1)
  return row?.keyHash
}

export async function deleteCodesOf(db: Executor, accounts: string[]): Promise<void> {
  for (const account of accounts) await db.delete(codes).where(eq(codes.account, account))
}

/** Deletes codes that expired before an instant. */
export async function deleteExpiredCodes(db: Executor, before: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, before))
}
