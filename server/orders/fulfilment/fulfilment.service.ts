import { inTransaction, type Ctx } from '#server/context.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { unshippedUnits, type FulfilmentState } from '../orders.rules.ts'
import { lockRefundable, moveFulfilment } from '../orders.service.ts'
import * as queries from './parcels.queries.ts'
import { transition } from '../purchases/transitions.queries.ts'

/** States an operator moves an order to. */
export const operatorMoves = ['packed', 'shipped', 'delivered'] as const satisfies FulfilmentState[]
export type OperatorMove = (typeof operatorMoves)[number]

/** What is known of a parcel when it leaves. */
export interface ParcelDraft {
  /** All that is left in the store unless given. */
  units?: queries.LineUnits[] | undefined
  carrier?: string | undefined
  trackingNo?: string | undefined
}

/** The store has packed an order. @throws `order.notAllowed` when its money or its state do not allow it */
export async function packOrder(ctx: Ctx, orderNo: string): Promise<void> {
  if (!(await moveFulfilment(ctx, orderNo, 'packed'))) throw new DomainError('order.notAllowed')
}

/**
 * A parcel of a packed order leaves the store. With its last units the order is shipped; until then it stays packed.
 * @returns the parcel's id, and whether nothing is left in the store
 * @throws `notFound`; `order.notAllowed` when the order is not packed, its money is not there, or so many units are not left
 */
export function shipParcel(
  ctx: Ctx,
  orderNo: string,
  { units, carrier, trackingNo }: ParcelDraft = {},
): Promise<{ id: string; last: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const order = orNotFound(await lockRefundable(ctx, orderNo))
    const left = unshippedUnits(order.lines)
    const asked = units ?? left
    if (order.fulfilment !== 'packed' || asked.length === 0) throw new DomainError('order.notAllowed')
    if ((await queries.addShippedUnits(ctx.db, orderNo, asked)) < asked.length) throw new DomainError('order.notAllowed')
    const parcel = { orderNo, carrier: carrier ?? null, trackingNo: trackingNo ?? null, shippedAt: ctx.now() }
    const id = await queries.insertParcel(ctx.db, parcel, asked)
    const count = (list: queries.LineUnits[]) => list.reduce((sum, { quantity }) => sum + quantity, 0)
    const last = count(asked) === count(left)
    if (last && !(await moveFulfilment(ctx, orderNo, 'shipped'))) throw new DomainError('order.notAllowed')
    await publish(ctx, 'order.shipped', { orderNo, parcelId: id, isPart: !last }, { key: id })
    return { id, last }
  })
}

/**
 * Parcels of an order have arrived: one, or all that are on the way. With the last one the order is delivered, and an order that
 * is paid to the courier is paid.
 * @returns whether the order is delivered now
 * @throws `notFound`; `order.notAllowed` where no such parcel is on the way
 */
export function deliverParcels(ctx: Ctx, orderNo: string, id?: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const order = orNotFound(await lockRefundable(ctx, orderNo))
    if ((await queries.markDelivered(ctx.db, orderNo, id, ctx.now())) === 0) throw new DomainError('order.notAllowed')
    if (order.fulfilment !== 'shipped' || (await queries.isOnTheWay(ctx.db, orderNo))) return false
    if (!(await moveFulfilment(ctx, orderNo, 'delivered'))) throw new DomainError('order.notAllowed')
    await transition(ctx.db, 'payment', [orderNo], 'paid', { now: ctx.now(), only: { method: 'cash_on_delivery' } })
    await publish(ctx, 'order.delivered', { orderNo }, { key: orderNo })
    return true
  })
}

/** An operator's move of a whole order. @throws `notFound`, `order.notAllowed` */
export async function advanceFulfilment(ctx: Ctx, orderNo: string, to: OperatorMove): Promise<void> {
  if (to === 'packed') await packOrder(ctx, orderNo)
  else if (to === 'shipped') await shipParcel(ctx, orderNo)
  else await deliverParcels(ctx, orderNo)
}
