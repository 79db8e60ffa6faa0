import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/values/timestamptz.ts'

/** Rate limit counters, one per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted, and a hash of for whom: no address is stored in the clear. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the count starts over; the row is deleted some time after. */
    windowEndsAt: timestamptz().notNull(),
    /** The next attempt is rejected until then. */
    retryAt: timestamptz().notNull(),
  },
  (table) => [index('rate_limits_window_ends_at_idx').on(table.windowEndsAt)],
)
