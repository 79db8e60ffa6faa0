import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '../accounts/accounts.tables.ts'

/** Who uploaded which picture within the last day: only those may be used by whoever says so. */
export const uploads = pgTable(
  'uploads',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** `/media/<2>/<32>`. */
    src: text().notNull(),
    /** Bytes that came. */
    bytes: integer().notNull(),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.src], name: 'upload' }), index().on(table.uploadedAt)],
)
