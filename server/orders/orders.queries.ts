import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { OrderStatus } from '#contract/orders/constants.ts'
import { payments, type refunds } from '#server/payments/payments.tables.ts'
import type { LineTerms } from '#contract/pricing/types.ts'
import type { Language, Text } from '#contract/core/languages.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { paddedList } from '@kalata/drizzle-postgres/parameters/id-list.ts'
import type { OrderMoney } from './purchases/order-money.rules.ts'
import type { Step } from './orders.rules.ts'
import { orderEvents, orderLines, orders, purchases } from './orders.tables.ts'

const ofMember = (memberId: string) => eq(orders.memberId, memberId)
const ofStatus = (memberId: string, status: OrderStatus | undefined) => and(ofMember(memberId), status && eq(orders.status, status))

/** How many orders the member has of each status; those without any are absent. Read from an index alone. */
export function countByStatus(db: Executor, memberId: string): Promise<{ status: OrderStatus; count: number }[]> {
  const { status } = orders
  return db.select({ status, count: count() }).from(orders).where(ofMember(memberId)).groupBy(status)
}

/** The numbers of the member's orders of some statuses, the oldest first. */
export async function selectNumbers(db: Executor, memberId: string, statuses: readonly OrderStatus[]): Promise<string[]> {
  const { orderNo, placedAt, status } = orders
  const found = db
    .select({ orderNo })
    .from(orders)
    .where(and(ofMember(memberId), inArray(status, statuses)))
  return (await found.orderBy(asc(placedAt), asc(orderNo))).map((row) => row.orderNo)
}

type Ledger = Pick<
  OrderMoney,
  'captured' | 'refundRequested' | 'refundOutside' | 'returnedOutside' | 'dispute' | 'refundDue' | 'refundFailed'
>

/** `parcels` counts those that have left the store; `refunded` is what was returned of it, in tetri; `sellerCode` and `storeText`, its name, are the store's now. */
export type OrderRow = typeof orders.$inferSelect & {
  expiresAt: Date | null
  paymentId: string
  terms: LineTerms[]
  parcels: number
  sellerCode: string | null
  storeText: Text | null
  refunded: number
} & Ledger

const parcels = sql<number>`(select count(*)::int from shipments where shipments.order_no = ${orders.orderNo})`

const sellerCode = sql<string | null>`(select company_code from stores where stores.id = ${orders.storeId})`

const storeText = sql<Text | null>`(select name from stores where stores.id = ${orders.storeId})`

/** What only an order number begins with: its date. */
const orderNoStart = /^\d{6}(-\w*)?$/

/** The member's orders whose number begins with these words, or one of whose items is or was called so. Lines of other members are not read. */
function matching({ memberId, keywords = '', lang }: Filter): SQL {
  const escaped = keywords.replace(/[\\%_]/g, '\\$&')
  const byNumber = sql`${orders.orderNo} ilike ${`${escaped}%`}`
  if (orderNoStart.test(keywords)) return byNumber
  return sql`(${byNumber} or ${orders.orderNo} in (
    select l.order_no from orders own join order_lines l on l.order_no = own.order_no left join products p on p.id = l.product_id
    where own.member_id = ${memberId}::uuid and (l.name ilike ${`%${escaped}%`} or p.name ->> ${lang ?? null}::text ilike ${`%${escaped}%`})))`
}

const refundSum = (state: (typeof refunds.$inferSelect)['state']) =>
  sql<number>`(select coalesce(sum(amount - outside), 0)::int from refunds where refunds.order_no = ${orders.orderNo} and refunds.state = ${state})`

const refunded = sql<number>`(select coalesce(sum(amount), 0)::int from refunds where refunds.order_no = ${orders.orderNo} and refunds.state = 'done')`

const { captured, refundRequested, refundOutside, returnedOutside, dispute } = payments
const money = { captured, refundRequested, refundOutside, returnedOutside, dispute }

const rowColumns = {
  order: orders,
  ...{ expiresAt: purchases.expiresAt, terms: purchases.terms, paymentId: payments.id, parcels, sellerCode, storeText },
  ...{ ...money, refundDue: refundSum('requested'), refundFailed: refundSum('failed'), refunded },
}

