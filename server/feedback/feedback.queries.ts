import { column } from '@kalata/drizzle-postgres/statements/rows.ts'
import { StringColumn } from '#server/platform/db/statements/row-schemas.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { orders } from '#server/orders/orders.tables.ts'
import { feedback } from './feedback.tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect

/** Serialises what a member writes until the transaction ends, so that a form that is sent twice is one feedback. */
export async function lockOwn(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 8001))`)
}

type Written = Pick<FeedbackRow, 'memberId' | 'type' | 'text' | 'contact' | 'orderNo' | 'images'>

/** The member's feedback that says the same and has no reply. @returns its id */
export async function findOpen(db: Executor, { memberId, type, text, contact, orderNo, images }: Written): Promise<string | undefined> {
  const isSame = and(
    ...[eq(feedback.memberId, memberId), eq(feedback.type, type), eq(feedback.text, text), eq(feedback.images, images)],
    sql`${feedback.contact} is not distinct from ${contact} and ${feedback.orderNo} is not distinct from ${orderNo}`,
  )
  const [row] = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(isSame, isNull(feedback.reply)))
    .limit(1)
  return row?.id
}

/** Adds a feedback. @returns its id */
export async function insertFeedback(db: Executor, row: typeof feedback.$inferInsert): Promise<string> {
  const [added] = await db.insert(feedback).values(row).returning({ id: feedback.id })
  return added!.id
}

export async function isOwnOrder(db: Executor, memberId: string, orderNo: string): Promise<boolean> {
  const isTheirs = and(eq(orders.orderNo, orderNo), eq(orders.memberId, memberId))
  return (await db.select({ orderNo: orders.orderNo }).from(orders).where(isTheirs)).length > 0
}

/** A member's feedback, the latest first. */
export function selectOwn(db: Executor, memberId: string, limit?: number, offset = 0): Promise<FeedbackRow[]> {
  const rows = db.select().from(feedback).where(eq(feedback.memberId, memberId)).orderBy(desc(feedback.createdAt), desc(feedback.id))
  return limit === undefined ? rows : rows.limit(limit).offset(offset)
}

/** How many messages a member has sent. */
export async function countOwn(db: Executor, memberId: string): Promise<number> {
  return db.$count(feedback, eq(feedback.memberId, memberId))
}

/** Feedback of everybody, the latest first. @param open only what has no reply */
export function selectLatest(db: Executor, limit: number, open: boolean): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .where(open ? isNull(feedback.reply) : undefined)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(limit)
}

/** Writes or replaces the reply. @returns who wrote the feedback; undefined where it is unknown, or has this reply already */
export async function updateReply(db: Executor, id: string, reply: string, now: Date): Promise<string | undefined> {
  const [changed] = await db
    .update(feedback)
    .set({ reply, repliedAt: now })
    .where(and(eq(feedback.id, id), sql`${feedback.reply} is distinct from ${reply}`))
    .returning({ memberId: feedback.memberId })
  return changed?.memberId
}

/** Whether there is feedback with an id (UUID). */
export async function exists(db: Executor, id: string): Promise<boolean> {
  return (await db.select({ id: feedback.id }).from(feedback).where(eq(feedback.id, id))).length > 0
}

/** Deletes all of a member's feedback; idempotent. */
export async function deleteOwn(db: Executor, memberId: string): Promise<void> {
  await db.delete(feedback).where(eq(feedback.memberId, memberId))
}

/** Which of the image sources some feedback names. */
export async function selectUsedImages(db: Executor, sources: string[]): Promise<string[]> {
  const statement = sql`
    select distinct src from (select regexp_replace(unnest(images), '-[0-9]+[.]webp$', '') as src from feedback) used
    where src = any(${sql.param(sources)}::text[])`
  return column(db, StringColumn, statement)
}
