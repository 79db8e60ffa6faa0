import type { Feedback } from '#contract/feedback/calls.ts'
import type { FeedbackType } from '#contract/feedback/constants.ts'
import { normalizeFreeText } from '#contract/core/free-text.ts'
import { feedbackTextError } from '#contract/feedback/rules.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { assertWithin, limitKey } from '#server/platform/rate-limits/rate-limits.ts'
import { ownsUpload } from '#server/uploads/uploads.service.ts'
import * as queries from './feedback.queries.ts'

const perDay = { max: 10, seconds: 24 * 3600 }
const perPage = 10

export interface NewFeedback {
  type: FeedbackType
  text: string
  contact?: string | undefined
  orderNo?: string | undefined
  images?: string[] | undefined
}

/**
 * Stores a member's feedback; the same while it has no reply once.
 * @throws feedback.text, feedback.picture where a picture is not the member's upload, notFound where the order is another member's, request.tooMany
 */
export async function addFeedback(ctx: MemberCtx, { type, text, contact, orderNo, images = [] }: NewFeedback): Promise<{ id: string }> {
  const wrong = feedbackTextError(text)
  if (wrong) throw new DomainError(wrong)
  for (const image of images) if (!(await ownsUpload(ctx, image))) throw new DomainError('feedback.picture')
  if (orderNo !== undefined && !(await queries.isOwnOrder(ctx.db, ctx.member.id, orderNo))) throw new DomainError('notFound')
  await assertWithin(ctx, limitKey('feedbackPerDay', ctx.member.id), perDay)
  const row = {
    ...{ type, text: normalizeFreeText(text), contact: normalizeFreeText(contact ?? '') || null, orderNo: orderNo ?? null },
    ...{ images, memberId: ctx.member.id, createdAt: ctx.now() },
  }
  return inTransaction(ctx, async (ctx) => {
    await queries.lockOwn(ctx.db, ctx.member.id)
    return { id: (await queries.findOpen(ctx.db, row)) ?? (await queries.insertFeedback(ctx.db, row)) }
  })
}

const view = ({ id, type, text, contact, orderNo, images, createdAt, reply, repliedAt }: queries.FeedbackRow): Feedback => ({
  ...{ id, type, text, images, createdAt: createdAt.toISOString() },
  ...(contact ? { contact } : {}),
  ...(orderNo ? { orderNo } : {}),
  ...(reply && repliedAt ? { reply, repliedAt: repliedAt.toISOString() } : {}),
})

/** The member's own feedback, one page, the latest first. */
export async function pageFeedback(ctx: MemberCtx, asked: { pageNo?: number; pageSize?: number }) {
  const page = paging(asked, perPage)
  const total = await queries.countOwn(ctx.db, ctx.member.id)
  return toPage((await queries.selectOwn(ctx.db, ctx.member.id, page.pageSize, page.offset)).map(view), total, page)
}

/** How much feedback is listed for an operator at once. */
export const maxListed = 200

/** The latest feedback of everybody, at most `maxListed`, for operators. @param open only what has no reply */
export async function latestFeedback(ctx: Ctx, open: boolean): Promise<Feedback[]> {
  return (await queries.selectLatest(ctx.db, maxListed, open)).map(view)
}

/** Writes the reply to a feedback, in place of an earlier one; its author is told, of the same reply once. @returns false where there is no such feedback */
export async function replyToFeedback(ctx: Ctx, id: string, reply: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const memberId = await queries.updateReply(ctx.db, id, reply, ctx.now())
    if (!memberId) return queries.exists(ctx.db, id)
    await publish(ctx, 'feedback.replied', { feedbackId: id, memberId, reply }, { key: `${id} ${ctx.now().toISOString()}` })
    return true
  })
}

/** All of a member's feedback, for an export. */
export const allFeedback = async (ctx: MemberCtx): Promise<Feedback[]> => (await queries.selectOwn(ctx.db, ctx.member.id)).map(view)

export const eraseFeedback = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteOwn(ctx.db, memberId)

/** Which of the image sources some feedback names. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => queries.selectUsedImages(ctx.db, sources)
