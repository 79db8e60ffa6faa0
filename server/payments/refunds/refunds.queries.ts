import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import type { RefundState } from '../payments.rules.ts'
import { payments, refundLines, refunds } from '../payments.tables.ts'

export type RefundRow = typeof refunds.$inferSelect

/** A refund by its id or by its idempotency key. */
export async function findRefund(db: Executor, by: { id: string } | { key: string }): Promise<RefundRow | undefined> {
  const isIt = 'id' in by ? eq(refunds.id, by.id) : eq(refunds.key, by.key)
  const [row] = await db.select().from(refunds).where(isIt)
  return row
}

/** Refunds that are not done, the oldest first, with how their payment's dispute stands. */
export function selectOpenRefunds(db: Executor) {
  const { id, orderNo, amount, outside, state, attempt, failure, createdAt } = refunds
  return db
    .select({ id, orderNo, amount, outside, state, attempt, failure, createdAt, dispute: payments.dispute })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(ne(refunds.state, 'done'))
    .orderBy(asc(createdAt), asc(id))
}

/** Orders of a member whose money is not back yet: refunds that are not done, and what is cancelled and has no refund yet. */
export async function selectUnreturned(db: Executor, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ orderNo: string }>(sql`
    select o.order_no as "orderNo" from orders o
    where o.member_id = ${memberId}::uuid and (
      (o.fulfilment = 'cancelled' and o.payment in ('paid', 'partlyRefunded'))
      or exists (select from refunds r where r.order_no = o.order_no and r.state <> 'done')
    )
    order by o.placed_at, o.order_no`)
  return rows.map(({ orderNo }) => orderNo)
}

/** Money that somebody returned in the provider's dashboard and that did not reach the shopper, where nothing went back since. */
export interface FailedReturn extends Record<string, unknown> {
  orderNos: string[]
  /** Tetri. */
  amount: number
  reason: string | null
  receivedAt: Date
}

/** Failed returns that belong to no refund of ours, the oldest first. A refund that counted on one has failed itself, or was sent once more. */
export async function selectFailedReturns(db: Executor): Promise<FailedReturn[]> {
  const { rows } = await db.execute<FailedReturn & { receivedAt: string }>(sql`
    select (select array_agg(o.order_no order by o.order_no) from orders o where o.purchase_id = p.purchase_id) as "orderNos",
      (e.payload->>'amount')::int as amount, e.payload->>'reason' as reason, e.received_at::text as "receivedAt"
    from payment_events e join payments p on p.id::text = e.payload->>'payment'
    where e.payload->>'type' = 'returnFailed'
      and not exists (
        select from payment_events later
        where later.payload->>'payment' = e.payload->>'payment' and later.payload->>'type' = 'returned' and later.received_at > e.received_at
      )
      and not exists (
        select from refunds r where r.payment_id = p.id and (r.created_at > e.received_at or r.state = 'failed' or r.attempt > 1)
      )
    order by e.received_at`)
  return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }))
}

/** Ids of a payment's refunds in a state. */
export async function selectRefunds(db: Executor, paymentId: string, state: RefundState): Promise<string[]> {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, state)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return found.map(({ id }) => id)
}

/** Writes a refund down with its lines. Undefined: its key is there already. */
export async function insertRefund(
  db: Executor,
  refund: typeof refunds.$inferInsert,
  lines: Omit<typeof refundLines.$inferInsert, 'refundId' | 'orderNo'>[],
): Promise<RefundRow | undefined> {
  const [row] = await db.insert(refunds).values(refund).onConflictDoNothing({ target: refunds.key }).returning()
  if (row) await db.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: row.id, orderNo: row.orderNo })))
  return row
}

/**
 * Sets a sum aside for a refund, of which `outside` was returned outside the shop. False, and nothing is written: no more goes back than was
 * captured, or than the courier collects, and no more is sent than is left at the provider.
 */
export async function addRefundRequested(db: Executor, id: string, amount: number, outside = 0): Promise<boolean> {
  const unbooked = sql`greatest(0, ${payments.returnedOutside} - ${payments.refundOutside})`
  const { rowCount } = await db
    .update(payments)
    .set({
      refundRequested: sql`${payments.refundRequested} + ${amount}::int`,
      refundOutside: sql`${payments.refundOutside} + ${outside}::int`,
    })
    .where(
      and(
        eq(payments.id, id),
        sql`${payments.refundRequested} + ${amount}::int <= case ${payments.method} when 'cash_on_delivery' then ${payments.total} else ${payments.captured} end`,
        sql`(${payments.method} = 'cash_on_delivery' or ${amount - outside}::int <= greatest(0, ${payments.captured} - ${payments.refundRequested} - ${unbooked}))`,
      ),
    )
  return rowCount === 1
}

