import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { uploads } from './uploads.tables.ts'

/** Whose an upload is: a member's, or that of a visitor's browser. */
export type UploadOwner = { memberId: string } | { visitorHash: string; subnetHash: string }

/** Whom a quota counts for: the member, or everybody in the visitor's client subnet. */
const quotaOf = (owner: UploadOwner): SQL =>
  'memberId' in owner ? eq(uploads.memberId, owner.memberId) : eq(uploads.subnetHash, owner.subnetHash)

const isOwn = (owner: UploadOwner): SQL =>
  'memberId' in owner ? eq(uploads.memberId, owner.memberId) : eq(uploads.visitorHash, owner.visitorHash)

/** Serialises the uploads of one quota until the transaction ends, so that it holds. */
export async function lockUploads(db: Executor, owner: UploadOwner): Promise<void> {
  const key = 'memberId' in owner ? owner.memberId : owner.subnetHash
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 6001))`)
}

/** Number and bytes of the uploads that a quota counts. */
export async function countUploads(db: Executor, owner: UploadOwner): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
    .from(uploads)
    .where(quotaOf(owner))
  return row!
}

/** Inserts an upload; the same image again renews its row. */
export async function insertUpload(db: Executor, owner: UploadOwner, row: { src: string; bytes: number; uploadedAt: Date }): Promise<void> {
  const { bytes, uploadedAt } = row
  const target = 'memberId' in owner ? [uploads.memberId, uploads.src] : [uploads.visitorHash, uploads.src]
  await db
    .insert(uploads)
    .values({ ...owner, ...row })
    .onConflictDoUpdate({ target, set: { bytes, uploadedAt } })
}

/** Whether an image is an upload of this owner. */
export async function isOwner(db: Executor, owner: UploadOwner, src: string): Promise<boolean> {
  const rows = await db
    .select({ src: uploads.src })
    .from(uploads)
    .where(and(isOwn(owner), eq(uploads.src, src)))
  return rows.length > 0
}

/** A member's uploads, newest first. */
export function selectUploads(db: Executor, memberId: string) {
  return db.select().from(uploads).where(eq(uploads.memberId, memberId)).orderBy(desc(uploads.uploadedAt))
}

export async function deleteUploads(db: Executor, memberId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.memberId, memberId))
}

/** Deletes uploads made before an instant. */
export async function deleteOldUploads(db: Executor, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.uploadedAt, before))
}
