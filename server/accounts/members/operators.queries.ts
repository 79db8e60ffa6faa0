import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { members, sessions } from '../accounts.tables.ts'
import type { MemberRow } from './members.queries.ts'

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

/** How many sessions a member has. */
export async function countSessions(db: Executor, memberId: string): Promise<number> {
  return db.$count(sessions, eq(sessions.memberId, memberId))
}

/** Blocks a member, or lifts it (`at` null); undefined where it is so already, and for a deleted one. */
export async function updateBlocked(db: Executor, memberId: string, at: Date | null): Promise<Pick<MemberRow, 'id'> | undefined> {
  const [row] = await db
    .update(members)
    .set({ blockedAt: at })
    .where(and(eq(id, memberId), isNull(deletedAt), sql`(${blockedAt} is null) = ${at !== null}`))
    .returning({ id })
  return row
}
