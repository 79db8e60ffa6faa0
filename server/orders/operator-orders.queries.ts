import { asc, eq, inArray } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/constants.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { orderEvents, orderLines, orders } from './orders.tables.ts'

/** Orders of the statuses, the oldest first; at most so many. */
export function selectByStatus(db: Executor, statuses: readonly OrderStatus[], limit: number) {
  const { orderNo, status, payment, fulfilment, method, storeName, total, units, placedAt, arrives } = orders
  return db
    .select({ orderNo, status, payment, fulfilment, method, storeName, total, units, placedAt, arrives })
    .from(orders)
    .where(inArray(orders.status, statuses))
    .orderBy(asc(orders.placedAt), asc(orders.orderNo))
    .limit(limit)
}

/** One order as it stands; undefined when it is unknown. */
export async function findAny(db: Executor, orderNo: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  return order
}

/** Its lines by position, and its history, the oldest step first. */
export async function selectParts(db: Executor, orderNo: string) {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNo, orderNo)).orderBy(orderLines.position)
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderNo, orderNo)).orderBy(orderEvents.id)
  return { lines, events: events.map(({ step, at }) => ({ step, at })) }
}
