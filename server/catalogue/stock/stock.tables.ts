import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { purchases } from '#server/orders/orders.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'
import { offers } from '../catalogue.tables.ts'
import { ledgerKinds, reservationStates, type LedgerKind, type ReservationState } from './stock.rules.ts'

/** Units reserved for a purchase. A reservation is open until it ends, once, as one of the other three. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    purchaseId: uuid().notNull(),
    offerId: integer().notNull(),
    /** 1; a payment that came after the end reserves the units again as 2. */
    attempt: smallint().notNull().default(1),
    quantity: integer().notNull(),
    state: text().notNull().default('open').$type<ReservationState>(),
    /** Null where nothing is to be paid first. */
    expiresAt: timestamptz(),
    endedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ name: 'stock_reservations_pkey', columns: [table.purchaseId, table.offerId, table.attempt] }),
    foreignKey({ name: 'stock_reservations_purchase_id_fk', columns: [table.purchaseId], foreignColumns: [purchases.id] }),
    foreignKey({ name: 'stock_reservations_offer_id_fk', columns: [table.offerId], foreignColumns: [offers.id] }),
    index('stock_reservations_offer_id_idx')
      .on(table.offerId)
      .where(sql`state = 'open'`),
    uniqueIndex('stock_reservations_purchase_id_offer_id_key')
      .on(table.purchaseId, table.offerId)
      .where(sql`state = 'open'`),
    check('stock_reservations_quantity_check', sql`${table.quantity} > 0`),
    check('stock_reservations_state_check', oneOf(table.state, reservationStates)),
    check('stock_reservations_ended_at_check', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
)

/**
 * What ever changed the units on hand; append-only. `initial` rows are written by the database when an offer is made; the
 * rows of an offer that is removed, which was never reserved, go with it.
 */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: integer().notNull(),
    kind: text().notNull().$type<LedgerKind>(),
    quantity: integer().notNull(),
    /** The purchase that bought, the order that was restocked; null for what an import counted again. */
    reference: text(),
    at: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: 'stock_ledger_offer_id_fk', columns: [table.offerId], foreignColumns: [offers.id] }).onDelete('cascade'),
    index('stock_ledger_offer_id_idx').on(table.offerId),
    index('stock_ledger_at_idx').on(table.at),
    check('stock_ledger_quantity_check', sql`${table.quantity} >= 0`),
    check('stock_ledger_kind_check', oneOf(table.kind, ledgerKinds)),
  ],
)
