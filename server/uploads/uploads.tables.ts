import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/accounts/accounts.tables.ts'

/** Images a member uploaded within the last day: a member may only use an image of these. */
export const uploads = pgTable(
  'uploads',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** `/media/<2>/<32>`. */
    src: text().notNull(),
    /** Bytes of the uploaded file. */
    bytes: integer().notNull(),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.src], name: 'uploads_pkey' }),
    index('uploads_uploaded_at_idx').on(table.uploadedAt),
  ],
)
