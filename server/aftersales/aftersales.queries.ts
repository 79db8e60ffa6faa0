import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CaseState } from '#contract/aftersales/constants.ts'
import type { Text } from '#contract/core/languages.ts'
import { orderLines, orders } from '#server/orders/orders.tables.ts'
import { payments, refunds } from '#server/payments/payments.tables.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { StringColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column } from '@kalata/drizzle-postgres/statements/rows.ts'
import { caseEvents, caseLines, caseMessages, cases } from './aftersales.tables.ts'
import { casesBefore, isOpen, openCaseStates } from './aftersales.rules.ts'

/** A case with what of its order and its payment its views need, and its refund, where that is written down. */
export type CaseRow = typeof cases.$inferSelect &
  Pick<typeof orders.$inferSelect, 'storeName' | 'lang' | 'method' | 'placedAt' | 'deliveredAt'> & {
    /** What the store is called now. */
    storeText: Text | null
    ledger: Pick<typeof payments.$inferSelect, 'captured' | 'refundRequested' | 'refundOutside' | 'returnedOutside' | 'dispute'>
    refund: Pick<typeof refunds.$inferSelect, 'amount' | 'outside' | 'state' | 'doneAt'> | null
  }
export type NewCase = typeof cases.$inferInsert
export type NewMessage = Omit<typeof caseMessages.$inferInsert, 'id'>

const casesWhere = (db: Executor, where: SQL | undefined) => {
  const { storeName, lang, method, placedAt, deliveredAt } = orders
  const storeText = sql<Text | null>`(select name from stores where stores.id = ${orders.storeId})`
  const { captured, refundRequested, refundOutside, returnedOutside, dispute } = payments
  const { amount, outside, state, doneAt } = refunds
  return db
    .select({
      row: cases,
      order: { storeName, storeText, lang, method, placedAt, deliveredAt },
      ledger: { captured, refundRequested, refundOutside, returnedOutside, dispute },
      refund: { amount, outside, state, doneAt },
    })
    .from(cases)
    .innerJoin(orders, eq(orders.orderNo, cases.orderNo))
    .innerJoin(payments, eq(payments.purchaseId, orders.purchaseId))
    .leftJoin(refunds, eq(refunds.key, sql`'case ' || ${cases.caseNo}`))
    .where(where)
}

const toRow = ({ row, order, ledger, refund }: Awaited<ReturnType<typeof casesWhere>>[number]): CaseRow => ({
  ...row,
  ...order,
  ledger,
  refund,
})

/** A page of a member's cases, the newest first. */
export async function selectPage(db: Executor, memberId: string, page: { size: number; skip: number }): Promise<CaseRow[]> {
  const found = await casesWhere(db, eq(cases.memberId, memberId))
    .orderBy(desc(cases.createdAt), asc(cases.caseNo))
    .limit(page.size)
    .offset(page.skip)
  return found.map(toRow)
}

/** How many cases a member has, and how many of them are open. */
export async function countCases(db: Executor, memberId: string): Promise<{ all: number; open: number }> {
  const open = sql<number>`count(*) filter (where ${inArray(cases.state, openCaseStates)})::int`
  const [row] = await db.select({ all: count(), open }).from(cases).where(eq(cases.memberId, memberId))
  return row!
}

/** A case by its number; with `memberId` only the member's own. */
export async function findCase(db: Executor, caseNo: string, memberId?: string): Promise<CaseRow | undefined> {
  const owner = memberId === undefined ? undefined : eq(cases.memberId, memberId)
  const [found] = await casesWhere(db, and(eq(cases.caseNo, caseNo), owner))
  return found && toRow(found)
}

/** The cases of an order, the newest first. */
export async function selectOfOrder(db: Executor, orderNo: string): Promise<CaseRow[]> {
  const found = await casesWhere(db, eq(cases.orderNo, orderNo)).orderBy(desc(cases.createdAt), asc(cases.caseNo))
  return found.map(toRow)
}

/** Cases of the states, the oldest first; at most so many. For operators. */
export async function selectForOperator(db: Executor, states: readonly CaseState[], limit: number): Promise<CaseRow[]> {
  const found = await casesWhere(db, inArray(cases.state, states)).orderBy(asc(cases.createdAt), asc(cases.caseNo)).limit(limit)
  return found.map(toRow)
}

