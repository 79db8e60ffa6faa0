import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { shipmentLines, shipments } from '../orders.tables.ts'

/** Units of one line. */
export interface LineUnits {
  position: number
  quantity: number
}

export type ParcelRow = typeof shipments.$inferSelect & { units: LineUnits[] }

/** The parcels of orders with their units, the oldest first. */
export async function selectParcels(db: Executor, orderNos: string[]): Promise<ParcelRow[]> {
  const parcels = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderNo, orderNos))
    .orderBy(asc(shipments.shippedAt), shipments.id)
  if (parcels.length === 0) return []
  const lines = await db.select().from(shipmentLines).where(inArray(shipmentLines.orderNo, orderNos)).orderBy(shipmentLines.position)
  const units = Map.groupBy(lines, (line) => line.shipmentId)
  return parcels.map((parcel) => ({ ...parcel, units: units.get(parcel.id) ?? [] }))
}

/** Marks units of lines as shipped where so many are left that were not refunded; returns how many lines had enough. */
export async function addShippedUnits(db: Executor, orderNo: string, units: LineUnits[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update order_lines l set shipped_quantity = l.shipped_quantity + asked.quantity
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as asked (position smallint, quantity int)
    where l.order_no = ${orderNo} and l.position = asked.position
      and l.shipped_quantity + l.refunded_quantity + asked.quantity <= l.quantity`)
  return rowCount ?? 0
}

/** Writes a parcel down with its units; returns its id. */
export async function insertParcel(db: Executor, parcel: typeof shipments.$inferInsert, units: LineUnits[]): Promise<string> {
  const [row] = await db.insert(shipments).values(parcel).returning({ id: shipments.id })
  await db.insert(shipmentLines).values(units.map((each) => ({ ...each, shipmentId: row!.id, orderNo: parcel.orderNo })))
  return row!.id
}

/** Marks parcels of an order as delivered: all that are on the way, or one. Returns how many were. */
export async function markDelivered(db: Executor, orderNo: string, id: string | undefined, now: Date): Promise<number> {
  const marked = await db
    .update(shipments)
    .set({ deliveredAt: sql`${instant(now)}` })
    .where(and(eq(shipments.orderNo, orderNo), isNull(shipments.deliveredAt), id === undefined ? undefined : eq(shipments.id, id)))
    .returning({ id: shipments.id })
  return marked.length
}

/** Whether a parcel of the order is still on the way. */
export async function isOnTheWay(db: Executor, orderNo: string): Promise<boolean> {
  const rows = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderNo, orderNo), isNull(shipments.deliveredAt)))
    .limit(1)
  return rows.length > 0
}
