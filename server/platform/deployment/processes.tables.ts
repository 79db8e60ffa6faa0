import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../db/values/timestamptz.ts'

/** The server processes of the last minutes, as each saw itself. */
export const processes = pgTable('processes', {
  /** Machine and process id. */
  id: text().primaryKey(),
  /** Digests of the settings that must be the same everywhere, by name. */
  settings: jsonb().$type<Record<string, string>>().notNull(),
  /** ms that the process's clock is ahead of the database's; negative: behind. */
  clockAhead: integer().notNull(),
  seenAt: timestamptz().notNull().defaultNow(),
})
