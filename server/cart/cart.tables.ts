import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/accounts/accounts.tables.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { maxLines, maxQuantity } from '#contract/cart/constants.ts'
import type { LineTerms } from '#contract/pricing/types.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/**
 * Members' carts, one line for each offer under each of its terms. Every line has one of its member's 200 slots, a number
 * that is checked and unique, so that no race between adds and merges makes a cart longer.
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Under which terms it was taken; one offer may stand once under each. */
    terms: text().notNull().default('plain').$type<LineTerms>(),
    slot: smallint().notNull(),
    quantity: smallint().notNull(),
    /** Tetri: the unit price the shopper saw when adding; a line tells when the price has changed since. */
    priceWhenAdded: integer().notNull(),
    selected: boolean().notNull().default(true),
    addedAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.offerId, table.terms], name: 'cart_lines_pkey' }),
    unique('cart_lines_member_id_slot_key').on(table.memberId, table.slot),
    check('cart_lines_terms_check', sql`${table.terms} in ('plain', 'deal', 'group')`),
    check('cart_lines_slot_check', sql`${table.slot} between 1 and ${sql.raw(String(maxLines))}`),
    check('cart_lines_quantity_check', sql`${table.quantity} between 1 and ${sql.raw(String(maxQuantity))}`),
    check('cart_lines_price_when_added_check', sql`${table.priceWhenAdded} >= 0`),
  ],
)

/** The guest carts that were merged, with what the merge answered: none is added twice. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    guestCartId: uuid().notNull(),
    /** Offers whose line got fewer units than both carts had. */
    clamped: jsonb().notNull().$type<number[]>(),
    mergedAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.guestCartId], name: 'cart_merges_pkey' })],
)
