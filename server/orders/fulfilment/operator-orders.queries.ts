import { asc, eq, inArray } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/constants.ts'
import { groupSeats } from '#server/groups/groups.tables.ts'
import { payments, refunds } from '#server/payments/payments.tables.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { orderEvents, orderLines, orders } from '../orders.tables.ts'

/** Orders of the statuses, the oldest first, with the dispute of their payment; at most so many. */
export function selectByStatus(db: Executor, statuses: readonly OrderStatus[], limit: number) {
  const { orderNo, status, payment, fulfilment, method, storeName, total, units, placedAt, arrives } = orders
  return db
    .select({ orderNo, status, payment, fulfilment, method, storeName, total, units, placedAt, arrives, dispute: payments.dispute })
    .from(orders)
    .innerJoin(payments, eq(payments.purchaseId, orders.purchaseId))
    .where(inArray(orders.status, statuses))
    .orderBy(asc(orders.placedAt), asc(orders.orderNo))
    .limit(limit)
}

/** One order as it stands; undefined when it is unknown. */
export async function findAny(db: Executor, orderNo: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  return order
}

/** How its payment stands at the provider, and its refunds, the oldest first. Tetri. */
export async function findMoney(db: Executor, { orderNo, purchaseId }: { orderNo: string; purchaseId: string }) {
  const { captured, returnedOutside, dispute } = payments
  const { id, amount, outside, state, failure } = refunds
  const [payment] = await db.select({ captured, returnedOutside, dispute }).from(payments).where(eq(payments.purchaseId, purchaseId))
  const ofOrder = db.select({ id, amount, outside, state, failure }).from(refunds).where(eq(refunds.orderNo, orderNo))
  return { ...payment!, refunds: await ofOrder.orderBy(asc(refunds.createdAt), asc(id)) }
}

/** The group that it was bought in, and its seat there; undefined for any other purchase. */
export async function findSeat(db: Executor, purchaseId: string) {
  const { groupId, seatNo, state } = groupSeats
  const [seat] = await db.select({ groupId, seatNo, state }).from(groupSeats).where(eq(groupSeats.purchaseId, purchaseId))
  return seat
}

/** Its lines by position, and its history, the oldest step first. */
export async function selectParts(db: Executor, orderNo: string) {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNo, orderNo)).orderBy(orderLines.position)
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderNo, orderNo)).orderBy(orderEvents.id)
  return { lines, events: events.map(({ step, at }) => ({ step, at })) }
}
