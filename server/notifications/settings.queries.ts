import { and, eq } from 'drizzle-orm'
import type { SwitchedChannel } from '#contract/notifications/channels.ts'
import type { Topic } from '#contract/notifications/kinds.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { notificationSettings } from './notifications.tables.ts'

const { memberId: ofMember, topic: ofTopic, channel: ofChannel } = notificationSettings

/** What a member has switched off, of one topic or of all. */
export function selectOff(db: Executor, memberId: string, topic?: Topic) {
  return db
    .select({ topic: ofTopic, channel: ofChannel })
    .from(notificationSettings)
    .where(and(eq(ofMember, memberId), topic && eq(ofTopic, topic)))
    .prepare(topic ? 'channels_off_of_topic' : 'channels_off')
    .execute()
}

/** Switches a channel of a topic off. Idempotent. */
export async function insertOff(db: Executor, memberId: string, topic: Topic, channel: SwitchedChannel): Promise<void> {
  await db.insert(notificationSettings).values({ memberId, topic, channel }).onConflictDoNothing()
}

/** Switches a channel of a topic on again. Idempotent. */
export async function deleteOff(db: Executor, memberId: string, topic: Topic, channel: SwitchedChannel): Promise<void> {
  await db.delete(notificationSettings).where(and(eq(ofMember, memberId), eq(ofTopic, topic), eq(ofChannel, channel)))
}

/** Deletes all that a member has switched off. */
export async function deleteSettings(db: Executor, memberId: string): Promise<void> {
  await db.delete(notificationSettings).where(eq(ofMember, memberId))
}
