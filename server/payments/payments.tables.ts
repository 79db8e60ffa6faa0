import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { languages, type Language } from '#contract/core/languages.ts'
import { captureMethods, paymentMethods, type CaptureMethod, type PaymentMethod } from '#contract/payments/methods.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { orderLines, orders, purchases } from '#server/orders/orders.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'
import { cards } from './cards/cards.tables.ts'
import { chargeStates, disputeStates, refundStates, type ChargeState, type DisputeState, type RefundState } from './payments.rules.ts'

/** What one purchase costs, and what of it a provider captured and returned. Tetri. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    purchaseId: uuid().notNull(),
    memberId: uuid().notNull(),
    method: text().notNull().$type<PaymentMethod>(),
    /** Who processes it; null where the courier is paid. */
    provider: text(),
    total: integer().notNull(),
    lang: text().notNull().$type<Language>(),
    /** The provider's own name of it, also part of its page's address; not guessable. */
    reference: text().notNull(),
    /** The saved card that the provider's page begins with. */
    cardId: uuid(),
    captureMethod: text().notNull().default('automatic').$type<CaptureMethod>(),
    /** The total once the provider has blocked or taken it. */
    authorised: integer().notNull().default(0),
    /** What of it was released and never taken. */
    voided: integer().notNull().default(0),
    captured: integer().notNull().default(0),
    /** The sum of all refunds, done or not. */
    refundRequested: integer().notNull().default(0),
    /** The sum of the refunds that are done. */
    refunded: integer().notNull().default(0),
    /** What of `refundRequested` had been returned outside the shop, so that it is not sent once more. */
    refundOutside: integer().notNull().default(0),
    /** What the provider returned outside the shop, by its dashboard or a dispute that was lost. Tetri. */
    returnedOutside: integer().notNull().default(0),
    /** Whether the shopper has disputed it at the bank, and how that ended. */
    dispute: text().$type<DisputeState>(),
    /** Why the last attempt failed; null again when the next begins. */
    reason: text(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    foreignKey({ name: 'payments_purchase_id_fk', columns: [table.purchaseId], foreignColumns: [purchases.id] }),
    foreignKey({ name: 'payments_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    foreignKey({ name: 'payments_card_id_fk', columns: [table.cardId], foreignColumns: [cards.id] }).onDelete('set null'),
    index('payments_card_id_idx')
      .on(table.cardId)
      .where(sql`card_id is not null`),
    unique('payments_purchase_id_key').on(table.purchaseId),
    unique('payments_reference_key').on(table.reference),
    index('payments_member_id_idx').on(table.memberId),
    check('payments_method_check', oneOf(table.method, paymentMethods)),
    check('payments_provider_check', sql`(${table.method} = 'cash_on_delivery') = (${table.provider} is null)`),
    check('payments_lang_check', oneOf(table.lang, languages)),
    check('payments_capture_method_check', oneOf(table.captureMethod, captureMethods)),
    check('payments_authorised_check', sql`${table.authorised} in (0, ${table.total})`),
    check('payments_captured_check', sql`${table.captured} between 0 and ${table.authorised}`),
    check('payments_voided_check', sql`${table.voided} >= 0 and ${table.captured} + ${table.voided} <= ${table.authorised}`),
    check(
      'payments_refund_requested_check',
      sql`${table.refundRequested} between 0 and case ${table.method} when 'cash_on_delivery' then ${table.total} else ${table.captured} end`,
    ),
    check('payments_returned_outside_check', sql`${table.returnedOutside} between 0 and ${table.captured}`),
    check('payments_refund_outside_check', sql`${table.refundOutside} between 0 and ${table.refundRequested}`),
    check('payments_dispute_check', oneOf(table.dispute, disputeStates)),
    check('payments_refunded_check', sql`${table.refunded} between 0 and ${table.refundRequested}`),
  ],
)

/** Signed events of providers, each once. One whose payment is unknown stays unapplied and is tried again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull().$type<Record<string, unknown>>(),
    receivedAt: timestamptz().notNull(),
    appliedAt: timestamptz(),
  },
  (table) => [primaryKey({ name: 'payment_events_pkey', columns: [table.provider, table.id] })],
)

/** Money that goes back: any number per order, each by line and units. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNo: text().notNull(),
    paymentId: uuid().notNull(),
    /** Names the refund to anyone who asks for it and to the provider: asked for twice, it is one. */
    key: text().notNull(),
    /** Tetri; the sum of its lines. */
    amount: integer().notNull(),
    /** What of it was returned outside the shop: the provider is asked for the rest. */
    outside: integer().notNull().default(0),
    /** Why, as the caller's word. */
    reason: text().notNull(),
    state: text().notNull().default('requested').$type<RefundState>(),
    /** How often the provider was asked for it: once more after each failure that an operator answers. */
    attempt: smallint().notNull().default(1),
    /** Why the provider has not returned it, in its words. */
    failure: text(),
    createdAt: timestamptz().notNull(),
    doneAt: timestamptz(),
  },
  (table) => [
    foreignKey({ name: 'refunds_order_no_fk', columns: [table.orderNo], foreignColumns: [orders.orderNo] }),
    foreignKey({ name: 'refunds_payment_id_fk', columns: [table.paymentId], foreignColumns: [payments.id] }),
    unique('refunds_key_key').on(table.key),
    index('refunds_order_no_idx').on(table.orderNo),
    index('refunds_payment_id_idx').on(table.paymentId),
    check('refunds_amount_check', sql`${table.amount} > 0`),
    check('refunds_outside_check', sql`${table.outside} between 0 and ${table.amount}`),
    check('refunds_failure_check', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
    check('refunds_state_check', oneOf(table.state, refundStates)),
    check('refunds_done_at_check', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
)

/** What of a line a refund returns. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid().notNull(),
    orderNo: text().notNull(),
    position: smallint().notNull(),
    quantity: integer().notNull(),
    /** Tetri. */
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'refund_lines_pkey', columns: [table.refundId, table.position] }),
    foreignKey({ name: 'refund_lines_refund_id_fk', columns: [table.refundId], foreignColumns: [refunds.id] }),
    foreignKey({
      name: 'refund_lines_order_no_position_fk',
      columns: [table.orderNo, table.position],
      foreignColumns: [orderLines.orderNo, orderLines.position],
    }),
    index('refund_lines_order_no_position_idx').on(table.orderNo, table.position),
    check('refund_lines_quantity_check', sql`${table.quantity} > 0`),
    check('refund_lines_amount_check', sql`${table.amount} >= 0`),
  ],
)

/** The sandbox provider's own ledger, as a bank would have it. Nothing but the sandbox reads it. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    reference: text().primaryKey(),
    paymentId: uuid().notNull(),
    amount: integer().notNull(),
    state: text().notNull().default('open').$type<ChargeState>(),
    refunded: integer().notNull().default(0),
    /** Keys of refunds done, so that one asked for twice is one. */
    refundKeys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    foreignKey({ name: 'sandbox_charges_payment_id_fk', columns: [table.paymentId], foreignColumns: [payments.id] }),
    check('sandbox_charges_state_check', oneOf(table.state, chargeStates)),
    check(
      'sandbox_charges_refunded_check',
      sql`${table.refunded} >= 0 and (${table.refunded} = 0 or ${table.state} = 'captured') and ${table.refunded} <= ${table.amount}`,
    ),
  ],
)
