import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { paymentEvents, payments, refunds, sandboxCharges } from './payments.tables.ts'
import type { ProviderEvent } from './payments.rules.ts'

export type PaymentRow = typeof payments.$inferSelect

export async function insertPayment(db: Executor, row: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(row)
}

export async function findOwn(db: Executor, memberId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.memberId, memberId)))
  return row
}

export async function findPayment(
  db: Executor,
  by: { id: string } | { reference: string } | { checkoutId: string },
): Promise<PaymentRow | undefined> {
  const where =
    'id' in by ? eq(payments.id, by.id) : 'reference' in by ? eq(payments.reference, by.reference) : eq(payments.checkoutId, by.checkoutId)
  const [row] = await db.select().from(payments).where(where)
  return row
}

/** Notes that the whole sum was taken; only the first of any number of twins gets the checkout back. */
export async function capture(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db
    .update(payments)
    .set({ captured: sql`${payments.total}`, reason: null })
    .where(and(eq(payments.id, id), eq(payments.captured, 0)))
    .returning({ checkoutId: payments.checkoutId })
  return row?.checkoutId
}

/** Notes why an attempt failed, or forgets it for the next; never of a payment that has its money. */
export async function setReason(db: Executor, id: string, reason: string | null): Promise<void> {
  await db
    .update(payments)
    .set({ reason })
    .where(and(eq(payments.id, id), eq(payments.captured, 0)))
}

export async function makeCash(db: Executor, id: string): Promise<boolean> {
  const turned = await db
    .update(payments)
    .set({ method: 'cash', reason: null })
    .where(and(eq(payments.id, id), eq(payments.captured, 0)))
    .returning({ id: payments.id })
  return turned.length > 0
}

/** Stores an event once; false when it is there already. */
export async function insertEvent(db: Executor, provider: string, event: ProviderEvent, now: Date): Promise<boolean> {
  const stored = await db
    .insert(paymentEvents)
    .values({ provider, id: event.id, payload: { ...event }, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return stored.length > 0
}

/** An event that was stored and not applied yet, locked. */
export async function lockEvent(db: Executor, provider: string, id: string): Promise<ProviderEvent | undefined> {
  const [row] = await db
    .select({ payload: paymentEvents.payload })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.id, id), isNull(paymentEvents.appliedAt)))
    .for('update')
  return row?.payload as ProviderEvent | undefined
}

export async function markApplied(db: Executor, provider: string, id: string, now: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ appliedAt: now })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.id, id)))
}

export async function insertRefund(db: Executor, row: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(row).onConflictDoNothing()
}

/** Notes that an order's money went back, once, and never more than was taken. */
export async function finishRefund(db: Executor, orderNo: string, now: Date): Promise<boolean> {
  const done = await db.execute(sql`
    with done as (
      update refunds set done_at = ${now.toISOString()}::timestamptz where order_no = ${orderNo} and done_at is null returning payment_id, amount
    )
    update payments p set refunded = p.refunded + done.amount from done
    where p.id = done.payment_id and p.refunded + done.amount <= p.captured returning p.id`)
  return done.rows.length > 0
}

/** The sandbox bank's books: takes the money unless the charge was voided. True also when it was taken before. */
export async function chargeSandbox(db: Executor, charge: { reference: string; paymentId: string; amount: number }): Promise<boolean> {
  const [row] = await db
    .insert(sandboxCharges)
    .values({ ...charge, state: 'captured' })
    .onConflictDoUpdate({
      target: sandboxCharges.reference,
      set: { state: sql`case ${sandboxCharges.state} when 'open' then 'captured' else ${sandboxCharges.state} end` },
    })
    .returning({ state: sandboxCharges.state })
  return row!.state === 'captured'
}

/** The same books: closes a charge that took nothing. False: it took the money before. */
export async function voidSandbox(db: Executor, charge: { reference: string; paymentId: string; amount: number }): Promise<boolean> {
  const [row] = await db
    .insert(sandboxCharges)
    .values({ ...charge, state: 'void' })
    .onConflictDoUpdate({
      target: sandboxCharges.reference,
      set: { state: sql`case ${sandboxCharges.state} when 'open' then 'void' else ${sandboxCharges.state} end` },
    })
    .returning({ state: sandboxCharges.state })
  return row!.state === 'void'
}

/** The same books: gives money back once a key. */
export async function refundSandbox(db: Executor, reference: string, amount: number, key: string): Promise<void> {
  await db.execute(sql`
    update sandbox_charges set refunded = refunded + ${amount}::int, refund_keys = refund_keys || ${key}::text
    where reference = ${reference} and not (refund_keys @> array[${key}::text])`)
}

export async function findCharge(db: Executor, reference: string) {
  const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))
  return row
}
