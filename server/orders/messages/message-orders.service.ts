import { addressLine } from '#server/addresses/address-line.service.ts'
import type { Ctx } from '#server/context.ts'
import { storeNameIn, translateLines } from '../purchases/line-names.service.ts'
import { parcelsOf } from '../fulfilment/parcels.service.ts'
import * as queries from '../orders.queries.ts'

/** An order as a message about it shows it, in the language of the ctx. Sums in tetri. */
export type MessageOrder = Pick<queries.OrderRow, 'orderNo' | 'storeName' | 'method' | 'arrives' | 'subtotal' | 'savings' | 'total'> & {
  lines: Awaited<ReturnType<typeof queries.selectLines>>
  recipient: string
  addressLine: string
}

/** What a message shows of an item. */
export type MessageItem = Pick<MessageOrder['lines'][number], 'name' | 'options' | 'picture' | 'productId' | 'offerId' | 'quantity'>

/** A parcel of an order as a message shows it. */
export interface MessageParcel {
  carrier: string | null
  trackingNo: string | null
  /** What is in it where that is not all of the order. */
  items?: MessageItem[]
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

/** A parcel of an order for a message about it; undefined when it is unknown. */
export async function parcelForMessage(ctx: Ctx, { orderNo, lines }: MessageOrder, parcelId: string): Promise<MessageParcel | undefined> {
  const parcel = (await parcelsOf(ctx, [orderNo])).find(({ id }) => id === parcelId)
  if (!parcel) return undefined
  const { carrier, trackingNo, units } = parcel
  const isAll = lines.every((line) => units.some(({ position, quantity }) => position === line.position && quantity === line.quantity))
  if (isAll) return { carrier, trackingNo }
  const items = units.flatMap(({ position, quantity }) => {
    const line = lines.find((each) => each.position === position)
    if (!line) return []
    const { name, options, picture, productId, offerId } = line
    return [{ name, options, picture, productId, offerId, quantity }]
  })
  return { carrier, trackingNo, items }
}

/** Whose order it is, in which language it was placed and its total in tetri; undefined when it is unknown. */
export const recipientOf = (ctx: Ctx, orderNo: string) => queries.findRecipient(ctx.db, orderNo)

/** The offer and the picture of the first item of orders, by number; unknown numbers are absent. Whose they are is not asked: the caller knows. */
export async function firstItems(ctx: Ctx, orderNos: string[]): ReturnType<typeof queries.selectFirstLines> {
  return orderNos.length === 0 ? new Map() : queries.selectFirstLines(ctx.db, orderNos)
}
