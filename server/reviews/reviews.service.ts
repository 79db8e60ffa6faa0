import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { pickText, type Language } from '#contract/core/languages.ts'
import { isOrderNo } from '#contract/orders/order-no.ts'
import type { LineToReview, OwnReview, Review } from '#contract/reviews/calls.ts'
import { reviewPageSize } from '#contract/reviews/constants.ts'
import { normalizeReviewText, reviewError } from '#contract/reviews/rules.ts'
import { publicNameOf } from '#server/accounts/members/names.rules.ts'
import { changeRating } from '#server/catalogue/ratings.service.ts'
import { inTransaction, type Ctx, type MemberCtx, type TxCtx } from '#server/context.ts'
import { translateLines } from '#server/orders/purchases/line-names.service.ts'
import { countLinesToReview, countOrders, lockOrder } from '#server/orders/orders.service.ts'
import { DomainError, assertValid, orNotFound } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { ownPicture, sourceOf } from '#server/uploads/uploads.service.ts'
import * as queries from './reviews.queries.ts'
import { editableSince, editableUntil, reviewRejection } from './reviews.rules.ts'

interface Asked {
  pageNo?: number | undefined
  pageSize?: number | undefined
}

/** A review as a form sends it: `images` are addresses of uploads, or of photos that the review has. */
interface Written {
  score: number
  text: string
  images: string[]
}

const scoresOf = (ctx: Ctx, productId: number) => async () => (await queries.countScores(ctx.db, { productId })).counts

/**
 * Reviews of a product or of a store that everybody sees, by page, with the counts of all scores.
 * @throws request.invalid where neither is named
 */
export async function listReviews(ctx: Ctx, { pageNo, pageSize, ...filter }: queries.ReviewFilter & Asked) {
  if (filter.productId === undefined && filter.storeId === undefined) throw new DomainError('request.invalid', { field: 'productId' })
  const page = paging({ pageNo, pageSize }, reviewPageSize)
  const { counts, withPhotos } = await queries.countScores(ctx.db, filter)
  const isReviewed = counts.some((count) => count > 0)
  const rows = isReviewed ? await queries.selectVisible(ctx.db, filter, page.pageSize, page.offset) : []
  const total = isReviewed ? await queries.countVisible(ctx.db, filter) : 0
  const results = rows.map((row): Review => {
    const review = { ...contentOf(row), author: publicNameOf(row), storeName: pickText(row.storeName, ctx.lang).text }
    return filter.productId === undefined ? { ...review, ...productOf(ctx, row) } : review
  })
  return { ...toPage(results, total, page), ratings: [...counts], withPhotos }
}

/** Which product a review is about; nothing where it is not on sale any more. */
function productOf({ lang: asked }: Ctx, { productId, productName }: queries.VisibleReview): Pick<Review, 'product'> {
  if (!productName) return {}
  const { text: name, lang } = pickText(productName, asked)
  return { product: { productId, name, ...(lang === asked ? {} : { nameLang: lang }) } }
}

type ContentRow = Omit<queries.VisibleReview, 'firstName' | 'lastName' | 'companyName' | 'storeName' | 'productId' | 'productName'>

function contentOf(row: ContentRow) {
  const { id, score, text, lang, photos, options, createdAt, editedAt, reply, replyLang, repliedAt } = row
  return {
    ...{ id, score, text, lang, photos, options, createdAt, edited: editedAt !== null },
    ...(reply !== null && replyLang && repliedAt ? { reply: { text: reply, lang: replyLang, at: repliedAt } } : {}),
  }
}

/**
 * Publishes the review of a received line.
 * @throws review.score, review.text, review.photo; notFound for another member's line; review.notReceived, review.exists
 */
export async function addReview(ctx: MemberCtx, line: { orderNo: string; position: number }, written: Written): Promise<{ id: string }> {
  const { orderNo, position } = line
  const found = isOrderNo(orderNo) ? await queries.findLine(ctx.db, ctx.member.id, orderNo, position) : undefined
  assertValid(reviewRejection(found), reviewError(written))
  const { productId } = found!
  const content = await contentFor(ctx, written, [])
  return inTransaction(ctx, async (ctx) => {
    // Before the product, as anyone who takes units of an order back does.
    await lockOrder(ctx, orderNo)
    const insert = () => queries.insertReview(ctx.db, { memberId: ctx.member.id, orderNo, position }, content, ctx.now())
    const added = await changeRating(ctx, productId, insert, scoresOf(ctx, productId))
    // Another submission was first: the line was there a moment ago.
    if (!added) throw new DomainError('review.exists')
    await countLinesToReview(ctx, orderNo)
    const { id: reviewId, storeId } = added
    const published = { reviewId, memberId: ctx.member.id, productId, storeId, score: content.score }
    await publish(ctx, 'review.published', published, { key: reviewId })
    return { id: reviewId }
  })
}

