import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** News and messages that leave after their transaction: at least once, with effects once by their unique key. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `mail`, or the name of an event such as `order.cancelled`. */
    topic: text().notNull(),
    /** The same thing is never put in twice. */
    key: text().notNull().unique(),
    payload: jsonb().notNull().$type<Record<string, unknown>>(),
    attempts: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    error: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`done_at is null`),
    index('outbox_done')
      .on(table.doneAt)
      .where(sql`done_at is not null`),
  ],
)
