import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { isOrderNo } from '#contract/orders/order-no.ts'
import type { OrderCard, OrderDetails } from '#contract/orders/calls.ts'
import { orderStatuses, type OrderStatus, type orderTabs } from '#contract/orders/constants.ts'
import type { OrderView } from '#contract/orders/wire.ts'
import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import { addItem } from '#server/cart/cart.service.ts'
import { restock } from '#server/catalogue/stock/stock.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { storeNameIn, translateLines } from './purchases/line-names.service.ts'
import * as queries from './orders.queries.ts'
import {
  allowedActions,
  isCancellable,
  inFulfilment,
  statesBefore,
  unfinished,
  type FulfilmentState,
  type PaymentState,
  type Step,
} from './orders.rules.ts'
import { refundOf } from './purchases/order-money.rules.ts'
import { claimTerms, releaseClaims } from './purchases/claims.service.ts'
import { parcelsOf, viewParcel } from './fulfilment/parcels.service.ts'
import { blockSubmissions, cancelPurchase, publishCancelled, requestRefund } from './purchases/purchases.service.ts'
import { transition, type Only } from './purchases/transitions.queries.ts'

const pageSize = 10
/** ms: a delivered order counts as received after 14 days (design/domain section 2). */
const confirmAfter = 14 * 24 * 3600_000

type Tab = (typeof orderTabs)[number]
type LineRow = Awaited<ReturnType<typeof queries.selectLines>>[number]
type EventRow = Awaited<ReturnType<typeof queries.selectEvents>>[number]
type Counts = Record<Tab, number>

/**
 * The member's orders of a tab, 10 a page, the newest first, with the counts of all tabs.
 * @param keywords only those whose number begins so, or with an item of such a name
 */
export async function listOrders(ctx: MemberCtx, { tab, pageNo, keywords }: { tab: Tab; pageNo: number; keywords?: string | undefined }) {
  const counts = await countTabs(ctx, ctx.member.id)
  const page = paging({ pageNo }, pageSize)
  const filter = { memberId: ctx.member.id, status: tab === 'all' ? undefined : tab, keywords: keywords?.trim(), lang: ctx.lang }
  const { rows, found } = await queries.selectPage(ctx.db, filter, { size: page.pageSize, skip: page.offset })
  const lines = await linesByOrder(ctx, rows)
  const results = rows.map((row) => viewCard(ctx, row, lines.get(row.orderNo) ?? []))
  // A page beyond the last says nothing of those before it.
  const total = filter.keywords ? (found ?? (page.offset > 0 ? await queries.countOrders(ctx.db, filter) : 0)) : counts[tab]
  return { page: toPage(results, total, page, 1), counts }
}

/** How many orders the member has on each tab, and how many of their lines can be reviewed. */
export async function countOrders(ctx: MemberCtx): Promise<{ counts: Counts; linesToReview: number }> {
  const { db, member } = ctx
  return { counts: await countTabs(ctx, member.id), linesToReview: await queries.countLinesToReview(db, member.id) }
}

async function countTabs(ctx: Ctx, memberId: string): Promise<Counts> {
  const counts = Object.fromEntries(['all', ...orderStatuses].map((tab) => [tab, 0])) as Counts
  for (const { status, count } of await queries.countByStatus(ctx.db, memberId)) {
    counts[status] = count
    counts.all += count
  }
  return counts
}

async function linesByOrder(ctx: Ctx, rows: queries.OrderRow[]): Promise<Map<string, LineRow[]>> {
  if (rows.length === 0) return new Map()
  const langs = new Map(rows.map(({ orderNo, lang }) => [orderNo, lang]))
  const lines = await queries.selectLines(ctx.db, [...langs.keys()])
  return Map.groupBy(await translateLines(ctx, lines, ({ orderNo }) => langs.get(orderNo)!), (line) => line.orderNo)
}

