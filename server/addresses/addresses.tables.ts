import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AddressForm } from '#contract/addresses/calls.ts'
import { members } from '../accounts/accounts.tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** A member's address book. Orders keep their own copy. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** As typed. */
    form: jsonb().notNull().$type<Omit<AddressForm, 'isDefault'>>(),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
    /** Out of the book; it can be brought back. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.memberId),
    uniqueIndex('addresses_one_default')
      .on(table.memberId)
      .where(sql`is_default and deleted_at is null`),
  ],
)
