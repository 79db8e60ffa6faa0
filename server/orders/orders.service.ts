import { isOrderNo } from '#contract/orders/order-no.ts'
import type { OrderCard, OrderDetails } from '#contract/orders/calls.ts'
import type { orderTabs } from '#contract/orders/constants.ts'
import { addItem } from '../cart/cart.service.ts'
import { restock } from '../catalogue/stock.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '../context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox.ts'
import { blockSubmissions, cancelCheckout, requestRefund, publishCancelled } from './purchases.service.ts'
import * as queries from './orders.queries.ts'
import { allowedActions, countTabs, factsOf, labelOf, type FulfilmentState } from './orders.rules.ts'

const pageSize = 10
/** ms: a delivered parcel counts as received after 14 days (design/domain section 2). */
const confirmAfter = 14 * 24 * 3600_000

type Tab = (typeof orderTabs)[number]
type LineRow = Awaited<ReturnType<typeof queries.selectLines>>[number]

/** The member's orders of a tab, 10 a page, the newest first, with the counts of all tabs. */
export async function listOrders(ctx: MemberCtx, tab: Tab, pageNo: number) {
  const counts = countTabs(await queries.countFacts(ctx.db, ctx.member.id))
  const page = { size: pageSize, skip: (pageNo - 1) * pageSize }
  const rows = await queries.selectPage(ctx.db, ctx.member.id, tab === 'all' ? undefined : factsOf(tab), page)
  const lines =
    rows.length === 0
      ? []
      : await queries.selectLines(
          ctx.db,
          rows.map((row) => row.orderNo),
        )
  const results = rows.map((row) =>
    viewCard(
      row,
      lines.filter((line) => line.orderNo === row.orderNo),
    ),
  )
  const totalRecord = counts[tab]
  return { page: { results, totalRecord, pageNo, pageSize, totalPage: Math.max(1, Math.ceil(totalRecord / pageSize)) }, counts }
}

function viewCard(row: queries.OrderRow, lines: LineRow[]): OrderCard {
  const label = labelOf(row)
  const { orderNo, payment, fulfilment, method, storeId, storeName, total, units, arrives } = row
  return {
    ...{ orderNo, label, payment, fulfilment, method, storeId, storeName, total, units },
    placedAt: row.placedAt.toISOString(),
    allowedActions: allowedActions(row),
    ...(label === 'toPay' ? { paymentId: row.paymentId, ...(row.expiresAt ? { payBefore: row.expiresAt.toISOString() } : {}) } : {}),
    ...(label === 'toShip' || label === 'toReceive' || label === 'toPay' ? { arrives } : {}),
    lines: lines.map(({ offerId, orderNo: _, position: __, ...line }) => ({ itemStorePriceId: offerId, ...line })),
  }
}

/** One order with its timeline. @throws `notFound`, for a stranger's too */
export async function viewOrder(ctx: MemberCtx, orderNo: string): Promise<OrderDetails> {
  const row = await ownOrder(ctx, orderNo)
  const lines = await queries.selectLines(ctx.db, [orderNo])
  const events = await queries.selectEvents(ctx.db, orderNo)
  return {
    ...viewCard(row, lines),
    address: row.address,
    ...(row.note ? { note: row.note } : {}),
    subtotal: row.subtotal,
    savings: row.savings,
    shipping: 0,
    timeline: events.map(({ step, at }) => ({ step, at: at.toISOString() })),
  }
}

async function ownOrder(ctx: MemberCtx, orderNo: string): Promise<queries.OrderRow> {
  const row = isOrderNo(orderNo) ? await queries.findOrder(ctx.db, ctx.member.id, orderNo) : undefined
  if (!row) throw new DomainError('notFound')
  return row
}

/**
 * Cancels. Unpaid orders of one checkout share one payment, so they are cancelled together; a paid one that waits is
 * cancelled alone, its goods go back on the shelf and its money to the shopper.
 * @throws `notFound`; `order.notAllowed` when it went on meanwhile
 */
export function cancelOrder(ctx: MemberCtx, orderNo: string): Promise<OrderDetails> {
  return inTransaction(ctx, async (ctx) => {
    const order = await ownOrder(ctx, orderNo)
    const done = labelOf(order) === 'toPay' ? await cancelCheckout(ctx, order.checkoutId) : await cancelOne(ctx, order)
    if (!done) throw new DomainError('order.notAllowed')
    return viewOrder(ctx, orderNo)
  })
}

