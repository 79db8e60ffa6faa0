import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { switchedChannels, type SwitchedChannel } from '#contract/notifications/channels.ts'
import { topicNames, type NotificationKind, type Topic } from '#contract/notifications/kinds.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** The notification centre's rows: kind and params. Texts are made when they are read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().notNull().$type<NotificationKind>(),
    params: jsonb().notNull().$type<Record<string, string | number>>(),
    createdAt: timestamptz().notNull(),
    readAt: timestamptz(),
  },
  (table) => [
    index('notifications_newest').on(table.memberId, table.createdAt.desc()),
    index('notifications_unread')
      .on(table.memberId)
      .where(sql`read_at is null`),
  ],
)

/** What a member has switched off; a row is something the member is not told. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    memberId: uuid().notNull(),
    topic: text().notNull().$type<Topic>(),
    channel: text().notNull().$type<SwitchedChannel>(),
  },
  (table) => [
    primaryKey({ name: 'notification_settings_pkey', columns: [table.memberId, table.topic, table.channel] }),
    foreignKey({ name: 'notification_settings_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }).onDelete('cascade'),
    check('notification_settings_topic_check', oneOf(table.topic, topicNames)),
    check('notification_settings_channel_check', oneOf(table.channel, switchedChannels)),
  ],
)