const rowsOf = (db: Executor) =>
  db
    .select(rowColumns)
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(payments, eq(payments.purchaseId, orders.purchaseId))

interface Filter {
  memberId: string
  status?: OrderStatus | undefined
  keywords?: string | undefined
  /** In which the member reads the names of items. */
  lang?: Language
}

const filterOf = (filter: Filter) => and(ofStatus(filter.memberId, filter.status), filter.keywords ? matching(filter) : undefined)

/** How many orders of the member a filter finds. */
export async function countOrders(db: Executor, filter: Filter): Promise<number> {
  return db.$count(orders, filterOf(filter))
}

/** How many lines of the member's orders can be reviewed. */
export async function countLinesToReview(db: Executor, memberId: string): Promise<number> {
  const { linesToReview } = orders
  const lines = sql<number>`coalesce(sum(${linesToReview}), 0)::int`
  const [row] = await db
    .select({ lines })
    .from(orders)
    .where(and(ofMember(memberId), sql`${linesToReview} > 0`))
  return row!.lines
}

/**
 * One page of the member's orders, the newest first. The pages before it are passed over in an index, without their other columns.
 * @returns `found`, how many the filter finds, where it has keywords: they are looked for once
 */
export async function selectPage(
  db: Executor,
  filter: Filter,
  page: { size: number; skip: number },
): Promise<{ rows: OrderRow[]; found?: number | undefined }> {
  const newestFirst = [desc(orders.placedAt), asc(orders.orderNo)]
  const found = filter.keywords ? sql<number>`count(*) over ()::int` : sql<number | null>`null::int`
  const shown = db
    .select({ orderNo: orders.orderNo, found: found.as('found') })
    .from(orders)
    .where(filterOf(filter))
    .orderBy(...newestFirst)
    .limit(page.size)
    .offset(page.skip)
    .as('shown')
  const rows = await db
    .select({ ...rowColumns, found: shown.found })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(payments, eq(payments.purchaseId, orders.purchaseId))
    .innerJoin(shown, eq(shown.orderNo, orders.orderNo))
    .orderBy(...newestFirst)
  return { rows: rows.map(({ order, found: _, ...rest }) => ({ ...order, ...rest })), found: rows[0]?.found ?? undefined }
}

/** One order of the member; undefined where it is another's. */
export async function findOrder(db: Executor, memberId: string, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await rowsOf(db).where(and(ofMember(memberId), eq(orders.orderNo, orderNo)))
  if (!row) return undefined
  const { order, ...rest } = row
  return { ...order, ...rest }
}

/** The orders of one payment of the member by their numbers; none where it is another's. */
export async function selectOfPayment(db: Executor, memberId: string, paymentId: string): Promise<OrderRow[]> {
  const rows = await rowsOf(db)
    .where(and(ofMember(memberId), eq(payments.id, paymentId)))
    .orderBy(asc(orders.orderNo))
  return rows.map(({ order, ...rest }) => ({ ...order, ...rest }))
}

/** Orders by number, no matter whose they are; unknown ones are left out. */
export async function selectByNumbers(db: Executor, orderNos: string[]): Promise<OrderRow[]> {
  if (orderNos.length === 0) return []
  const list = paddedList(orderNos)
  const rows = await rowsOf(db)
    .where(inArray(orders.orderNo, list))
    .orderBy(asc(orders.orderNo))
    .prepare(`orders_by_number_${list.length}`)
    .execute()
  return rows.map(({ order, ...rest }) => ({ ...order, ...rest }))
}

/** Whose order it is and what its messages need; undefined when it is unknown. */
export async function findRecipient(db: Executor, orderNo: string) {
  const { memberId, lang, total } = orders
  const [row] = await db.select({ memberId, lang, total }).from(orders).where(eq(orders.orderNo, orderNo))
  return row
}

/** The lines of orders, by order number and position. */
export async function selectLines(db: Executor, orderNos: string[]) {
  if (orderNos.length === 0) return []
  const list = paddedList(orderNos)
  const statement = db.select().from(orderLines).where(inArray(orderLines.orderNo, list)).orderBy(orderLines.orderNo, orderLines.position)
  return statement.prepare(`lines_by_number_${list.length}`).execute()
}

