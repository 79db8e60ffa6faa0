import type { Language } from '#contract/core/languages.ts'
import type { HideReason } from '#contract/reviews/constants.ts'
import { changeRating } from '#server/catalogue/ratings.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { orNotFound } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './operators.queries.ts'
import { countScores } from './reviews.queries.ts'

/** How many are listed for an operator at once. */
export const maxListed = 100

/** The newest 100 reviews of a product, or of all; hidden ones too. */
export const reviewsForOperator = (ctx: Ctx, productId: number | undefined) => queries.selectForOperator(ctx.db, { productId }, maxListed)

const reviewOf = async (ctx: Ctx, id: string) => orNotFound((await queries.selectForOperator(ctx.db, { id }, 1))[0])

/**
 * Hides a review for a reason, which its author is told, or shows it again (`reason` null). It counts only while it is visible.
 * @returns false where it is so already
 * @throws notFound
 */
export async function hideReview(ctx: Ctx, id: string, reason: HideReason | null): Promise<boolean> {
  const { memberId, productId, name } = await reviewOf(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    const count = async () => (await countScores(ctx.db, { productId })).counts
    const changed = await changeRating(ctx, productId, () => queries.setHidden(ctx.db, id, reason, ctx.now()), count)
    const event = { reviewId: id, memberId, productId, name }
    if (changed && reason) await publish(ctx, 'review.hidden', { ...event, reason }, { key: `${id} ${ctx.now().toISOString()}` })
    return changed
  })
}

/**
 * Writes the store's answer to a review, or replaces it; its author is told.
 * @returns false where it has this answer already
 * @throws notFound
 */
export async function replyToReview(ctx: Ctx, id: string, reply: { text: string; lang: Language }): Promise<boolean> {
  const { memberId, productId, name } = await reviewOf(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    if (!(await queries.setReply(ctx.db, id, reply, ctx.now()))) return false
    ctx.changed('catalogue')
    const event = { reviewId: id, memberId, productId, name }
    await publish(ctx, 'review.replied', event, { key: `${id} ${ctx.now().toISOString()}` })
    return true
  })
}
