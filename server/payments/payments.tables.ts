import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import { members } from '../accounts/accounts.tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** What one checkout costs, and what of it a provider really took and gave back. Tetri. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    checkoutId: uuid().notNull().unique(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    method: text().notNull().$type<PaymentMethod>(),
    total: integer().notNull(),
    lang: text().notNull().$type<Language>(),
    /** The provider's own name of it, also part of its page's address; not guessable. */
    reference: text().notNull().unique(),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    /** Why the last attempt failed; gone when the next begins. */
    reason: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.memberId),
    check('payment_captured', sql`${table.captured} in (0, ${table.total})`),
    check('payment_refunded', sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.captured}`),
  ],
)

/** Signed news of providers, each once. One whose payment is unknown stays unapplied and is tried again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull().$type<Record<string, unknown>>(),
    receivedAt: instant().notNull(),
    appliedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
)

/** Money that goes back. One an order, whatever asks for it and however often. */
export const refunds = pgTable(
  'refunds',
  {
    orderNo: text().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [index().on(table.paymentId), check('refund_amount', sql`${table.amount} > 0`)],
)

/** The sandbox provider's own books, as a bank would keep them. Nothing but the sandbox reads them. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    reference: text().primaryKey(),
    paymentId: uuid().notNull(),
    amount: integer().notNull(),
    state: text().notNull().default('open').$type<'open' | 'captured' | 'void'>(),
    refunded: integer().notNull().default(0),
    /** Keys of refunds done, so that one asked for twice is one. */
    refundKeys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    check(
      'charge_refunded',
      sql`${table.refunded} >= 0 and (${table.refunded} = 0 or ${table.state} = 'captured') and ${table.refunded} <= ${table.amount}`,
    ),
  ],
)
