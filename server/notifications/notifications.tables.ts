import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import { members } from '#server/accounts/accounts.tables.ts'

const instant = () => timestamp({ withTimezone: true })

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
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_newest').on(table.memberId, table.createdAt.desc()),
    index('notifications_unread')
      .on(table.memberId)
      .where(sql`read_at is null`),
  ],
)