/**
 * Replaces score, text and photos of a review within 30 days of its publication.
 * @throws notFound for another member's; review.tooLate; review.score, review.text, review.photo
 */
export async function editReview(ctx: MemberCtx, id: string, written: Written): Promise<OwnReview> {
  const review = orNotFound(await queries.findOwn(ctx.db, ctx.member.id, id))
  assertValid(reviewError(written))
  const content = await contentFor(ctx, written, review.photos)
  const since = editableSince(ctx.now())
  const update = (ctx: Ctx, memberId: string) => queries.updateReview(ctx.db, { id, memberId, since }, content, ctx.now())
  await inTransaction(ctx, async (ctx) => {
    const { productId } = review
    if (!(await changeRating(ctx, productId, () => update(ctx, ctx.member.id), scoresOf(ctx, productId))))
      throw new DomainError('review.tooLate')
  })
  const [row] = await queries.selectOwn(ctx.db, ctx.member.id, { limit: 1, offset: 0, id })
  const [named] = await translateLines(ctx, [row!], languageOf)
  return viewOwn(named!, ctx.now())
}

/** The content to write; photos keep the order of their addresses, each once. @throws review.photo for an address that is not the member's */
async function contentFor(ctx: MemberCtx, { score, text, images }: Written, photos: Picture[]): Promise<queries.ReviewContent> {
  const chosen = new Map<string, Picture>()
  for (const address of images) {
    const picture = photos.find(({ src }) => src === sourceOf(address)) ?? (await ownPicture(ctx, address))
    if (!picture) throw new DomainError('review.photo')
    chosen.set(picture.src, picture)
  }
  return { score, text: normalizeReviewText(text), lang: ctx.lang, photos: [...chosen.values()] }
}

function viewOwn(row: queries.OwnReviewRow, now: Date): OwnReview {
  const { orderNo, position, productId, name, picture, hideReason } = row
  const until = editableUntil(new Date(row.createdAt))
  return {
    ...contentOf(row),
    ...{ orderNo, position, productId, name, picture },
    ...(until > now ? { editableUntil: until.toISOString() } : {}),
    ...(hideReason ? { hidden: hideReason } : {}),
  }
}

const languageOf = ({ boughtIn }: { boughtIn: Language }): Language => boughtIn

/** The member's reviews by page, the newest first. */
export async function ownReviews(ctx: MemberCtx, asked: Asked) {
  const page = paging(asked, reviewPageSize)
  const rows = await queries.selectOwn(ctx.db, ctx.member.id, { limit: page.pageSize, offset: page.offset })
  const results = (await translateLines(ctx, rows, languageOf)).map((row) => viewOwn(row, ctx.now()))
  return toPage(results, await queries.countOwn(ctx.db, ctx.member.id), page)
}

/** The member's received lines without a review by page, the latest order first. */
export async function linesToReview(ctx: MemberCtx, asked: Asked) {
  const page = paging(asked, reviewPageSize)
  const rows = await queries.selectToReview(ctx.db, ctx.member.id, page.pageSize, page.offset)
  const results: LineToReview[] = await translateLines(ctx, rows, languageOf)
  return toPage(results, (await countOrders(ctx)).linesToReview, page)
}

/** The member's newest 10,000 reviews, for an export. */
export async function allReviews(ctx: MemberCtx): Promise<OwnReview[]> {
  const rows = await queries.selectOwn(ctx.db, ctx.member.id, { limit: 10_000, offset: 0 })
  return rows.map((row) => viewOwn(row, ctx.now()))
}

/** Deletes a member's reviews and takes them out of the ratings. Idempotent. */
export async function eraseReviews(ctx: Ctx, memberId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    for (const productId of await queries.reviewedProducts(ctx.db, memberId)) await eraseOfProduct(ctx, memberId, productId)
  })
}

async function eraseOfProduct(ctx: TxCtx, memberId: string, productId: number): Promise<void> {
  const orderNos = await changeRating(ctx, productId, () => queries.deleteReviews(ctx.db, memberId, productId), scoresOf(ctx, productId))
  for (const orderNo of orderNos) await countLinesToReview(ctx, orderNo)
}

/** Which of the addresses (`/media/<2>/<32>`) are photos of reviews. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => queries.usedPhotos(ctx.db, sources)
