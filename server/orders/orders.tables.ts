import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AddressForm } from '#contract/addresses/calls.ts'
import type { Adjustment, LineTerms } from '#contract/pricing/types.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import type { OrderStatus } from '#contract/orders/constants.ts'
import { paymentMethods, type PaymentMethod } from '#contract/payments/methods.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { stores } from '#server/catalogue/catalogue.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'
import { orderSteps, states, type FulfilmentState, type PaymentState, type PurchaseState, type Step } from './orders.rules.ts'

/** One submission: one payment, one order per store. Anyone who moves it out of `open` first (pay, cancel, expire) wins. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid().primaryKey(),
    memberId: uuid().notNull(),
    /** The submission's Idempotency-Key: backs up the table of stored replies. */
    key: text().notNull(),
    state: text().notNull().$type<PurchaseState>(),
    /** Tetri. */
    total: integer().notNull(),
    /** The terms of its lines besides plain: whose claims end with it. */
    terms: text().array().notNull().default([]).$type<LineTerms[]>(),
    createdAt: timestamptz().notNull(),
    /** Null where nothing is to be paid first. */
    expiresAt: timestamptz(),
  },
  (table) => [
    foreignKey({ name: 'purchases_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    unique('purchases_member_id_key_key').on(table.memberId, table.key),
    index('purchases_expires_at_idx')
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
    index('purchases_member_id_idx')
      .on(table.memberId)
      .where(sql`state = 'open'`),
    check('purchases_state_check', oneOf(table.state, states.purchase)),
    check('purchases_total_check', sql`${table.total} >= 0`),
    check('purchases_terms_check', sql`${table.terms} <@ array['deal', 'group']`),
  ],
)

/** What one store owes one member. Names, prices and address are as they were when it was placed. */
export const orders = pgTable(
  'orders',
  {
    orderNo: text().primaryKey(),
    purchaseId: uuid().notNull(),
    memberId: uuid().notNull(),
    storeId: integer().notNull(),
    storeName: text().notNull(),
    method: text().notNull().$type<PaymentMethod>(),
    payment: text().notNull().$type<PaymentState>(),
    fulfilment: text().notNull().$type<FulfilmentState>(),
    /** By the rule of `statusOf`; a test compares the two for every combination. */
    status: text().$type<OrderStatus>().notNull().generatedAlwaysAs(sql`case
      when fulfilment = 'cancelled' or payment in ('expired', 'cancelled', 'voided')
        or payment = 'refunded' and fulfilment not in ('delivered', 'received') then 'cancelled'
      when payment = 'authorised' then 'inGroup'
      when payment = 'unpaid' and method <> 'cash_on_delivery' then 'toPay'
      when open_cases > 0 then 'afterSales'
      when payment = 'refunded' then 'done'
      when fulfilment = 'received' then case when lines_to_review > 0 then 'toReview' else 'done' end
      when fulfilment in ('waiting', 'packed') then 'toShip'
      else 'toReceive' end`),
    /** After-sales cases that are open. */
    openCases: integer().notNull().default(0),
    /** Lines of a received order that have no review and were not refunded as a whole. */
    linesToReview: smallint().notNull().default(0),
    /** Tetri: at compare-at prices, the difference, and what is owed. */
    subtotal: integer().notNull(),
    savings: integer().notNull(),
    total: integer().notNull(),
    units: integer().notNull(),
    address: jsonb().notNull().$type<AddressForm>(),
    note: text(),
    lang: text().notNull().$type<Language>(),
    arrives: date().notNull(),
    placedAt: timestamptz().notNull(),
    deliveredAt: timestamptz(),
  },
  (table) => [
    foreignKey({ name: 'orders_purchase_id_fk', columns: [table.purchaseId], foreignColumns: [purchases.id] }),
    foreignKey({ name: 'orders_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    foreignKey({ name: 'orders_store_id_fk', columns: [table.storeId], foreignColumns: [stores.id] }),
    unique('orders_purchase_id_store_id_key').on(table.purchaseId, table.storeId),
    index('orders_member_id_placed_at_idx').on(table.memberId, table.placedAt.desc(), table.orderNo),
    index('orders_member_id_status_placed_at_idx').on(table.memberId, table.status, table.placedAt.desc(), table.orderNo),
    index('orders_lines_to_review_idx')
      .on(table.memberId, table.placedAt.desc(), table.orderNo, table.linesToReview)
      .where(sql`lines_to_review > 0`),
    index('orders_delivered_at_idx')
      .on(table.deliveredAt)
      .where(sql`fulfilment = 'delivered'`),
    check('orders_method_check', oneOf(table.method, paymentMethods)),
    check('orders_payment_check', oneOf(table.payment, states.payment)),
    check('orders_fulfilment_check', oneOf(table.fulfilment, states.fulfilment)),
    check('orders_open_cases_check', sql`${table.openCases} >= 0`),
    check(
      'orders_lines_to_review_check',
      sql`${table.linesToReview} >= 0 and (${table.linesToReview} = 0 or ${table.fulfilment} = 'received')`,
    ),
    check('orders_lang_check', oneOf(table.lang, languages)),
    check(
      'orders_total_check',
      sql`${table.total} = ${table.subtotal} - ${table.savings} and ${table.savings} >= 0 and ${table.total} >= 0`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderNo: text().notNull(),
    position: smallint().notNull(),
    offerId: integer().notNull(),
    productId: integer().notNull(),
    name: text().notNull(),
    picture: jsonb().notNull().$type<Picture>(),
    options: jsonb().notNull().$type<string[]>(),
    quantity: integer().notNull(),
    /** Tetri per unit: paid, and struck through beside it where it was higher. */
    price: integer().notNull(),
    compareAtPrice: integer(),
    adjustments: jsonb().notNull().default([]).$type<Adjustment[]>(),
    /** Under which terms it was placed. */
    terms: text().notNull().default('plain').$type<LineTerms>(),
    lineTotal: integer().notNull(),
    /** Units whose money went back or is on its way back. */
    refundedQuantity: integer().notNull().default(0),
    /** Units that have left the store. */
    shippedQuantity: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'order_lines_pkey', columns: [table.orderNo, table.position] }),
    foreignKey({ name: 'order_lines_order_no_fk', columns: [table.orderNo], foreignColumns: [orders.orderNo] }),
    index('order_lines_offer_id_idx').on(table.offerId),
    check(
      'order_lines_line_total_check',
      sql`${table.lineTotal} = ${table.price} * ${table.quantity} and ${table.quantity} > 0 and ${table.price} >= 0`,
    ),
    check('order_lines_terms_check', sql`${table.terms} in ('plain', 'deal', 'group')`),
    check('order_lines_compare_at_price_check', sql`${table.compareAtPrice} > ${table.price}`),
    check('order_lines_refunded_quantity_check', sql`${table.refundedQuantity} between 0 and ${table.quantity}`),
    check('order_lines_shipped_quantity_check', sql`${table.shippedQuantity} between 0 and ${table.quantity}`),
  ],
)

/** A parcel of an order. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNo: text().notNull(),
    carrier: text(),
    trackingNo: text(),
    shippedAt: timestamptz().notNull(),
    deliveredAt: timestamptz(),
  },
  (table) => [
    foreignKey({ name: 'shipments_order_no_fk', columns: [table.orderNo], foreignColumns: [orders.orderNo] }),
    index('shipments_order_no_idx').on(table.orderNo),
  ],
)

/** Units of an order line that are in a parcel. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid().notNull(),
    orderNo: text().notNull(),
    position: smallint().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'shipment_lines_pkey', columns: [table.shipmentId, table.position] }),
    foreignKey({ name: 'shipment_lines_shipment_id_fk', columns: [table.shipmentId], foreignColumns: [shipments.id] }),
    foreignKey({
      name: 'shipment_lines_order_no_position_fk',
      columns: [table.orderNo, table.position],
      foreignColumns: [orderLines.orderNo, orderLines.position],
    }),
    index('shipment_lines_order_no_position_idx').on(table.orderNo, table.position),
    check('shipment_lines_quantity_check', sql`${table.quantity} > 0`),
  ],
)

/** Every step of an order. A trigger rejects a change or removal. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull(),
    step: text().notNull().$type<Step>(),
    at: timestamptz().notNull(),
  },
  (table) => [
    foreignKey({ name: 'order_events_order_no_fk', columns: [table.orderNo], foreignColumns: [orders.orderNo] }),
    index('order_events_order_no_idx').on(table.orderNo),
    check('order_events_step_check', oneOf(table.step, orderSteps)),
  ],
)
