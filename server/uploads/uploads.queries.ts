import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { uploads } from './uploads.tables.ts'

/** Serialises the uploads of one member until the transaction ends, so that the quota holds. */
export async function lockUploads(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 6001))`)
}

/** Number and bytes of a member's uploads. */
export async function countUploads(db: Executor, memberId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
    .from(uploads)
    .where(eq(uploads.memberId, memberId))
  return row!
}

/** Inserts an upload; the same image again renews its row. */
export async function insertUpload(db: Executor, row: typeof uploads.$inferInsert): Promise<void> {
  const { bytes, uploadedAt } = row
  await db
    .insert(uploads)
    .values(row)
    .onConflictDoUpdate({ target: [uploads.memberId, uploads.src], set: { bytes, uploadedAt } })
}

/** Whether a member uploaded an image. */
export async function isOwner(db: Executor, memberId: string, src: string): Promise<boolean> {
  const rows = await db
    .select({ src: uploads.src })
    .from(uploads)
    .where(and(eq(uploads.memberId, memberId), eq(uploads.src, src)))
  return rows.length > 0
}

/** A member's uploads, newest first. */
export function selectUploads(db: Executor, memberId: string) {
  return db.select().from(uploads).where(eq(uploads.memberId, memberId)).orderBy(desc(uploads.uploadedAt))
}

/** Deletes all uploads of a member. */
export async function deleteUploads(db: Executor, memberId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.memberId, memberId))
}

/** Deletes uploads made before an instant. */
export async function deleteOldUploads(db: Executor, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.uploadedAt, before))
}
