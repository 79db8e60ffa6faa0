import { boolean, check, foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { members } from '#server/accounts/accounts.tables.ts'
import { payments } from '../payments.tables.ts'

/** The Checkout Session in which a payment is made at Stripe. */
export const stripeSessions = pgTable(
  'stripe_sessions',
  {
    reference: text().primaryKey(),
    /** Stripe's id; null where the payment was closed before a session was made. */
    sessionId: text(),
    /** The PaymentIntent that it was paid by: reports of refunds and disputes name that alone. */
    intentId: text(),
    /** Nothing is to be paid in it any more: a session that is made at the same moment is expired at once. */
    closed: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({ name: 'stripe_sessions_reference_fk', columns: [table.reference], foreignColumns: [payments.reference] }),
    unique('stripe_sessions_session_id_key').on(table.sessionId),
    unique('stripe_sessions_intent_id_key').on(table.intentId),
    check('stripe_sessions_session_id_check', sql`${table.closed} or ${table.sessionId} is not null`),
  ],
)

/** The customer that a member's saved cards belong to at Stripe, which knows no name or address of them. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    memberId: uuid().primaryKey(),
    customerId: text().notNull(),
  },
  (table) => [
    foreignKey({ name: 'stripe_customers_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    unique('stripe_customers_customer_id_key').on(table.customerId),
  ],
)
