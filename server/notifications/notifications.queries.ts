import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

const ofMember = (memberId: string) => eq(notifications.memberId, memberId)

export async function insertNotification(db: Executor, row: typeof notifications.$inferInsert): Promise<void> {
  await db.insert(notifications).values(row)
}

/** The newest first. */
export function selectNotifications(db: Executor, memberId: string, limit: number, offset = 0): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(ofMember(memberId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
}

export async function countNotifications(db: Executor, memberId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(notifications).where(ofMember(memberId))
  return row!.n
}

export async function countUnread(db: Executor, memberId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(notifications)
    .where(and(ofMember(memberId), isNull(notifications.readAt)))
  return row!.n
}

/** Marks as read what the member owns of `ids`, or all. */
export async function markRead(db: Executor, memberId: string, ids: string[] | 'all', now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(ofMember(memberId), isNull(notifications.readAt), ids === 'all' ? undefined : inArray(notifications.id, ids)))
}

export async function deleteNotifications(db: Executor, memberId: string): Promise<void> {
  await db.delete(notifications).where(ofMember(memberId))
}
