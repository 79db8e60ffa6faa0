import { char, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What was answered to a key, so that the same request twice is one effect and one answer. */
export const idempotency = pgTable(
  'idempotency',
  {
    memberId: uuid().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    requestHash: char({ length: 43 }).notNull(),
    /** Absent only inside the transaction that makes it. */
    reply: jsonb().$type<{ data: unknown }>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.route, table.key] }), index().on(table.createdAt)],
)
