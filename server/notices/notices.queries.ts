import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { notices } from './notices.tables.ts'

export type NoticeRow = typeof notices.$inferSelect

/** Notices shown at `now`, the latest first, at most `limit`. */
export function selectShown(db: Executor, now: Date, limit: number): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(and(lte(notices.startsAt, now), or(isNull(notices.endsAt), gt(notices.endsAt, now))))
    .orderBy(desc(notices.startsAt), desc(notices.id))
    .limit(limit)
}

/** All notices, past and future ones too. */
export const selectNotices = (db: Executor): Promise<NoticeRow[]> =>
  db.select().from(notices).orderBy(asc(notices.startsAt), asc(notices.id))

/** Adds a notice. @returns its id */
export async function insertNotice(db: Executor, notice: typeof notices.$inferInsert): Promise<number> {
  const [row] = await db.insert(notices).values(notice).returning({ id: notices.id })
  return row!.id
}

/** Deletes a notice. @returns whether there was one */
export async function deleteNotice(db: Executor, id: number): Promise<boolean> {
  return (await db.delete(notices).where(eq(notices.id, id)).returning({ id: notices.id })).length > 0
}