async function cancelOne(ctx: MemberCtx, order: queries.OrderRow): Promise<boolean> {
  if (!(await queries.moveParcel(ctx.db, order.orderNo, 'cancelled', ctx.now(), ctx.member.id))) return false
  const lines = await queries.selectLines(ctx.db, [order.orderNo])
  await restock(ctx, lines, order.orderNo)
  // The money is read after the guarded move: it may have arrived since the order was first read.
  const { payment } = await ownOrder(ctx, order.orderNo)
  if (payment === 'unpaid') await queries.waiveCash(ctx.db, order.orderNo)
  else await requestRefund(ctx, order.checkoutId, order)
  await publishCancelled(ctx, order.checkoutId, [order], 'member')
  return true
}

/** The shopper has the parcel. @throws `notFound`, `order.notAllowed` */
export async function confirmReceipt(ctx: MemberCtx, orderNo: string): Promise<OrderDetails> {
  await ownOrder(ctx, orderNo)
  if (!(await queries.moveParcel(ctx.db, orderNo, 'received', ctx.now(), ctx.member.id))) throw new DomainError('order.notAllowed')
  return viewOrder(ctx, orderNo)
}

/** Puts what can still be bought of an order into the cart again. @throws `notFound` */
export async function reorder(ctx: MemberCtx, orderNo: string): Promise<{ count: number; added: number; missing: number }> {
  await ownOrder(ctx, orderNo)
  const outcome = { count: 0, added: 0, missing: 0 }
  for (const line of await queries.selectLines(ctx.db, [orderNo])) {
    try {
      outcome.count = (await addItem(ctx, { itemStorePriceId: line.offerId, quantity: line.quantity })).count
      outcome.added++
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      outcome.missing++
    }
  }
  return outcome
}

/** States an operator moves a parcel to. */
export const operatorMoves = ['packed', 'shipped', 'delivered'] as const satisfies FulfilmentState[]

/**
 * An operator's move. A parcel that is paid at the door is paid when it is delivered.
 * @throws `order.notAllowed` when its money or its state do not allow it
 */
export async function advanceFulfilment(ctx: Ctx, orderNo: string, to: (typeof operatorMoves)[number]): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (!(await queries.moveParcel(ctx.db, orderNo, to, ctx.now()))) throw new DomainError('order.notAllowed')
    if (to === 'delivered') await queries.collectCash(ctx.db, orderNo, ctx.now())
    if (to !== 'packed') await publish(ctx, `order.${to}`, { orderNo }, { key: orderNo })
  })
}

/** Parcels delivered 14 days ago count as received; nothing else is assumed of the shopper. Returns how many. */
export async function autoConfirmDeliveries(ctx: Ctx): Promise<number> {
  const orderNos = await queries.deliveredBefore(ctx.db, new Date(ctx.now().getTime() - confirmAfter))
  for (const orderNo of orderNos) await queries.moveParcel(ctx.db, orderNo, 'received', ctx.now())
  return orderNos.length
}

/**
 * Rejects the deletion of a member with unfinished orders (to be paid, packed, shipped or received), and lets the member
 * place no order until the transaction ends.
 * @throws account.openOrders with their count
 */
export async function assertNoUnfinishedOrders(ctx: Ctx, memberId: string): Promise<void> {
  await blockSubmissions(ctx, memberId)
  const counts = countTabs(await queries.countFacts(ctx.db, memberId))
  const count = counts.toPay + counts.inGroup + counts.toShip + counts.toReceive
  if (count > 0) throw new DomainError('account.openOrders', { count })
}

/** Every order of the member, for an export. */
export async function allOrders(ctx: MemberCtx): Promise<OrderDetails[]> {
  const rows = await queries.selectPage(ctx.db, ctx.member.id, undefined, { size: 10_000, skip: 0 })
  const details: OrderDetails[] = []
  for (const row of rows) details.push(await viewOrder(ctx, row.orderNo))
  return details
}

/** Takes the person out of a member's orders, which stay. */
export const eraseRecipients = (ctx: Ctx, memberId: string): Promise<void> => queries.removeRecipients(ctx.db, memberId)

/** Which of the addresses (`/media/<2>/<32>`) some order shows, long after the goods have another picture. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => queries.usedPictures(ctx.db, sources)
