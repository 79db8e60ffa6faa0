import { eq, sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { payments } from '../payments.tables.ts'
import { stripeCustomers, stripeSessions } from './stripe.tables.ts'

/** The session of a payment; undefined before anything happened to it. */
export async function findSession(db: Executor, reference: string) {
  const [row] = await db.select().from(stripeSessions).where(eq(stripeSessions.reference, reference))
  return row
}

/** Writes down the session of a payment. False: the payment was closed meanwhile, and nothing may be paid in it. The same one again is true. */
export async function insertSession(db: Executor, reference: string, sessionId: string): Promise<boolean> {
  await db.insert(stripeSessions).values({ reference, sessionId }).onConflictDoNothing({ target: stripeSessions.reference })
  const row = await findSession(db, reference)
  return row?.sessionId === sessionId && !row.closed
}

/** Notes the PaymentIntent of a payment, by the payment's id. */
export async function setIntent(db: Executor, paymentId: string, intentId: string): Promise<void> {
  await db.execute(sql`
    update stripe_sessions s set intent_id = ${intentId} from payments p
    where p.id = ${paymentId}::uuid and s.reference = p.reference and s.intent_id is distinct from ${intentId}`)
}

/** The id of the payment that a PaymentIntent is of. */
export async function findByIntent(db: Executor, intentId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: payments.id })
    .from(stripeSessions)
    .innerJoin(payments, eq(payments.reference, stripeSessions.reference))
    .where(eq(stripeSessions.intentId, intentId))
  return row?.id
}

/** Closes a payment for good. @returns the id of its session, where it has one */
export async function closeSession(db: Executor, reference: string): Promise<string | undefined> {
  const [row] = await db
    .insert(stripeSessions)
    .values({ reference, closed: true })
    .onConflictDoUpdate({ target: stripeSessions.reference, set: { closed: true } })
    .returning({ sessionId: stripeSessions.sessionId })
  return row?.sessionId ?? undefined
}

/** What a member is called at Stripe. */
export async function findCustomer(db: Executor, memberId: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.memberId, memberId))
  return row?.customerId
}

/** Writes down what a member is called at Stripe; of several at the same moment the first counts, and is returned. */
export async function insertCustomer(db: Executor, memberId: string, customerId: string): Promise<string> {
  const [row] = await db
    .insert(stripeCustomers)
    .values({ memberId, customerId })
    .onConflictDoUpdate({ target: stripeCustomers.memberId, set: { customerId: sql`${stripeCustomers.customerId}` } })
    .returning({ customerId: stripeCustomers.customerId })
  return row!.customerId
}

/** Forgets what a member is called at Stripe. @returns it, once */
export async function deleteCustomer(db: Executor, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .delete(stripeCustomers)
    .where(eq(stripeCustomers.memberId, memberId))
    .returning({ customerId: stripeCustomers.customerId })
  return row?.customerId
}
