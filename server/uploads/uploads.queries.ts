import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { uploads } from './uploads.tables.ts'

/** Uploads of one member wait for each other: what is counted stays true until the transaction ends. */
export async function lockUploads(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 6001))`)
}

/** How many a member has, and their bytes. */
export async function countUploads(db: Executor, memberId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
    .from(uploads)
    .where(eq(uploads.memberId, memberId))
  return row!
}

/** The same picture again is the same row, young again. */
export async function insertUpload(db: Executor, row: typeof uploads.$inferInsert): Promise<void> {
  const { bytes, uploadedAt } = row
  await db
    .insert(uploads)
    .values(row)
    .onConflictDoUpdate({ target: [uploads.memberId, uploads.src], set: { bytes, uploadedAt } })
}

export async function isOwner(db: Executor, memberId: string, src: string): Promise<boolean> {
  const found = await db
    .select({ src: uploads.src })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), eq(uploads.src, src)))
  return found.length > 0
}

export function selectUploads(db: Executor, memberId: string) {
  return db.select().from(uploads).where(eq(uploads.memberId, memberId)).orderBy(desc(uploads.uploadedAt))
}

export async function deleteUploads(db: Executor, memberId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.memberId, memberId))
}

export async function deleteOldUploads(db: Executor, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.uploadedAt, before))
}
