import { addressLine } from '#server/addresses/address-line.service.ts'
import type { Ctx } from '#server/context.ts'
import { storeNameIn, translateLines } from '../purchases/line-names.service.ts'
import * as queries from '../orders.queries.ts'

/** An order as a message about it shows it, in the language of the ctx. Sums in tetri. */
export type MessageOrder = Pick<queries.OrderRow, 'orderNo' | 'storeName' | 'method' | 'arrives' | 'subtotal' | 'savings' | 'total'> & {
  lines: Awaited<ReturnType<typeof queries.selectLines>>
  recipient: string
  addressLine: string
}

/** Orders for a message to their buyer, by number; unknown ones are left out. Whose they are is not asked: the caller knows. */
export async function ordersForMessage(ctx: Ctx, orderNos: string[]): Promise<MessageOrder[]> {
  const rows = await queries.selectByNumbers(ctx.db, orderNos)
  const langs = new Map(rows.map(({ orderNo, lang }) => [orderNo, lang]))
  const found = rows.length > 0 ? await queries.selectLines(ctx.db, [...langs.keys()]) : []
  const lines = Map.groupBy(await translateLines(ctx, found, ({ orderNo }) => langs.get(orderNo)!), ({ orderNo }) => orderNo)
  return rows.map((row) => ({
    ...row,
    storeName: storeNameIn(ctx.lang, row),
    recipient: row.address.recipient,
    addressLine: addressLine(ctx.lang, row.address),
    lines: lines.get(row.orderNo) ?? [],
  }))
}

/** Whose order it is, in which language it was placed and its total in tetri; undefined when it is unknown. */
export const recipientOf = (ctx: Ctx, orderNo: string) => queries.findRecipient(ctx.db, orderNo)

/** The offer and the picture of the first item of orders, by number; unknown numbers are absent. Whose they are is not asked: the caller knows. */
export async function firstItems(ctx: Ctx, orderNos: string[]): ReturnType<typeof queries.selectFirstLines> {
  return orderNos.length === 0 ? new Map() : queries.selectFirstLines(ctx.db, orderNos)
}