function viewCard(ctx: MemberCtx, row: queries.OrderRow, lines: LineRow[]): OrderView<OrderCard> {
  const { orderNo, status, payment, fulfilment, method, storeId, total, units, arrives } = row
  const refund = refundOf(row, lines)
  const arriving: OrderStatus[] = ['toPay', 'toShip', 'toReceive', 'afterSales']
  return {
    ...{ orderNo, label: status, payment, fulfilment, method, storeId, storeName: storeNameIn(ctx.lang, row), total, units },
    placedAt: row.placedAt.toISOString(),
    allowedActions: allowedActions({ ...row, memberType: ctx.member.memberType }, ctx.now()),
    ...(status === 'toPay' ? { paymentId: row.paymentId, ...(row.expiresAt ? { payBefore: row.expiresAt.toISOString() } : {}) } : {}),
    ...(arriving.includes(status) && !row.deliveredAt ? { arrives } : {}),
    ...(refund ? { refund } : {}),
    ...(row.refunded > 0 ? { refunded: row.refunded } : {}),
    lines: lines.map(({ offerId, productId, name, picture, options, quantity, price, lineTotal, adjustments }) => {
      const reasons = adjustments.map(({ kind, amount }) => ({ kind, amount }))
      return { offerId, productId, name, picture, options, quantity, price, lineTotal, adjustments: reasons }
    }),
  }
}

/** One order with its timeline. @throws `notFound`, for another member's too */
export async function viewOrder(ctx: MemberCtx, orderNo: string): Promise<OrderView<OrderDetails>> {
  const [details] = await detailsOf(ctx, [await ownOrder(ctx, orderNo)])
  return details!
}

/** The orders of one payment, in four statements. @throws `notFound`, for another member's payment too */
export async function ordersOfPayment(ctx: MemberCtx, paymentId: string): Promise<OrderView<OrderDetails>[]> {
  const rows = await queries.selectOfPayment(ctx.db, ctx.member.id, paymentId)
  if (rows.length === 0) throw new DomainError('notFound')
  return detailsOf(ctx, rows)
}

async function detailsOf(ctx: MemberCtx, rows: queries.OrderRow[]): Promise<OrderView<OrderDetails>[]> {
  const lines = await linesByOrder(ctx, rows)
  const orderNos = rows.map((row) => row.orderNo)
  const events = Map.groupBy(await queries.selectEvents(ctx.db, orderNos), (event) => event.orderNo)
  const parcels = Map.groupBy(await parcelsOf(ctx, orderNos), (parcel) => parcel.orderNo)
  return rows.map((row) => {
    const orderLines = lines.get(row.orderNo) ?? []
    return {
      ...viewDetails(ctx, row, orderLines, events.get(row.orderNo) ?? []),
      parcels: (parcels.get(row.orderNo) ?? []).map((parcel) => viewParcel(parcel, orderLines)),
    }
  })
}

/** The same as it was bought, in the language it was placed in: for documents. @throws `notFound`, for another member's too */
export async function viewOrderAsBought(ctx: MemberCtx, orderNo: string): Promise<OrderView<OrderDetails>> {
  const row = await ownOrder(ctx, orderNo)
  const [details] = await detailsOf({ ...ctx, lang: row.lang }, [row])
  return details!
}

function viewDetails(
  ctx: MemberCtx,
  row: queries.OrderRow,
  lines: LineRow[],
  events: EventRow[],
): Omit<OrderView<OrderDetails>, 'parcels'> {
  return {
    ...viewCard(ctx, row, lines),
    address: row.address,
    ...(row.note ? { note: row.note } : {}),
    ...(row.sellerCode ? { sellerCode: row.sellerCode } : {}),
    subtotal: row.subtotal,
    savings: row.savings,
    shipping: 0,
    timeline: viewTimeline(events),
  }
}

type TimelineStep = OrderDetails['timeline'][number]['step']
/** Steps whose word on the wire is another. */
const shownAs: Partial<Record<Step, TimelineStep>> = { partlyRefunded: 'partly_refunded' }

