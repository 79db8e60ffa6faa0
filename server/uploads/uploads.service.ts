import { createHash } from 'node:crypto'
import { narrowestWidth } from '#contract/catalogue/picture-widths.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { ImageRejected } from '@kalata/media-store/pictures/image-rejected.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { inspectImage } from '@kalata/media-store/pictures/inspect-image.ts'
import type { UploadedFile } from '#server/platform/media/upload.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './uploads.queries.ts'

const rules = { formats: ['jpeg', 'png'], maxBytes: uploadBytes } as const
/** Quota within a day of a member, and of a client subnet for its visitors (reference/reliability, section 2.8). */
const maxFiles = 200
const maxBytes = 50 * 1024 * 1024
/** ms after which an unused upload is deleted. */
const unusedMs = 24 * 3600_000
/** Pixels of the variant whose address is returned; a narrower image has only the narrowest. */
const shownWidth = 320

/** Anyone who uploads without being signed in: the secret of the browser's cookie, and the client subnet. */
export interface Visitor {
  secret: string
  subnet: string
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Members' uploads are theirs from any browser. @throws session.missing for neither a member nor a visitor */
function ownerOf(ctx: Ctx, visitor: Visitor | undefined): queries.UploadOwner {
  if (ctx.member) return { memberId: ctx.member.id }
  if (!visitor) throw new DomainError('session.missing')
  return { visitorHash: hash(visitor.secret), subnetHash: hash(visitor.subnet) }
}

/**
 * Stores an image: JPEG or PNG by its content, rotated upright, without metadata, in all widths. Idempotent by content.
 * @returns its address for `<img src>`
 * @throws upload.format, upload.broken, upload.tooLarge, upload.full
 */
export async function uploadImage(ctx: Ctx, file: UploadedFile, visitor?: Visitor): Promise<string> {
  const owner = ownerOf(ctx, visitor)
  const bytes = file.bytes.length
  await assertQuota(ctx, owner, bytes)
  const { src, width } = await pictureStore(ctx).store(file.bytes, rules, file.name).catch(rejectImage)
  await inTransaction(ctx, async (ctx) => {
    await queries.lockUploads(ctx.db, owner)
    await assertQuota(ctx, owner, bytes)
    await queries.insertUpload(ctx.db, owner, { src, bytes, uploadedAt: ctx.now() })
  })
  return addressOf(src, width)
}

/** An image that is searched for at once and not stored: inspected by the same rules. @throws upload.format, upload.broken, upload.tooLarge */
export async function inspectUpload(file: UploadedFile): Promise<void> {
  await inspectImage(file.bytes, rules, file.name).catch(rejectImage)
}

/** Checked before the processing and again, under the lock, before the insert. @throws upload.full */
async function assertQuota(ctx: Ctx, owner: queries.UploadOwner, addedBytes: number): Promise<void> {
  const { files, bytes } = await queries.countUploads(ctx.db, owner)
  if (files >= maxFiles || bytes + addedBytes > maxBytes) throw new DomainError('upload.full')
}

/** What a rejected image means to anyone who sent it; every other error is thrown as it is. @throws upload.format, upload.broken, upload.tooLarge */
export function rejectImage(error: unknown): never {
  if (!(error instanceof ImageRejected)) throw error
  const { reason } = error
  if (reason === 'tooManyBytes') throw new DomainError('upload.tooLarge')
  throw new DomainError(
    reason === 'notAPicture' || reason === 'formatNotAllowed' || reason === 'nameLies' ? 'upload.format' : 'upload.broken',
  )
}

const addressOf = (src: string, width: number) => `${src}-${width >= shownWidth ? shownWidth : narrowestWidth}.webp`

const addressPattern = /^(\/media\/([0-9a-f]{2})\/\2[0-9a-f]{30})-(?:160|320)\.webp$/

/** Whether an address is that of an image which the member uploaded within the last day. Fetches nothing. */
export async function ownsUpload(ctx: MemberCtx, address: string): Promise<boolean> {
  const src = sourceOf(address)
  return src !== undefined && queries.isOwner(ctx.db, { memberId: ctx.member.id }, src)
}

/** The image behind the address of an upload that the member made within the last day; undefined for every other address. Fetches nothing. */
export async function ownPicture(ctx: MemberCtx, address: string): Promise<Picture | undefined> {
  const src = sourceOf(address)
  if (src === undefined || !(await queries.isOwner(ctx.db, { memberId: ctx.member.id }, src))) return undefined
  return pictureStore(ctx).find(src)
}

/** `/media/<2>/<32>` of an address as {@link uploadImage} returns it; undefined for every other text. */
export const sourceOf = (address: string): string | undefined => addressPattern.exec(address)?.[1]

/**
 * The stored original of an upload of the caller's own, by its address; undefined for every other address. Fetches nothing. What a visitor
 * uploaded is still the browser's own after signing in.
 */
export async function readUploaded(ctx: Ctx, address: string, visitor?: Visitor): Promise<Buffer | undefined> {
  const src = sourceOf(address)
  if (src === undefined) return undefined
  const owners = [...(ctx.member ? [ownerOf(ctx, undefined)] : []), ...(visitor ? [ownerOf({ ...ctx, member: undefined }, visitor)] : [])]
  for (const owner of owners) if (await queries.isOwner(ctx.db, owner, src)) return (await pictureStore(ctx).original({ src }))?.bytes
  return undefined
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