/** The history of orders, the oldest step first. */
export function selectEvents(db: Executor, orderNos: string[]) {
  return db
    .select({ orderNo: orderEvents.orderNo, step: orderEvents.step, at: orderEvents.at })
    .from(orderEvents)
    .where(inArray(orderEvents.orderNo, orderNos))
    .orderBy(orderEvents.id)
}

/** Orders that were delivered before an instant and never confirmed, without an open after-sales case; at most 100. */
export async function deliveredBefore(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(
      and(
        eq(orders.fulfilment, 'delivered'),
        eq(orders.status, 'toReceive'),
        sql`${orders.deliveredAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(100)
  return rows.map((row) => row.orderNo)
}

/** Removes recipient, phone, street and note from a member's orders; lines, sums, region and town stay. */
export async function removeRecipients(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`
    update orders set note = null, address = jsonb_build_object('recipient', '', 'phone', '', 'region', address -> 'region',
      'city', address -> 'city', 'street', '', 'building', '')
    where member_id = ${memberId}::uuid`)
}

/** Which of the addresses some line names. */
export async function usedPictures(db: Executor, sources: string[]): Promise<string[]> {
  const src = sql<string>`${orderLines.picture}->>'src'`
  const found = await db
    .selectDistinct({ src })
    .from(orderLines)
    .where(sql`${src} = any(${sql.param(sources)}::text[])`)
  return found.map((row) => row.src)
}

/** The offer and the picture of the first line of orders, by number. */
export async function selectFirstLines(db: Executor, orderNos: string[]): Promise<Map<string, { offerId: number; picture: Picture }>> {
  const { orderNo, offerId, picture } = orderLines
  const found = await db
    .selectDistinctOn([orderNo], { orderNo, offerId, picture })
    .from(orderLines)
    .where(inArray(orderLines.orderNo, orderNos))
    .orderBy(orderLines.orderNo, orderLines.position)
  return new Map(found.map(({ orderNo, ...line }) => [orderNo, line]))
}

/** What a refund is decided by: an order's money and its lines, locked; undefined when the order is unknown. */
export async function lockRefundable(db: Executor, orderNo: string) {
  const [row] = await db.select({ order: orders, storeText }).from(orders).where(eq(orders.orderNo, orderNo)).for('update')
  return row && { ...row.order, storeText: row.storeText, lines: await selectLines(db, [orderNo]) }
}

/** Locks an order until the transaction ends. */
export async function lockOrder(db: Executor, orderNo: string): Promise<void> {
  await db.execute(sql`select from orders where order_no = ${orderNo} for update`)
}

/** Counts the lines of an order that can be reviewed again. Its row is locked before this statement, which sees what others committed until then. */
export async function updateLinesToReview(db: Executor, orderNo: string): Promise<void> {
  await db.execute(sql`
    update orders o set lines_to_review = (select count(*) from order_lines l
      where l.order_no = o.order_no and l.refunded_quantity < l.quantity
        and not exists (select from reviews r where r.order_no = l.order_no and r.position = l.position))
    where o.order_no = ${orderNo} and o.fulfilment = 'received'`)
}

/** Adds to the number of an order's open after-sales cases; a CHECK keeps it from going below zero. */
export async function addOpenCases(db: Executor, orderNo: string, change: 1 | -1): Promise<void> {
  await db
    .update(orders)
    .set({ openCases: sql`${orders.openCases} + ${change}::int` })
    .where(eq(orders.orderNo, orderNo))
}

/** Marks units of lines as refunded where so many are left; returns how many lines had enough. */
export async function addRefundedUnits(db: Executor, orderNo: string, units: { position: number; quantity: number }[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update order_lines l set refunded_quantity = l.refunded_quantity + asked.quantity
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as asked (position smallint, quantity int)
    where l.order_no = ${orderNo} and l.position = asked.position and l.refunded_quantity + asked.quantity <= l.quantity`)
  return rowCount ?? 0
}

/** Adds a step to the history of every order of a purchase. */
export async function addStep(db: Executor, purchaseId: string, step: Step, at: Date): Promise<void> {
  await db.execute(sql`
    insert into order_events (order_no, step, at)
    select order_no, ${step}, ${at.toISOString()}::timestamptz from orders where purchase_id = ${purchaseId}::uuid order by order_no`)
}
