import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/constants.ts'
import { payments } from '#server/payments/payments.tables.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { orderEvents, orderLines, orders, purchases } from './orders.tables.ts'

const ofMember = (memberId: string) => eq(orders.memberId, memberId)
const ofStatus = (memberId: string, status: OrderStatus | undefined) => and(ofMember(memberId), status && eq(orders.status, status))

/** How many orders the member has of each status; those without any are absent. */
export function countByStatus(db: Executor, memberId: string): Promise<{ status: OrderStatus; count: number }[]> {
  const { status } = orders
  return db.select({ status, count: count() }).from(orders).where(ofMember(memberId)).groupBy(status)
}

export type OrderRow = typeof orders.$inferSelect & { expiresAt: Date | null; paymentId: string }

const rowsOf = (db: Executor) =>
  db
    .select({ order: orders, expiresAt: purchases.expiresAt, paymentId: payments.id })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(payments, eq(payments.purchaseId, orders.purchaseId))

/** One page of the member's orders, the newest first. */
export async function selectPage(
  db: Executor,
  memberId: string,
  status: OrderStatus | undefined,
  page: { size: number; skip: number },
): Promise<OrderRow[]> {
  const rows = await rowsOf(db)
    .where(ofStatus(memberId, status))
    .orderBy(desc(orders.placedAt), asc(orders.orderNo))
    .limit(page.size)
    .offset(page.skip)
  return rows.map(({ order, ...rest }) => ({ ...order, ...rest }))
}

/** One order of the member; undefined where it is another's. */
export async function findOrder(db: Executor, memberId: string, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await rowsOf(db).where(and(ofMember(memberId), eq(orders.orderNo, orderNo)))
  return row && { ...row.order, expiresAt: row.expiresAt, paymentId: row.paymentId }
}

/** The orders of one payment of the member by their numbers; none where it is another's. */
export async function selectOfPayment(db: Executor, memberId: string, paymentId: string): Promise<OrderRow[]> {
  const rows = await rowsOf(db)
    .where(and(ofMember(memberId), eq(payments.id, paymentId)))
    .orderBy(asc(orders.orderNo))
  return rows.map(({ order, ...rest }) => ({ ...order, ...rest }))
}

/** Whose order it is and what its messages need; undefined when it is unknown. */
export async function findRecipient(db: Executor, orderNo: string) {
  const { memberId, lang, total } = orders
  const [row] = await db.select({ memberId, lang, total }).from(orders).where(eq(orders.orderNo, orderNo))
  return row
}

/** The lines of orders, by order number and position. */
export function selectLines(db: Executor, orderNos: string[]) {
  return db.select().from(orderLines).where(inArray(orderLines.orderNo, orderNos)).orderBy(orderLines.orderNo, orderLines.position)
}

/** The history of orders, the oldest step first. */
export function selectEvents(db: Executor, orderNos: string[]) {
  return db
    .select({ orderNo: orderEvents.orderNo, step: orderEvents.step, at: orderEvents.at })
    .from(orderEvents)
    .where(inArray(orderEvents.orderNo, orderNos))
    .orderBy(orderEvents.id)
}

/** Orders that were delivered before an instant and never confirmed; at most 100. */
export async function deliveredBefore(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.fulfilment, 'delivered'), sql`${orders.deliveredAt} < ${before.toISOString()}::timestamptz`))
    .limit(100)
  return rows.map((row) => row.orderNo)
}

/** Removes recipient, phone, street and note from a member's orders; lines, sums, region and town stay. */
export async function removeRecipients(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`
    update orders set note = null, address = jsonb_build_object('recipient', '', 'phone', '', 'region', address -> 'region',
      'city', address -> 'city', 'street', '', 'building', '')
    where member_id = ${memberId}::uuid`)
}

/** Which of the addresses some line names. */
export async function usedPictures(db: Executor, sources: string[]): Promise<string[]> {
  const src = sql<string>`${orderLines.picture}->>'src'`
  const found = await db
    .selectDistinct({ src })
    .from(orderLines)
    .where(sql`${src} = any(${sql.param(sources)}::text[])`)
  return found.map((row) => row.src)
}

/** What a refund is decided by: an order's money and its lines, locked; undefined when the order is unknown. */
export async function lockRefundable(db: Executor, orderNo: string) {
  const [order] = await db
    .select({ orderNo: orders.orderNo, purchaseId: orders.purchaseId, payment: orders.payment, total: orders.total })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
    .for('update')
  return order && { ...order, lines: await selectLines(db, [orderNo]) }
}

/** Marks units of lines as refunded where so many are left; returns how many lines had enough. */
export async function addRefundedUnits(db: Executor, orderNo: string, units: { position: number; quantity: number }[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update order_lines l set refunded_quantity = l.refunded_quantity + asked.quantity
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as asked (position smallint, quantity int)
    where l.order_no = ${orderNo} and l.position = asked.position and l.refunded_quantity + asked.quantity <= l.quantity`)
  return rowCount ?? 0
}
