import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/accounts/accounts.tables.ts'
import { stores } from '#server/catalogue/catalogue.tables.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** The stores a member follows. */
export const storeFollows = pgTable(
  'store_follows',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.storeId], name: 'store_follows_pkey' }),
    index('store_follows_store_id_idx').on(table.storeId),
    index('store_follows_member_id_created_at_idx').on(table.memberId, table.createdAt),
  ],
)
