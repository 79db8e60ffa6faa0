import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { caseReasons, caseStates, caseWays, type CaseReason, type CaseState, type CaseWay } from '#contract/aftersales/constants.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { orderLines, orders } from '#server/orders/orders.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** An after-sales case of one order. */
export const cases = pgTable(
  'cases',
  {
    caseNo: text().primaryKey(),
    orderNo: text().notNull(),
    memberId: uuid().notNull(),
    state: text().notNull().$type<CaseState>(),
    way: text().notNull().$type<CaseWay>(),
    reason: text().notNull().$type<CaseReason>(),
    text: text(),
    photos: jsonb().notNull().default([]).$type<Picture[]>(),
    /** Where the money of an order that was paid to the courier goes. */
    iban: text(),
    /** Of the parcel that comes back. */
    carrier: text(),
    trackingNo: text(),
    /** Tetri: what its lines are worth. */
    amount: integer().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    foreignKey({ name: 'cases_order_no_fk', columns: [table.orderNo], foreignColumns: [orders.orderNo] }),
    foreignKey({ name: 'cases_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    index('cases_member_id_created_at_idx').on(table.memberId, table.createdAt.desc()),
    index('cases_order_no_idx').on(table.orderNo),
    index('cases_state_created_at_idx').on(table.state, table.createdAt),
    check('cases_state_check', oneOf(table.state, caseStates)),
    check('cases_way_check', oneOf(table.way, caseWays)),
    check('cases_reason_check', oneOf(table.reason, caseReasons)),
    check('cases_amount_check', sql`${table.amount} >= 0`),
  ],
)

/** Units of an order line that a case is about. */
export const caseLines = pgTable(
  'case_lines',
  {
    caseNo: text().notNull(),
    orderNo: text().notNull(),
    position: smallint().notNull(),
    quantity: integer().notNull(),
    /** Tetri: what the units are worth. */
    amount: integer().notNull(),
    /** Whether the case is open: a line is in one open case at most. */
    open: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ name: 'case_lines_pkey', columns: [table.caseNo, table.position] }),
    foreignKey({ name: 'case_lines_case_no_fk', columns: [table.caseNo], foreignColumns: [cases.caseNo] }),
    foreignKey({
      name: 'case_lines_order_no_position_fk',
      columns: [table.orderNo, table.position],
      foreignColumns: [orderLines.orderNo, orderLines.position],
    }),
    index('case_lines_order_no_position_idx').on(table.orderNo, table.position),
    uniqueIndex('case_lines_open_key')
      .on(table.orderNo, table.position)
      .where(sql`open`),
    check('case_lines_quantity_check', sql`${table.quantity} > 0`),
    check('case_lines_amount_check', sql`${table.amount} >= 0`),
  ],
)

/** Every step of a case. A trigger rejects a change or removal. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseNo: text().notNull(),
    step: text().notNull().$type<CaseState>(),
    by: text().notNull().$type<'member' | 'store'>(),
    /** What the store adds: where to send it, why not. */
    note: text(),
    at: timestamptz().notNull(),
  },
  (table) => [
    foreignKey({ name: 'case_events_case_no_fk', columns: [table.caseNo], foreignColumns: [cases.caseNo] }),
    index('case_events_case_no_idx').on(table.caseNo),
    check('case_events_step_check', oneOf(table.step, caseStates)),
    check('case_events_by_check', oneOf(table.by, ['member', 'store'])),
  ],
)

/** What member and store write to each other about a case. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseNo: text().notNull(),
    from: text().notNull().$type<'member' | 'store'>(),
    text: text().notNull(),
    photos: jsonb().notNull().default([]).$type<Picture[]>(),
    at: timestamptz().notNull(),
  },
  (table) => [
    foreignKey({ name: 'case_messages_case_no_fk', columns: [table.caseNo], foreignColumns: [cases.caseNo] }),
    index('case_messages_case_no_idx').on(table.caseNo),
    check('case_messages_from_check', oneOf(table.from, ['member', 'store'])),
  ],
)
