import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Rate limit counters, one per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted, and a hash of for whom: no address is stored in the clear. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the count starts over; the row is deleted some time after. */
    windowEndsAt: timestamp({ withTimezone: true }).notNull(),
    /** The next attempt is rejected until then. */
    retryAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_window_ends_at_idx').on(table.windowEndsAt)],
)