/** Notes that of a refund that is asked for a further sum was returned outside the shop. Its payment is locked. */
export async function addOutside(db: Executor, refund: RefundRow, sum: number): Promise<void> {
  await db.execute(sql`
    with changed as (
      update refunds set outside = outside + ${sum}::int where id = ${refund.id}::uuid and state = 'requested' returning payment_id
    )
    update payments p set refund_outside = p.refund_outside + ${sum}::int from changed where p.id = changed.payment_id`)
}

/** Refunds of a payment that count on money returned outside the shop, the newest first. */
export function selectReturnedOutside(db: Executor, paymentId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), gt(refunds.outside, 0)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
}

/** Notes that so much of a refund was not returned outside the shop after all. Its payment is locked. */
export async function lowerOutside(db: Executor, { id }: RefundRow, sum: number): Promise<void> {
  await db.execute(sql`
    with changed as (update refunds set outside = outside - ${sum}::int where id = ${id}::uuid returning payment_id)
    update payments p set refund_outside = p.refund_outside - ${sum}::int from changed where p.id = changed.payment_id`)
}

/**
 * Records that an attempt of a refund is done, of which the provider has sent so much; the rest was returned outside the shop. False: it was recorded
 * before, or is not asked for any more.
 */
export async function finishRefund(db: Executor, { id, attempt }: Attempt, sent: number, now: Date): Promise<boolean> {
  const done = await db.execute(sql`
    with before as (
      select id, outside from refunds where id = ${id}::uuid and state = 'requested' and attempt = ${attempt}::int for update
    ), done as (
      update refunds r set state = 'done', done_at = ${now.toISOString()}::timestamptz, outside = greatest(0, r.amount - ${sent}::int)
      from before where r.id = before.id
      returning r.payment_id, r.amount, r.outside - before.outside as more
    )
    update payments p set refunded = p.refunded + done.amount, refund_outside = p.refund_outside + done.more
    from done where p.id = done.payment_id returning p.id`)
  return done.rows.length > 0
}

type Attempt = Pick<RefundRow, 'id' | 'attempt'>
const nextAttempt = { attempt: sql`${refunds.attempt} + 1` }

/** Records that the provider has not made an attempt of a refund. @returns how it stood before; undefined: another attempt runs, or it has failed before */
export async function failRefund(db: Executor, { id, attempt }: Attempt, failure: string): Promise<RefundState | undefined> {
  const { rows } = await db.execute<{ state: RefundState }>(sql`
    with before as (
      select id, state, amount from refunds where id = ${id}::uuid and attempt = ${attempt}::int and state <> 'failed' for update
    ), failed as (
      update refunds r set state = 'failed', failure = ${failure}, done_at = null from before where r.id = before.id
      returning r.payment_id, before.state, case before.state when 'done' then before.amount else 0 end as returned
    )
    update payments p set refunded = p.refunded - failed.returned from failed where p.id = failed.payment_id returning failed.state`)
  return rows[0]?.state
}

/** Counts another attempt of a refund that is asked for: the provider repeats its answer to the one before. */
export async function startAttempt(db: Executor, { id, attempt }: Attempt): Promise<void> {
  const isSame = and(eq(refunds.id, id), eq(refunds.state, 'requested'), eq(refunds.attempt, attempt))
  await db.update(refunds).set(nextAttempt).where(isSame)
}

/** Asks for a failed refund again. @returns it with its next attempt; undefined: it has not failed, or somebody was first */
export async function retryRefund(db: Executor, id: string): Promise<RefundRow | undefined> {
  const isFailed = and(eq(refunds.id, id), eq(refunds.state, 'failed'))
  const asked = { state: 'requested', failure: null, ...nextAttempt } as const
  const [row] = await db.update(refunds).set(asked).where(isFailed).returning()
  return row
}

/** The sum of an order's refunds that are done, in tetri. */
export async function sumRefunded(db: Executor, orderNo: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderNo, orderNo), eq(refunds.state, 'done')))
  return row!.sum
}
