import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { NotificationKind, Topic } from '#contract/notifications/kinds.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { notifications, notificationSettings } from './notifications.tables.ts'
import type { SwitchedChannel } from '#contract/notifications/channels.ts'

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

export async function deleteNotifications(db: Executor, memberId: string): Promise<void> {
  await db.delete(notifications).where(ofMember(memberId))
}

const { memberId: whose, topic: ofTopic, channel: ofChannel } = notificationSettings

/** What a member has switched off, of one topic or of all. */
export function selectOff(db: Executor, memberId: string, topic?: Topic) {
  return db
    .select({ topic: ofTopic, channel: ofChannel })
    .from(notificationSettings)
    .where(and(eq(whose, memberId), topic && eq(ofTopic, topic)))
    .prepare(topic ? 'channels_off_of_topic' : 'channels_off')
    .execute()
}

/** Switches a channel of a topic off. Idempotent. */
export async function insertOff(db: Executor, memberId: string, topic: Topic, channel: SwitchedChannel): Promise<void> {
  await db.insert(notificationSettings).values({ memberId, topic, channel }).onConflictDoNothing()
}

/** Switches a channel of a topic on again. Idempotent. */
export async function deleteOff(db: Executor, memberId: string, topic: Topic, channel: SwitchedChannel): Promise<void> {
  await db.delete(notificationSettings).where(and(eq(whose, memberId), eq(ofTopic, topic), eq(ofChannel, channel)))
}

/** Deletes all that a member has switched off. */
export async function deleteSettings(db: Executor, memberId: string): Promise<void> {
  await db.delete(notificationSettings).where(eq(whose, memberId))
}
