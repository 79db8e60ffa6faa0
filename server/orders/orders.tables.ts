import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AddressForm } from '#contract/addresses/calls.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import { members } from '../accounts/accounts.tables.ts'
import type { CheckoutState, FulfilmentState, PaymentAxis, Step } from './orders.rules.ts'

const instant = () => timestamp({ withTimezone: true })

/** One submission: one payment, one order a store. Whoever moves it out of `open` first (pay, cancel, expire) wins. */
export const purchases = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The submission's Idempotency-Key: a second wall behind the table of replies. */
    key: text().notNull(),
    paymentId: uuid().notNull().unique(),
    state: text().notNull().$type<CheckoutState>(),
    total: integer().notNull(),
    createdAt: instant().notNull(),
    /** Absent where nothing is to be paid first. */
    expiresAt: instant(),
  },
  (table) => [
    unique('checkout_key').on(table.memberId, table.key),
    index('checkouts_open')
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
    index('checkouts_open_of_member')
      .on(table.memberId)
      .where(sql`state = 'open'`),
    check('checkout_state', sql`${table.state} in ('open', 'paid', 'expired', 'cancelled', 'onDelivery')`),
    check('checkout_total', sql`${table.total} >= 0`),
  ],
)

/** What one store owes one member. Names, prices and address are as they were when it was placed. */
export const orders = pgTable(
  'orders',
  {
    orderNo: text().primaryKey(),
    checkoutId: uuid()
      .notNull()
      .references(() => purchases.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    storeId: integer().notNull(),
    storeName: text().notNull(),
    method: text().notNull().$type<PaymentMethod>(),
    payment: text().notNull().$type<PaymentAxis>(),
    fulfilment: text().notNull().$type<FulfilmentState>(),
    /** Tetri; list prices together, what was saved, and what is owed. */
    subtotal: integer().notNull(),
    savings: integer().notNull(),
    total: integer().notNull(),
    units: integer().notNull(),
    address: jsonb().notNull().$type<AddressForm>(),
    note: text(),
    lang: text().notNull().$type<Language>(),
    arrives: date().notNull(),
    placedAt: instant().notNull(),
    deliveredAt: instant(),
  },
  (table) => [
    unique('order_store').on(table.checkoutId, table.storeId),
    index('orders_of_member').on(table.memberId, table.placedAt.desc()),
    index('orders_delivered')
      .on(table.deliveredAt)
      .where(sql`fulfilment = 'delivered'`),
    check('order_sum', sql`${table.total} = ${table.subtotal} - ${table.savings} and ${table.savings} >= 0 and ${table.total} >= 0`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    position: smallint().notNull(),
    offerId: integer().notNull(),
    productId: integer().notNull(),
    name: text().notNull(),
    picture: jsonb().notNull().$type<Picture>(),
    options: jsonb().notNull().$type<string[]>(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    lineTotal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.position] }),
    index().on(table.offerId),
    check('line_total', sql`${table.lineTotal} = ${table.price} * ${table.quantity} and ${table.quantity} > 0 and ${table.price} >= 0`),
  ],
)

/** Every step of an order. The database refuses to change or remove one. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    step: text().notNull().$type<Step>(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.orderNo)],
)
