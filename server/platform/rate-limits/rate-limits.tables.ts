import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often somebody did something within a window; rows of past windows are swept. */
export const limits = pgTable(
  'limits',
  {
    /** What and who, hashed: no address of anybody lies here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The end of the window, after which the count begins anew. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when the next try is refused. */
    waitUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('limits_end').on(table.endsAt)],
)
