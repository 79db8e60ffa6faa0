import { photoPageSize } from '#contract/photo-search/constants.ts'
import { readCrop } from '#contract/photo-search/crop.ts'
import type { PhotoResults, PhotoSearchRequest } from '#contract/photo-search/calls.ts'
import type { FoundItem } from '@kalata/photo-tables/memory-index.ts'
import { pickText } from '#contract/core/languages.ts'
import { cardsOf, offersShowing, showingOffer } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { LineFull, openFairLines } from '@kalata/http-service/load/fair-lines.ts'
import { pageOf, paging } from '#server/platform/http/calls/paging.ts'
import type { UploadedFile } from '#server/platform/media/upload.ts'
import { inspectUpload, readUploaded, rejectImage, type Visitor } from '#server/uploads/uploads.service.ts'
import { findSimilar } from './photo-index.service.ts'
import * as queries from './photo-search.queries.ts'
import { likestOf, sortCards } from './results.rules.ts'

/** Products that look like a photo, at most: further ones look like anything. */
const maxResults = 240
/**
 * Searches that are handed to the worker thread at once; the others wait in a line for each network, and the networks take turns: nobody waits for
 * another's crowd. A longer line would answer nobody in time.
 */
const inLine = openFairLines(2, { maxInLine: 16, maxLines: 256 })

/** A photo: the file itself, or the address of an upload of the caller's own. */
export interface Photo {
  file?: UploadedFile
  visitor?: Visitor
  /** Where the caller is ({@link networkOf}); all without one share a line. */
  network?: string
}

/**
 * Products that look like a photo, one page, and their categories. Nothing is fetched and a file is not stored.
 * @throws photo.missing without a photo, photo.unknown for an address that is no upload of the caller's own, photo.busy,
 *   upload.format, upload.broken, upload.tooLarge
 */
export async function searchByPhoto(ctx: Ctx, request: PhotoSearchRequest, photo: Photo): Promise<PhotoResults> {
  const bytes = await bytesOf(ctx, request, photo)
  const crop = readCrop(request.crop)
  const find = () => findSimilar(ctx, { bytes, ...(crop ? { crop } : {}) }, maxResults)
  const found = await inLine(photo.network ?? '', find)
    .catch(rejectBusy)
    .catch(rejectImage)
  const ranked = likestOf(found)
  const chosen = request.categoryIds?.length ? ranked.filter(({ group }) => request.categoryIds!.includes(group)) : ranked
  const page = paging(request, photoPageSize)
  const sortType = request.sortType ?? 'similarity'
  if (sortType === 'similarity') {
    const { results, ...rest } = pageOf(chosen, page)
    return { page: { results: await photoCards(ctx, results), ...rest }, categoryList: await categoryList(ctx, ranked) }
  }
  const cards = sortCards(await photoCards(ctx, chosen), sortType)
  return { page: pageOf(cards, page), categoryList: await categoryList(ctx, ranked) }
}

function rejectBusy(error: unknown): never {
  throw error instanceof LineFull ? new DomainError('photo.busy') : error
}

async function bytesOf(ctx: Ctx, { imageUrl }: PhotoSearchRequest, { file, visitor }: Photo): Promise<Uint8Array> {
  if (file) {
    await inspectUpload(file)
    return file.bytes
  }
  if (!imageUrl) throw new DomainError('photo.missing')
  const bytes = await readUploaded(ctx, imageUrl, visitor)
  if (!bytes) throw new DomainError('photo.unknown')
  return bytes
}

/** Cards of products; where the photo shows a variant, in its picture. */
async function photoCards(ctx: Ctx, ranked: FoundItem[]): Promise<PhotoResults['page']['results']> {
  const found = new Map(ranked.map((each) => [each.id, each]))
  const pictures = ranked.flatMap(({ id, likeness, src }) => (src && likeness !== 'similar' ? [{ productId: id, src }] : []))
  const [cards, variants] = await Promise.all([cardsOf(ctx, [...found.keys()]), offersShowing(ctx, pictures)])
  return cards.map((card) => {
    const { similarity, likeness } = found.get(card.productId)!
    const variant = variants.get(card.productId)
    return { ...(variant && variant.picture.src !== card.picture.src ? showingOffer(card, variant) : card), similarity, likeness }
  })
}

/** The categories of the results, the most frequent first. */
async function categoryList(ctx: Ctx, ranked: FoundItem[]): Promise<PhotoResults['categoryList']> {
  const counts = new Map<number, number>()
  for (const { group } of ranked) counts.set(group, (counts.get(group) ?? 0) + 1)
  const names = await queries.selectCategoryNames(ctx.db, [...counts.keys()])
  return names
    .map(({ id, text }) => ({ id, categoryName: pickText(text, ctx.lang).text, count: counts.get(id)! }))
    .sort((a, b) => b.count - a.count || a.id - b.id)
}
