import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '#contract/core/languages.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** Lines of the ticker for everybody. */
export const notices = pgTable(
  'notices',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    text: jsonb().notNull().$type<Text>(),
    /** A path of the mall. */
    link: text(),
    /** Shown from this moment on, and, where it is set, until the other. */
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz(),
  },
  (table) => [
    index('notices_starts_at_idx').on(table.startsAt),
    check('notices_ends_at_check', sql`${table.endsAt} > ${table.startsAt}`),
    check('notices_link_check', sql`${table.link} like '/%' and ${table.link} not like '//%'`),
  ],
)
