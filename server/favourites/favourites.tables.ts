import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/accounts/accounts.tables.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** The products a member keeps an eye on. */
export const favourites = pgTable(
  'favourites',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
    /** Tetri: what its cheapest offer cost then. */
    priceWhenAdded: integer().notNull(),
    /** Tetri: the lower price that the member was notified of last. */
    toldPrice: integer(),
    /** When it could be bought again after it was sold out. */
    backInStockAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.productId], name: 'favourites_pkey' }),
    index('favourites_member_id_created_at_idx').on(table.memberId, table.createdAt),
    index('favourites_product_id_idx').on(table.productId),
    check('favourites_price_when_added_check', sql`${table.priceWhenAdded} > 0`),
    check('favourites_told_price_check', sql`${table.toldPrice} > 0`),
  ],
)

/** Offers whose return into stock a member wants to be notified of; a row goes with the notification. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.offerId], name: 'stock_alerts_pkey' }),
    index('stock_alerts_offer_id_idx').on(table.offerId),
  ],
)
