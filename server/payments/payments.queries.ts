import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '#server/orders/orders.tables.ts'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { paymentEvents, payments, sandboxCharges } from './payments.tables.ts'
import type { CardEvent } from './cards/cards.rules.ts'
import type { DisputeState, ProviderEvent } from './payments.rules.ts'

export type PaymentRow = typeof payments.$inferSelect
const isUnpaid = (id: string) => and(eq(payments.id, id), eq(payments.authorised, 0))
const isEvent = (provider: string, id: string) => and(eq(paymentEvents.provider, provider), eq(paymentEvents.id, id))

type NewPayment = Pick<
  PaymentRow,
  'id' | 'purchaseId' | 'memberId' | 'method' | 'provider' | 'cardId' | 'captureMethod' | 'total' | 'lang' | 'reference' | 'createdAt'
>

/** Writes a purchase's payment; a second one of the same purchase breaks a UNIQUE key. */
export const insertPayment = sharedStatement<Executor, NewPayment, void>(async (db, rows) => {
  const statement = sql`
    insert into payments (id, purchase_id, member_id, method, provider, card_id, capture_method, total, lang, reference, created_at)
      select id, "purchaseId", "memberId", method, provider, "cardId", "captureMethod", total, lang, reference, "createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id uuid, "purchaseId" uuid, "memberId" uuid, method text, provider text,
        "cardId" uuid, "captureMethod" text, total int, lang text, reference text, "createdAt" timestamptz)`
  await prepared(db, statement)
  return rows.map(() => undefined)
})

/** A payment of a member; undefined for an unknown id and for another member's. */
export async function findOwn(db: Executor, memberId: string, id: string): Promise<PaymentRow | undefined> {
  const isOwn = and(eq(payments.id, id), eq(payments.memberId, memberId))
  const [row] = await db.select().from(payments).where(isOwn)
  return row
}

/** A payment by its id, by the provider's reference or by its purchase, without a look at its owner. */
export async function findPayment(
  db: Executor,
  by: { id: string } | { reference: string } | { purchaseId: string },
): Promise<PaymentRow | undefined> {
  const where =
    'id' in by ? eq(payments.id, by.id) : 'reference' in by ? eq(payments.reference, by.reference) : eq(payments.purchaseId, by.purchaseId)
  const [row] = await db.select().from(payments).where(where)
  return row
}

/** The payment that an order is paid by; undefined for an unknown one. */
export async function findPaymentOf(db: Executor, orderNo: string): Promise<PaymentRow | undefined> {
  const purchase = db.select({ id: orders.purchaseId }).from(orders).where(eq(orders.orderNo, orderNo))
  const isOfOrder = eq(payments.purchaseId, sql`(${purchase})`)
  const [row] = await db.select().from(payments).where(isOfOrder)
  return row
}

/** Records that the full amount was captured; of any number of repeats only the first gets the purchase back. */
export async function capture(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db
    .update(payments)
    .set({ authorised: sql`${payments.total}`, captured: sql`${payments.total}`, reason: null })
    .where(and(eq(payments.id, id), eq(payments.captured, 0), eq(payments.voided, 0)))
    .returning({ purchaseId: payments.purchaseId })
  return row?.purchaseId
}

/** Records that the full amount was authorised; of any number of repeats only the first gets the purchase back. */
export async function authorise(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db
    .update(payments)
    .set({ authorised: sql`${payments.total}`, reason: null })
    .where(isUnpaid(id))
    .returning({ purchaseId: payments.purchaseId })
  return row?.purchaseId
}

/** Records that what was authorised is released. False: it was before, was taken, or was never authorised. */
export async function recordVoid(db: Executor, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(payments)
    .set({ voided: sql`${payments.authorised}` })
    .where(and(eq(payments.id, id), eq(payments.captured, 0), eq(payments.voided, 0), sql`${payments.authorised} > 0`))
  return rowCount === 1
}

/** Sets why an attempt failed, or clears it for the next; never of a payment that is authorised or captured. */
export async function setReason(db: Executor, id: string, reason: string | null): Promise<void> {
  await db.update(payments).set({ reason }).where(isUnpaid(id))
}

/** Turns a payment that is not captured into one to the courier. False: it was captured or authorised before. */
export async function switchToDelivery(db: Executor, id: string): Promise<boolean> {
  const switched = { method: 'cash_on_delivery', provider: null, reason: null } as const
  const { rowCount } = await db.update(payments).set(switched).where(isUnpaid(id))
  return rowCount === 1
}

