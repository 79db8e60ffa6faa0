import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { purchases, orderEvents, orderLines, orders } from './orders.tables.ts'
import { fulfilmentMoves, statesBefore, type FulfilmentState, type Step } from './orders.rules.ts'

const facts = sql`${orders.payment} || '/' || ${orders.fulfilment} || '/' || ${orders.method}`
const ofMember = (memberId: string) => eq(orders.memberId, memberId)
const ofTab = (memberId: string, combinations: string[] | undefined) =>
  and(ofMember(memberId), combinations && sql`${facts} = any(${sql.param(combinations)}::text[])`)

/** How many orders the member has of each combination of states. */
export function countFacts(db: Executor, memberId: string) {
  const { payment, fulfilment, method } = orders
  return db
    .select({ payment, fulfilment, method, count: count() })
    .from(orders)
    .where(ofMember(memberId))
    .groupBy(payment, fulfilment, method)
}

export type OrderRow = typeof orders.$inferSelect & { expiresAt: Date | null; paymentId: string }

/** One page of the member's orders, the newest first. */
export async function selectPage(
  db: Executor,
  memberId: string,
  combinations: string[] | undefined,
  page: { size: number; skip: number },
): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: orders, expiresAt: purchases.expiresAt, paymentId: purchases.paymentId })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.checkoutId))
    .where(ofTab(memberId, combinations))
    .orderBy(desc(orders.placedAt), asc(orders.orderNo))
    .limit(page.size)
    .offset(page.skip)
  return rows.map(({ order, ...rest }) => ({ ...order, ...rest }))
}

/** One order of the member's own. */
export async function findOrder(db: Executor, memberId: string, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select({ order: orders, expiresAt: purchases.expiresAt, paymentId: purchases.paymentId })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.checkoutId))
    .where(and(ofMember(memberId), eq(orders.orderNo, orderNo)))
  return row && { ...row.order, expiresAt: row.expiresAt, paymentId: row.paymentId }
}

export function selectLines(db: Executor, orderNos: string[]) {
  return db.select().from(orderLines).where(inArray(orderLines.orderNo, orderNos)).orderBy(orderLines.orderNo, orderLines.position)
}

export function selectEvents(db: Executor, orderNo: string) {
  return db
    .select({ step: orderEvents.step, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, orderNo))
    .orderBy(orderEvents.id)
}

/**
 * Moves a parcel on, guarded by the state it may come from and by its money; with a step in its history.
 * @param memberId the owner, where a shopper asks
 */
export async function moveParcel(db: Executor, orderNo: string, to: FulfilmentState, now: Date, memberId?: string): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const moved = await db.execute(sql`
    with moved as (
      update orders set fulfilment = ${to}, delivered_at = case when ${to} = 'delivered' then ${at} else delivered_at end
      where order_no = ${orderNo} and fulfilment = any(${sql.param(statesBefore(fulfilmentMoves, to))}::text[])
        and (payment in ('paid', 'partly_refunded') or (payment = 'unpaid' and method = 'cash'))
        and (${memberId ?? null}::uuid is null or member_id = ${memberId ?? null}::uuid)
      returning order_no
    )
    insert into order_events (order_no, step, at) select order_no, ${to as Step}, ${at} from moved returning order_no`)
  return moved.rows.length > 0
}

/** The courier has the money of an order that is paid at the door. */
export async function collectCash(db: Executor, orderNo: string, now: Date): Promise<void> {
  await db.execute(sql`
    with collected as (
      update orders set payment = 'paid' where order_no = ${orderNo} and method = 'cash' and payment = 'unpaid' returning order_no
    )
    insert into order_events (order_no, step, at) select order_no, 'paid', ${now.toISOString()}::timestamptz from collected`)
}

/** Money that will never be asked for: a cancelled order that was to be paid at the door. */
export async function waiveCash(db: Executor, orderNo: string): Promise<void> {
  await db.execute(sql`update orders set payment = 'cancelled' where order_no = ${orderNo} and method = 'cash' and payment = 'unpaid'`)
}

/** Parcels that were delivered before an instant and never confirmed; at most 100. */
export async function deliveredBefore(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.fulfilment, 'delivered'), sql`${orders.deliveredAt} < ${before.toISOString()}::timestamptz`))
    .limit(100)
  return rows.map((row) => row.orderNo)
}

/** Takes the person out of a member's orders: goods, sums, region and town stay. */
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