/** One entry where both axes of an order moved to a state of the same name at once. */
function viewTimeline(events: EventRow[]): OrderDetails['timeline'] {
  const timeline = events.map(({ step, at }) => ({ step: shownAs[step] ?? (step as TimelineStep), at: at.toISOString() }))
  return timeline.filter(({ step, at }, place) => timeline[place - 1]?.step !== step || timeline[place - 1]?.at !== at)
}

async function ownOrder(ctx: MemberCtx, orderNo: string): Promise<queries.OrderRow> {
  return orNotFound(isOrderNo(orderNo) ? await queries.findOrder(ctx.db, ctx.member.id, orderNo) : undefined)
}

/** Moves an order's fulfilment, if the store may work on it: its money is there or comes with the delivery. False: it may not. */
export async function moveFulfilment(ctx: Ctx, orderNo: string, to: FulfilmentState, only: Only = {}, now = ctx.now()): Promise<boolean> {
  const at = { now, only: { ...only, statuses: inFulfilment } }
  return inTransaction(ctx, async (ctx) => {
    const moved = (await transition(ctx.db, 'fulfilment', [orderNo], to, at)).length > 0
    if (moved && to === 'received') await countLinesToReview(ctx, orderNo)
    return moved
  })
}

/** Locks an order, of which something else is to be locked after it. Inside the caller's transaction. */
export const lockOrder = (ctx: Ctx, orderNo: string): Promise<void> => queries.lockOrder(ctx.db, orderNo)

/**
 * Counts the lines of an order that can be reviewed, after something changed it: a receipt, a review, a refund. Locks the order,
 * so that of two changes at once the later sees both. Inside the caller's transaction.
 */
export async function countLinesToReview(ctx: Ctx, orderNo: string): Promise<void> {
  await queries.lockOrder(ctx.db, orderNo)
  await queries.updateLinesToReview(ctx.db, orderNo)
}

/**
 * Cancels. Unpaid orders of one purchase share one payment, so they are cancelled together; a paid one that waits is
 * cancelled alone, its units go back into stock and its money to the shopper.
 * @throws `notFound`; `order.notAllowed` when it went on meanwhile
 */
export function cancelOrder(ctx: MemberCtx, orderNo: string): Promise<OrderView<OrderDetails>> {
  return inTransaction(ctx, async (ctx) => {
    const order = await ownOrder(ctx, orderNo)
    if (!isCancellable(order)) throw new DomainError('order.notAllowed')
    const done = order.status === 'toPay' ? await cancelPurchase(ctx, order.purchaseId) : await cancelOne(ctx, orderNo)
    if (!done) throw new DomainError('order.notAllowed')
    return viewOrder(ctx, orderNo)
  })
}

async function cancelOne(ctx: MemberCtx, orderNo: string): Promise<boolean> {
  const now = ctx.now()
  if (!(await moveFulfilment(ctx, orderNo, 'cancelled', { memberId: ctx.member.id, fulfilment: 'waiting' }, now))) return false
  const lines = await queries.selectLines(ctx.db, [orderNo])
  await restock(ctx, lines, orderNo)
  // The money is read after the guarded move: it may have arrived since the order was first read.
  const { payment, method, purchaseId } = await ownOrder(ctx, orderNo)
  await releaseClaims(ctx, purchaseId, claimTerms(lines), 'returned', orderNo)
  const unpaid = payment === 'unpaid' && isPaidOnDelivery(method)
  // What goes back is decided and promised where the refund is written down.
  if (!unpaid) await requestRefund(ctx, orderNo, { isCancelled: true })
  else {
    await transition(ctx.db, 'payment', [orderNo], 'cancelled', { now })
    await publishCancelled(ctx, { purchaseId, orderNos: [orderNo], reason: 'member', money: 'notCharged', refund: 0 })
  }
  return true
}

/** The shopper has received the order. @throws `notFound`, `order.notAllowed` */
export async function confirmReceipt(ctx: MemberCtx, orderNo: string): Promise<OrderView<OrderDetails>> {
  await ownOrder(ctx, orderNo)
  if (!(await moveFulfilment(ctx, orderNo, 'received', { memberId: ctx.member.id }))) throw new DomainError('order.notAllowed')
  return viewOrder(ctx, orderNo)
}

