import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { NotificationKind } from '#contract/notifications/kinds.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

const ofMember = (memberId: string) => eq(notifications.memberId, memberId)

/** Inserts a notification; one with the same id is there already and stays. */
export async function insertNotification(db: Executor, row: typeof notifications.$inferInsert): Promise<void> {
  const complete = { ...row, id: row.id ?? randomUUID(), readAt: row.readAt ?? null }
  await db.insert(notifications).values(complete).onConflictDoNothing({ target: notifications.id }).prepare('insert_notification').execute()
}

/** A page of the member's notifications, of some kinds or of all, the newest first. */
export function selectNotifications(
  db: Executor,
  memberId: string,
  { limit, offset = 0, kinds }: { limit: number; offset?: number; kinds?: readonly NotificationKind[] | undefined },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(ofMember(memberId), kinds && inArray(notifications.kind, kinds)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
}

/** The number of a member's notifications, read and unread, of some kinds or of all. */
export async function countNotifications(db: Executor, memberId: string, kinds?: readonly NotificationKind[]): Promise<number> {
  return db.$count(notifications, and(ofMember(memberId), kinds && inArray(notifications.kind, kinds)))
}

/** The number of a member's unread notifications; served by a partial index. */
export async function countUnread(db: Executor, memberId: string): Promise<number> {
  return db.$count(notifications, and(ofMember(memberId), isNull(notifications.readAt)))
}

/** Sets `read_at` of the member's unread notifications among `ids`, or of all. */
export async function markRead(db: Executor, memberId: string, ids: string[] | 'all', now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(ofMember(memberId), isNull(notifications.readAt), ids === 'all' ? undefined : inArray(notifications.id, ids)))
}

/** Deletes a member's notifications. */
export async function deleteNotifications(db: Executor, memberId: string): Promise<void> {
  await db.delete(notifications).where(ofMember(memberId))
}
