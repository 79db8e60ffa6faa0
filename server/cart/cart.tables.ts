import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, members } from '#server/accounts/accounts.tables.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'

/**
 * What lies in members' carts, one line an offer. Every line takes one of its member's 200 slots: a place that is
 * checked and unique, so that no race between adds and merges makes a cart longer.
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
    slot: smallint().notNull(),
    quantity: smallint().notNull(),
    /** Tetri: the price the shopper saw when adding; against it a line is cheaper or dearer. */
    priceWhenAdded: integer().notNull(),
    selected: boolean().notNull().default(true),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.offerId], name: 'cart_lines_pkey' }),
    unique('cart_lines_member_id_slot_key').on(table.memberId, table.slot),
    check('cart_lines_slot_check', sql`${table.slot} between 1 and 200`),
    check('cart_lines_quantity_check', sql`${table.quantity} between 1 and 99`),
    check('cart_lines_price_when_added_check', sql`${table.priceWhenAdded} >= 0`),
  ],
)

/** The visitors' carts that were merged, with what the merge answered: the same one is never added twice. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    guestCartId: uuid().notNull(),
    /** Offers of which less was taken than the visitor's cart had. */
    clamped: jsonb().notNull().$type<number[]>(),
    mergedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.guestCartId], name: 'cart_merges_pkey' })],
)
