import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/accounts/accounts.tables.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** Images uploaded within the last day by a member or by a visitor's browser: each may only use its own. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid().references(() => members.id, { onDelete: 'cascade' }),
    /** Of a visitor's cookie. */
    visitorHash: text(),
    /** Of the visitor's client subnet, which the quota counts. */
    subnetHash: text(),
    /** `/media/<2>/<32>`. */
    src: text().notNull(),
    /** Bytes of the uploaded file. */
    bytes: integer().notNull(),
    uploadedAt: timestamptz().notNull(),
  },
  (table) => [
    unique('uploads_member_id_src_key').on(table.memberId, table.src),
    unique('uploads_visitor_hash_src_key').on(table.visitorHash, table.src),
    index('uploads_uploaded_at_idx').on(table.uploadedAt),
    index('uploads_subnet_hash_idx').on(table.subnetHash),
    check('uploads_owner_check', sql`(${table.memberId} is null) <> (${table.visitorHash} is null)`),
    check('uploads_subnet_check', sql`(${table.visitorHash} is null) = (${table.subnetHash} is null)`),
  ],
)
