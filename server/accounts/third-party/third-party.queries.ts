import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { members, signInLinks, signInFlows } from '../accounts.tables.ts'
import type { MemberRow } from '../members/members.queries.ts'

export type TripRow = typeof signInFlows.$inferSelect

export async function insertTrip(db: Executor, row: typeof signInFlows.$inferInsert): Promise<void> {
  await db.insert(signInFlows).values(row)
}

/** Takes a trip that is under way, once, for the browser that set out; undefined for every other. */
export async function takeTrip(
  db: Executor,
  { stateHash, browserHash, provider, now }: { stateHash: string; browserHash: string; provider: SignInProvider; now: Date },
): Promise<TripRow | undefined> {
  const [row] = await db
    .delete(signInFlows)
    .where(
      and(
        eq(signInFlows.stateHash, stateHash),
        eq(signInFlows.browserHash, browserHash),
        eq(signInFlows.provider, provider),
        gt(signInFlows.expiresAt, now),
      ),
    )
    .returning()
  return row
}

export async function findLinked(db: Executor, issuer: string, subject: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select({ member: members })
    .from(signInLinks)
    .innerJoin(members, eq(members.id, signInLinks.memberId))
    .where(and(eq(signInLinks.issuer, issuer), eq(signInLinks.subject, subject), isNull(members.deletedAt)))
  return row?.member
}

/** False when the provider's person is tied to somebody already: the key decides, whoever comes second. */
export async function insertLink(db: Executor, row: typeof signInLinks.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(signInLinks)
    .values(row)
    .onConflictDoNothing({ target: [signInLinks.issuer, signInLinks.subject] })
    .returning({ subject: signInLinks.subject })
  return made.length === 1
}

export async function deleteLink(db: Executor, memberId: string, provider: SignInProvider): Promise<boolean> {
  const gone = await db
    .delete(signInLinks)
    .where(and(eq(signInLinks.memberId, memberId), eq(signInLinks.provider, provider)))
    .returning({ subject: signInLinks.subject })
  return gone.length > 0
}

export function selectLinks(db: Executor, memberId: string) {
  return db.select().from(signInLinks).where(eq(signInLinks.memberId, memberId)).orderBy(asc(signInLinks.linkedAt))
}

export async function deleteLinksOf(db: Executor, memberId: string): Promise<void> {
  await db.delete(signInLinks).where(eq(signInLinks.memberId, memberId))
  await db.delete(signInFlows).where(eq(signInFlows.memberId, memberId))
}

/** Holds the member's row: what is decided from it stays true until the transaction ends. */
export async function lockMember(db: Executor, memberId: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('no key update')
  return row
}

export async function deleteOldTrips(db: Executor, before: Date): Promise<void> {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, before))
}