/** The lines of cases with what the order line shows, by position. */
export function selectLines(db: Executor, caseNos: string[]) {
  const { offerId, productId, name, picture, options } = orderLines
  const { caseNo, position, quantity, amount } = caseLines
  return db
    .select({ caseNo, position, offerId, productId, name, picture, options, quantity, amount })
    .from(caseLines)
    .innerJoin(orderLines, and(eq(orderLines.orderNo, caseLines.orderNo), eq(orderLines.position, caseLines.position)))
    .where(inArray(caseLines.caseNo, caseNos))
    .orderBy(caseLines.caseNo, caseLines.position)
}

/** The steps of cases, the oldest first. */
export function selectEvents(db: Executor, caseNos: string[]) {
  return db.select().from(caseEvents).where(inArray(caseEvents.caseNo, caseNos)).orderBy(caseEvents.id)
}

/** What was written about cases, the oldest first. */
export function selectMessages(db: Executor, caseNos: string[]) {
  return db.select().from(caseMessages).where(inArray(caseMessages.caseNo, caseNos)).orderBy(caseMessages.id)
}

/** The open case of each line of an order that is in one. */
export function selectOpenLines(db: Executor, orderNo: string) {
  const { position, caseNo } = caseLines
  return db
    .select({ position, caseNo })
    .from(caseLines)
    .where(and(eq(caseLines.orderNo, orderNo), eq(caseLines.open, true)))
}

/** Writes a case down with its lines and first step. False: a line is in an open case already. */
export async function insertCase(
  db: Executor,
  row: NewCase,
  lines: { position: number; quantity: number; amount: number }[],
): Promise<boolean> {
  const { caseNo, orderNo, state, createdAt } = row
  await db.insert(cases).values(row)
  await db.insert(caseEvents).values({ caseNo, step: state, by: 'member', at: createdAt })
  const inserted = await db
    .insert(caseLines)
    .values(lines.map((line) => ({ ...line, caseNo, orderNo })))
    .onConflictDoNothing()
    .returning({ position: caseLines.position })
  return inserted.length === lines.length
}

/**
 * The only writer of a case's state: moves it where the table of moves lets it, appends the step to its log, and sets its lines
 * free where it ends. False: it was elsewhere already.
 */
export async function moveCase(
  db: Executor,
  caseNo: string,
  to: CaseState,
  { by, at, note }: { by: 'member' | 'store'; at: Date; note?: string | undefined },
): Promise<boolean> {
  const statement = sql`with moved as (
      update cases set state = ${to} where case_no = ${caseNo} and way || ' ' || state = any(${sql.param(casesBefore(to))}::text[])
      returning case_no
    ), freed as (
      update case_lines l set open = ${isOpen(to)} from moved where l.case_no = moved.case_no
    )
    insert into case_events (case_no, step, by, note, at) select case_no, ${to}, ${by}, ${note ?? null}, ${instant(at)} from moved
    returning case_no`
  return (await column(db, StringColumn, statement)).length > 0
}

/** Sets how the items of a case come back. */
export async function setParcel(
  db: Executor,
  caseNo: string,
  parcel: { carrier: string | null; trackingNo: string | null },
): Promise<void> {
  await db.update(cases).set(parcel).where(eq(cases.caseNo, caseNo))
}

/** Appends a message; returns its id. */
export async function insertMessage(db: Executor, message: NewMessage): Promise<number> {
  const [row] = await db.insert(caseMessages).values(message).returning({ id: caseMessages.id })
  return row!.id
}

/** Removes what a member wrote, photographed and where the money went; cases, lines, sums and steps stay. */
export async function removeWords(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`delete from case_messages m using cases c where c.case_no = m.case_no and c.member_id = ${memberId}::uuid`)
  await db.update(cases).set({ text: null, photos: [], iban: null, carrier: null, trackingNo: null }).where(eq(cases.memberId, memberId))
}

/** Which of the addresses some case or message has as a photo. */
export async function usedPhotos(db: Executor, sources: string[]): Promise<string[]> {
  const statement = sql`select distinct photo ->> 'src' as src from (
      select photos from cases union all select photos from case_messages) as all_photos, jsonb_array_elements(photos) as photo
    where photo ->> 'src' = any(${sql.param(sources)}::text[])`
  return column(db, StringColumn, statement)
}
