import type { OrderStatus } from '#contract/orders/constants.ts'
import type { Ctx } from '#server/context.ts'
import * as queries from './operator-orders.queries.ts'
import { inFulfilment } from '../orders.rules.ts'
import { parcelsOf } from './parcels.service.ts'

/** Orders of a status, or all that a store works on, the oldest first; at most 200. */
export const ordersForOperator = (ctx: Ctx, status?: OrderStatus) => queries.selectByStatus(ctx.db, status ? [status] : inFulfilment, 200)

/** One order with lines, parcels, money and history; undefined when it is unknown. */
export async function orderForOperator(ctx: Ctx, orderNo: string) {
  const order = await queries.findAny(ctx.db, orderNo)
  if (!order) return undefined
  const parts = await queries.selectParts(ctx.db, orderNo)
  return { ...order, ...parts, money: await queries.findMoney(ctx.db, order), parcels: await parcelsOf(ctx, [orderNo]) }
}
