import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AddressForm } from '#contract/addresses/calls.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** A member's address book. Orders have a copy of the address they were placed with. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** As typed, without surrounding blanks and empty fields. */
    form: jsonb().notNull().$type<Omit<AddressForm, 'isDefault'>>(),
    isDefault: boolean().notNull(),
    createdAt: timestamptz().notNull(),
    /** Set while deleted; the delete can be undone. */
    deletedAt: timestamptz(),
  },
  (table) => [
    index('addresses_member_id_idx').on(table.memberId),
    // One default address per member.
    uniqueIndex('addresses_member_id_key')
      .on(table.memberId)
      .where(sql`is_default and deleted_at is null`),
  ],
)
