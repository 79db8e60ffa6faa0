import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/accounts/accounts.tables.ts'
import { timestamptz } from '../../db/values/timestamptz.ts'

/** The reply to each idempotency key, so that a repeated request has one effect and one reply. */
export const idempotency = pgTable(
  'idempotency',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the canonical request, base64url. */
    requestHash: text().notNull(),
    /** Null only inside a transaction of the release before, which claims a key by its row. */
    reply: jsonb().$type<{ data: unknown }>(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.route, table.key], name: 'idempotency_pkey' }),
    index('idempotency_created_at_idx').on(table.createdAt),
    check('idempotency_request_hash_check', sql`length(${table.requestHash}) = 43`),
  ],
)
