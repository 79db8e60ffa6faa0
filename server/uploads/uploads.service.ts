import { pictureWidths } from '#contract/catalogue/constants.ts'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { storeImage } from '#server/platform/media/image-store.ts'
import { ImageRejected } from '#server/platform/media/image-rejected.ts'
import type { UploadedFile } from '#server/platform/media/upload.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './uploads.queries.ts'

const rules = { formats: ['jpeg', 'png'], maxBytes: uploadBytes } as const
/** What a member may have uploaded within a day (reference/reliability, section 2.8). */
const mostFiles = 200
const mostBytes = 50 * 1024 * 1024
/** ms: for so long an upload may be put to use. */
const life = 24 * 3600_000
/** The width that the answer names; a narrower picture has the narrowest of all. */
const shown = 320

/**
 * Takes a picture in: JPEG or PNG by its content, upright, without metadata, in all widths.
 * @returns its address, fit for `<img src>`
 * @throws upload.format, upload.broken, upload.tooLarge, upload.full
 */
export async function takePicture(ctx: MemberCtx, file: UploadedFile): Promise<string> {
  const bytes = file.bytes.length
  await refuseFull(ctx, bytes)
  const { src, width } = await storeImage(ctx.settings.dataDir, file.bytes, rules, file.name).catch(refuse)
  await inTransaction(ctx, async (ctx) => {
    await queries.lockUploads(ctx.db, ctx.member.id)
    await refuseFull(ctx, bytes)
    await queries.insertUpload(ctx.db, { memberId: ctx.member.id, src, bytes, uploadedAt: ctx.now() })
  })
  return addressOf(src, width)
}

/** Asked before the work and again, locked, before the row. */
async function refuseFull(ctx: MemberCtx, more: number): Promise<void> {
  const { files, bytes } = await queries.countUploads(ctx.db, ctx.member.id)
  if (files >= mostFiles || bytes + more > mostBytes) throw new DomainError('upload.full')
}

function refuse(error: unknown): never {
  if (!(error instanceof ImageRejected)) throw error
  const { reason } = error
  if (reason === 'tooManyBytes') throw new DomainError('upload.tooLarge')
  throw new DomainError(
    reason === 'notAPicture' || reason === 'formatNotAllowed' || reason === 'nameLies' ? 'upload.format' : 'upload.broken',
  )
}

const addressOf = (src: string, width: number) => `${src}-${width >= shown ? shown : pictureWidths[0]}.webp`

/** Whether an address is that of a picture which this member uploaded within the last day. Fetches nothing. */
export async function ownsUpload(ctx: MemberCtx, address: string): Promise<boolean> {
  const src = /^(\/media\/([0-9a-f]{2})\/\2[0-9a-f]{30})-(?:160|320)\.webp$/.exec(address)?.[1]
  return src !== undefined && queries.isOwner(ctx.db, ctx.member.id, src)
}

/** The addresses of a member's uploads, for an export. */
export async function uploadsOf(ctx: MemberCtx): Promise<string[]> {
  return (await queries.selectUploads(ctx.db, ctx.member.id)).map(({ src }) => addressOf(src, pictureWidths[0]))
}

/** Forgets who uploaded what; the sweep of orphaned pictures takes what nobody names. */
export const eraseUploads = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteUploads(ctx.db, memberId)

/** Removes uploads that were not put to use within a day, as a job does. */
export async function sweepUploads(ctx: Ctx): Promise<void> {
  await queries.deleteOldUploads(ctx.db, new Date(ctx.now().getTime() - life))
}
