import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { offers } from './catalogue.tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** Units a checkout keeps from others. A hold is open until it ends, once, as one of the other three. */
export const stockReservations = pgTable(
  'holds',
  {
    checkoutId: uuid().notNull(),
    offerId: integer()
      .notNull()
      .references(() => offers.id),
    /** 1; a payment that came after the end takes the goods anew as 2. */
    round: smallint().notNull().default(1),
    quantity: integer().notNull(),
    state: text().notNull().default('open').$type<'open' | 'confirmed' | 'released' | 'expired'>(),
    /** Absent where nothing is to be paid first. */
    expiresAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutId, table.offerId, table.round] }),
    index('holds_open')
      .on(table.offerId)
      .where(sql`state = 'open'`),
    uniqueIndex('holds_one_open')
      .on(table.checkoutId, table.offerId)
      .where(sql`state = 'open'`),
    check('hold_quantity', sql`${table.quantity} > 0`),
    check('hold_state', sql`${table.state} in ('open', 'confirmed', 'released', 'expired')`),
    check('hold_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
)

/** What ever changed the units on hand; append-only. `initial` rows are written by the database when an offer is made. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: integer().notNull(),
    kind: text().notNull().$type<'initial' | 'sold' | 'restocked' | 'added' | 'removed'>(),
    quantity: integer().notNull(),
    /** The checkout that bought, the order that gave back; absent for what an import counted anew. */
    reference: text(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.offerId),
    index().on(table.at),
    check('ledger_quantity', sql`${table.quantity} >= 0`),
    check('ledger_kind', sql`${table.kind} in ('initial', 'sold', 'restocked', 'added', 'removed')`),
  ],
)
