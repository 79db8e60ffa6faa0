import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { addresses } from './addresses.tables.ts'

type Form = typeof addresses.$inferSelect.form
const columns = { id: addresses.id, form: addresses.form, isDefault: addresses.isDefault }
const own = (memberId: string, id: string) => and(eq(addresses.id, id), eq(addresses.memberId, memberId))
const inBook = isNull(addresses.deletedAt)

/** One writer at a time in a member's book: the limit and the one default are decided under this lock. */
export async function lockBook(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 5000))`)
}

export function selectBook(db: Executor, memberId: string) {
  return db
    .select(columns)
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), inBook))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id)
}

export async function findAddress(db: Executor, memberId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(addresses)
    .where(and(own(memberId, id), inBook))
  return row
}

export async function countBook(db: Executor, memberId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), inBook))
  return row!.count
}

export async function insertAddress(db: Executor, memberId: string, form: Form, isDefault: boolean, now: Date) {
  const [row] = await db.insert(addresses).values({ memberId, form, isDefault, createdAt: now }).returning(columns)
  return row!
}

export async function updateForm(db: Executor, memberId: string, id: string, form: Form) {
  const [row] = await db
    .update(addresses)
    .set({ form })
    .where(and(own(memberId, id), inBook))
    .returning(columns)
  return row
}

export async function clearDefault(db: Executor, memberId: string): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true)))
}

export async function setDefault(db: Executor, memberId: string, id: string): Promise<boolean> {
  const done = await db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(own(memberId, id), inBook))
    .returning({ id: addresses.id })
  return done.length > 0
}

/** Takes it out of the book; undefined when it is not there. */
export async function softDelete(db: Executor, memberId: string, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(addresses)
    .set({ deletedAt: now, isDefault: false })
    .where(and(own(memberId, id), inBook))
    .returning({ id: addresses.id })
  return done.length > 0
}

/** Brings it back; true also when it never left. */
export async function undelete(db: Executor, memberId: string, id: string): Promise<boolean> {
  const done = await db.update(addresses).set({ deletedAt: null }).where(own(memberId, id)).returning({ id: addresses.id })
  return done.length > 0
}

/** All of a member's, also those out of the book. */
export async function deleteBook(db: Executor, memberId: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.memberId, memberId))
}
