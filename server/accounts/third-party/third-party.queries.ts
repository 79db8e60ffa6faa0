import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { members, signInLinks, signInFlows } from '../accounts.tables.ts'
import type { MemberRow } from '../members/members.queries.ts'

export type FlowRow = typeof signInFlows.$inferSelect

/** Stores a started flow. */
export async function insertFlow(db: Executor, row: typeof signInFlows.$inferInsert): Promise<void> {
  await db.insert(signInFlows).values(row)
}

/** Deletes and returns a flow that has not expired, once, for the browser that started it; undefined for every other. */
export async function claimFlow(
  db: Executor,
  { stateHash, browserHash, provider, now }: { stateHash: string; browserHash: string; provider: SignInProvider; now: Date },
): Promise<FlowRow | undefined> {
  const isBrowsers = and(eq(signInFlows.stateHash, stateHash), eq(signInFlows.browserHash, browserHash))
  const isOpen = and(isBrowsers, eq(signInFlows.provider, provider), gt(signInFlows.expiresAt, now))
  const [row] = await db.delete(signInFlows).where(isOpen).returning()
  return row
}

/** The member of a linked identity. */
export async function findLinkedMember(db: Executor, issuer: string, subject: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select({ member: members })
    .from(signInLinks)
    .innerJoin(members, eq(members.id, signInLinks.memberId))
    .where(and(eq(signInLinks.issuer, issuer), eq(signInLinks.subject, subject), isNull(members.deletedAt)))
  return row?.member
}

/** Links an identity; false when it is linked already, decided by the unique key. */
export async function insertLink(db: Executor, row: typeof signInLinks.$inferInsert): Promise<boolean> {
  const target = [signInLinks.issuer, signInLinks.subject]
  const { rowCount } = await db.insert(signInLinks).values(row).onConflictDoNothing({ target })
  return rowCount === 1
}

/** Unlinks a provider's identity; false when there was none. */
export async function deleteLink(db: Executor, memberId: string, provider: SignInProvider): Promise<boolean> {
  const { rowCount } = await db.delete(signInLinks).where(and(eq(signInLinks.memberId, memberId), eq(signInLinks.provider, provider)))
  return rowCount === 1
}

/** A member's linked identities, oldest first. */
export function selectLinks(db: Executor, memberId: string) {
  return db.select().from(signInLinks).where(eq(signInLinks.memberId, memberId)).orderBy(asc(signInLinks.linkedAt))
}

/** Deletes a member's linked identities and started flows. */
export async function deleteLinksOf(db: Executor, memberId: string): Promise<void> {
  await db.delete(signInLinks).where(eq(signInLinks.memberId, memberId))
  await db.delete(signInFlows).where(eq(signInFlows.memberId, memberId))
}

/** Locks and returns a member's row until the transaction ends; undefined for a deleted one. */
export async function lockMember(db: Executor, memberId: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('no key update')
  return row
}

/** Deletes flows that expired before an instant. */
export async function deleteExpiredFlows(db: Executor, before: Date): Promise<void> {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, before))
}
