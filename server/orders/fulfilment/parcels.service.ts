import type { OrderDetails } from '#contract/orders/calls.ts'
import type { Ctx } from '#server/context.ts'
import type { selectLines } from '../orders.queries.ts'
import { selectParcels, type ParcelRow } from './parcels.queries.ts'

/** The parcels of orders that have left the store, the oldest first. */
export const parcelsOf = (ctx: Ctx, orderNos: string[]): Promise<ParcelRow[]> => selectParcels(ctx.db, orderNos)

/** A parcel as pages show it, with the names of what is in it. */
export function viewParcel(
  { id, carrier, trackingNo, shippedAt, deliveredAt, units }: ParcelRow,
  lines: Awaited<ReturnType<typeof selectLines>>,
): OrderDetails['parcels'][number] {
  return {
    id,
    ...(carrier ? { carrier } : {}),
    ...(trackingNo ? { trackingNo } : {}),
    shippedAt: shippedAt.toISOString(),
    ...(deliveredAt ? { deliveredAt: deliveredAt.toISOString() } : {}),
    lines: units.map(({ position, quantity }) => {
      const line = lines.find((each) => each.position === position)!
      return { name: line.name, options: line.options, quantity }
    }),
  }
}