/**
 * Adds what can still be bought of an order to the cart again; a line that the cart rejects counts as missing.
 * @throws `notFound`
 */
export async function reorder(ctx: MemberCtx, orderNo: string): Promise<{ count: number; added: number; missing: number }> {
  await ownOrder(ctx, orderNo)
  const outcome = { count: 0, added: 0, missing: 0 }
  for (const line of await queries.selectLines(ctx.db, [orderNo])) {
    try {
      outcome.count = (await addItem(ctx, { offerId: line.offerId, quantity: line.quantity })).count
      outcome.added++
    } catch (error) {
      if (!(error instanceof DomainError && error.key.startsWith('cart.'))) throw error
      outcome.missing++
    }
  }
  return outcome
}

/** Orders delivered 14 days ago count as received; nothing else is assumed of the shopper. Returns how many. */
export async function autoConfirmDeliveries(ctx: Ctx): Promise<number> {
  const orderNos = await queries.deliveredBefore(ctx.db, new Date(ctx.now().getTime() - confirmAfter))
  for (const orderNo of orderNos) await moveFulfilment(ctx, orderNo, 'received')
  return orderNos.length
}

/**
 * Rejects the deletion of a member with unfinished orders (to be paid, packed, shipped or received), and lets the member
 * place no order until the transaction ends.
 * @throws account.openOrders with their count and numbers
 */
export async function assertNoUnfinishedOrders(ctx: Ctx, memberId: string): Promise<void> {
  await blockSubmissions(ctx, memberId)
  const open = await queries.selectNumbers(ctx.db, memberId, unfinished)
  if (open.length > 0) throw new DomainError('account.openOrders', { count: open.length, orders: open.join(', ') })
}

/** Every order of the member with its lines and timeline, the newest first, in four statements. For an export. */
export async function allOrders(ctx: MemberCtx): Promise<OrderView<OrderDetails>[]> {
  const { rows } = await queries.selectPage(ctx.db, { memberId: ctx.member.id }, { size: 10_000, skip: 0 })
  return rows.length === 0 ? [] : detailsOf(ctx, rows)
}

/** Whether a part of an order's money can be returned now. */
export const isPartlyRefundable = (payment: PaymentState): boolean => statesBefore('payment', 'partlyRefunded').includes(payment)

/** An order and its lines, locked for a refund or a return; undefined when it is unknown. Inside the caller's transaction. */
export const lockRefundable = (ctx: Ctx, orderNo: string) => queries.lockRefundable(ctx.db, orderNo)

/** Counts an after-sales case of an order that was opened (1) or ended (-1). Inside the caller's transaction, which has locked the order. */
export const addOpenCases = (ctx: Ctx, orderNo: string, change: 1 | -1): Promise<void> => queries.addOpenCases(ctx.db, orderNo, change)

/**
 * Marks units of an order's lines as refunded, never more than were bought, inside the caller's transaction.
 * @throws `order.notAllowed` where a line has not so many left
 */
export async function addRefundedUnits(ctx: Ctx, orderNo: string, units: { position: number; quantity: number }[]): Promise<void> {
  if ((await queries.addRefundedUnits(ctx.db, orderNo, units)) < units.length) throw new DomainError('order.notAllowed')
  await countLinesToReview(ctx, orderNo)
}

/** The provider has returned money of an order. Inside the caller's transaction, once per refund. */
export async function markRefunded(ctx: Ctx, orderNo: string, isComplete: boolean): Promise<void> {
  await transition(ctx.db, 'payment', [orderNo], isComplete ? 'refunded' : 'partlyRefunded', { now: ctx.now() })
}

/** Removes recipient, phone, street and note from a member's orders; the orders stay. */
export const eraseRecipients = (ctx: Ctx, memberId: string): Promise<void> => queries.removeRecipients(ctx.db, memberId)

/** Which of the addresses (`/media/<2>/<32>`) some order line shows, long after the product has another picture. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => queries.usedPictures(ctx.db, sources)
