import type { OrderStatus } from '#contract/orders/constants.ts'
import type { Ctx } from '#server/context.ts'
import * as queries from './operator-orders.queries.ts'
import { inFulfilment } from '../orders.rules.ts'
import { parcelsOf } from './parcels.service.ts'

/** Orders that are listed for an operator at once. */
export const maxListed = 200

/** Orders of a status, or all that a store works on, the oldest first; at most `maxListed`. */
export const ordersForOperator = (ctx: Ctx, status?: OrderStatus) =>
  queries.selectByStatus(ctx.db, status ? [status] : inFulfilment, maxListed)

/** One order with lines, parcels, money, its seat in a group and history; undefined when it is unknown. */
export async function orderForOperator(ctx: Ctx, orderNo: string) {
  const order = await queries.findAny(ctx.db, orderNo)
  if (!order) return undefined
  const parts = await queries.selectParts(ctx.db, orderNo)
  const seat = await queries.findSeat(ctx.db, order.purchaseId)
  return { ...order, ...parts, seat, money: await queries.findMoney(ctx.db, order), parcels: await parcelsOf(ctx, [orderNo]) }
}
