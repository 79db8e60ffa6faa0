import { narrowestWidth } from '#contract/catalogue/picture-widths.ts'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { storeImage } from '#server/platform/media/image-store.ts'
import { ImageRejected } from '#server/platform/media/image-rejected.ts'
import type { UploadedFile } from '#server/platform/media/upload.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './uploads.queries.ts'

const rules = { formats: ['jpeg', 'png'], maxBytes: uploadBytes } as const
/** Quota of a member within a day (reference/reliability, section 2.8). */
const maxFiles = 200
const maxBytes = 50 * 1024 * 1024
/** ms after which an unused upload is deleted. */
const unusedMs = 24 * 3600_000
/** Pixels of the variant whose address is returned; a narrower image has only the narrowest. */
const shownWidth = 320

/**
 * Stores an image: JPEG or PNG by its content, rotated upright, without metadata, in all widths. Idempotent by content.
 * @returns its address for `<img src>`
 * @throws upload.format, upload.broken, upload.tooLarge, upload.full
 */
export async function uploadImage(ctx: MemberCtx, file: UploadedFile): Promise<string> {
  const bytes = file.bytes.length
  await assertQuota(ctx, bytes)
  const { src, width } = await storeImage(ctx.settings.dataDir, file.bytes, rules, file.name).catch(rejectImage)
  await inTransaction(ctx, async (ctx) => {
    await queries.lockUploads(ctx.db, ctx.member.id)
    await assertQuota(ctx, bytes)
    await queries.insertUpload(ctx.db, { memberId: ctx.member.id, src, bytes, uploadedAt: ctx.now() })
  })
  return addressOf(src, width)
}

/** Checked before the processing and again, under the lock, before the insert. @throws upload.full */
async function assertQuota(ctx: MemberCtx, addedBytes: number): Promise<void> {
  const { files, bytes } = await queries.countUploads(ctx.db, ctx.member.id)
  if (files >= maxFiles || bytes + addedBytes > maxBytes) throw new DomainError('upload.full')
}

function rejectImage(error: unknown): never {
  if (!(error instanceof ImageRejected)) throw error
  const { reason } = error
  if (reason === 'tooManyBytes') throw new DomainError('upload.tooLarge')
  throw new DomainError(
    reason === 'notAPicture' || reason === 'formatNotAllowed' || reason === 'nameLies' ? 'upload.format' : 'upload.broken',
  )
}

const addressOf = (src: string, width: number) => `${src}-${width >= shownWidth ? shownWidth : narrowestWidth}.webp`

/** Whether an address is that of an image which the member uploaded within the last day. Fetches nothing. */
export async function ownsUpload(ctx: MemberCtx, address: string): Promise<boolean> {
  const src = /^(\/media\/([0-9a-f]{2})\/\2[0-9a-f]{30})-(?:160|320)\.webp$/.exec(address)?.[1]
  return src !== undefined && queries.isOwner(ctx.db, ctx.member.id, src)
}

/** The addresses of a member's uploads, for an export. */
export async function uploadsOf(ctx: MemberCtx): Promise<string[]> {
  return (await queries.selectUploads(ctx.db, ctx.member.id)).map(({ src }) => addressOf(src, narrowestWidth))
}

/** Deletes a member's uploads; the orphan sweep deletes the files that nothing references. */
export const eraseUploads = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteUploads(ctx.db, memberId)

/** Deletes the rows of uploads older than a day; a job. */
export async function sweepUploads(ctx: Ctx): Promise<void> {
  await queries.deleteOldUploads(ctx.db, new Date(ctx.now().getTime() - unusedMs))
}