/** Stores an event once; false when it is there already. */
export async function insertEvent(db: Executor, provider: string, event: ProviderEvent | CardEvent, now: Date): Promise<boolean> {
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
    .where(and(isEvent(provider, id), isNull(paymentEvents.appliedAt)))
    .for('update')
  return row?.payload as ProviderEvent | undefined
}

/** Marks a stored provider event as applied, so that it is not tried again. */
export async function markApplied(db: Executor, provider: string, id: string, now: Date): Promise<void> {
  await db.update(paymentEvents).set({ appliedAt: now }).where(isEvent(provider, id))
}

/** A purchase's payment, locked until the transaction ends: what of it goes back is decided under the lock. */
export async function lockPayment(db: Executor, purchaseId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.purchaseId, purchaseId)).for('update')
  return row
}

/** Notes how much a provider has returned outside the shop, in all. @returns the payment where that is more than was known; never above what was captured */
export async function raiseReturnedOutside(db: Executor, id: string, amount: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ returnedOutside: sql`least(${amount}::int, ${payments.captured})` })
    .where(and(eq(payments.id, id), sql`${payments.returnedOutside} < least(${amount}::int, ${payments.captured})`))
    .returning()
  return row
}

/** Takes back a sum that was returned outside the shop and has not reached the shopper. @returns the payment; undefined where so much was not known to be returned */
export async function lowerReturnedOutside(db: Executor, id: string, amount: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ returnedOutside: sql`${payments.returnedOutside} - ${amount}::int` })
    .where(and(eq(payments.id, id), sql`${payments.returnedOutside} >= ${amount}::int`))
    .returning()
  return row
}

/** Sets how the dispute of a payment stands; one that has ended is not opened again by a late report. False: nothing has changed. */
export async function moveDispute(db: Executor, id: string, to: DisputeState): Promise<boolean> {
  const isBefore = and(eq(payments.id, id), to === 'open' ? isNull(payments.dispute) : sql`${payments.dispute} is distinct from ${to}`)
  const { rowCount } = await db.update(payments).set({ dispute: to }).where(isBefore)
  return rowCount === 1
}

/** The states from which a charge may become another; `captured` is at once, without an authorisation of its own. */
const chargeMoves = { authorised: ['open'], captured: ['open'], void: ['open', 'authorised'] } as const

/**
 * The sandbox bank's ledger: moves a charge, which nothing happened to before where there is no row of it.
 * @returns whether it is in that state now, also when it was before; whether this call moved it, and whether nothing had happened to it
 */
export async function moveCharge(
  db: Executor,
  charge: { reference: string; paymentId: string; amount: number },
  to: keyof typeof chargeMoves,
): Promise<{ reached: boolean; moved: boolean; created: boolean }> {
  const from = sql.param(chargeMoves[to])
  const { rows } = await db.execute<{ created: boolean }>(sql`
    insert into sandbox_charges as c (reference, payment_id, amount, state)
    values (${charge.reference}, ${charge.paymentId}::uuid, ${charge.amount}::int, ${to})
    on conflict (reference) do update set state = ${to} where c.state = any(${from}::text[])
    returning xmax = 0 as created`)
  if (rows[0]) return { reached: true, moved: true, created: rows[0].created }
  return { reached: (await findCharge(db, charge.reference))?.state === to, moved: false, created: false }
}

/** The same ledger: takes money that was authorised. @returns as {@link moveCharge} */
export async function captureCharge(db: Executor, reference: string): Promise<{ reached: boolean; moved: boolean }> {
  const { rowCount } = await db.execute(sql`
    update sandbox_charges set state = 'captured' where reference = ${reference} and state = 'authorised'`)
  if ((rowCount ?? 0) > 0) return { reached: true, moved: true }
  return { reached: (await findCharge(db, reference))?.state === 'captured', moved: false }
}

/** The same ledger: refunds once per key. False: no such charge was captured, or not so much of it is left. */
export async function refundSandbox(db: Executor, reference: string, amount: number, key: string): Promise<boolean> {
  await db.execute(sql`
    update sandbox_charges set refunded = refunded + ${amount}::int, refund_keys = refund_keys || ${key}::text
    where reference = ${reference} and state = 'captured' and refunded + ${amount}::int <= amount and not (refund_keys @> array[${key}::text])`)
  return (await findCharge(db, reference))?.refundKeys.includes(key) ?? false
}

/** A charge in the sandbox's books by its reference; undefined before anything happened to it. */
export async function findCharge(db: Executor, reference: string) {
  const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))
  return row
}
