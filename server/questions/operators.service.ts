import type { Language } from '#contract/core/languages.ts'
import type { QuestionHideReason } from '#contract/questions/constants.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { orNotFound } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './operators.queries.ts'

/** How many are listed for an operator at once. */
export const maxListed = 100

/** The newest 100 questions, hidden ones too. @param isOpen only what waits for an answer */
export const questionsForOperator = (ctx: Ctx, isOpen: boolean) => queries.selectForOperator(ctx.db, { isOpen }, maxListed)

/** What an event says of a question. @throws notFound */
async function eventOf(ctx: Ctx, id: string) {
  const question = orNotFound((await queries.selectForOperator(ctx.db, { id }, 1))[0])
  const { memberId, productId, name } = question
  return { questionId: id, memberId, productId, name }
}

/**
 * Writes the store's answer to a question, or replaces it; its author is told, and everybody sees both.
 * @returns false where it has this answer already, or is hidden
 * @throws notFound
 */
export async function answerQuestion(ctx: Ctx, id: string, answer: { text: string; lang: Language }): Promise<boolean> {
  const event = await eventOf(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    const isChanged = await queries.setAnswer(ctx.db, id, answer, ctx.now())
    if (isChanged) await publish(ctx, 'question.answered', event, { key: `${id} ${ctx.now().toISOString()}` })
    return isChanged
  })
}

/**
 * Hides a question for a reason, which its author is told, or shows it again (`reason` null).
 * @returns false where it is so already
 * @throws notFound
 */
export async function hideQuestion(ctx: Ctx, id: string, reason: QuestionHideReason | null): Promise<boolean> {
  const event = await eventOf(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    const isChanged = await queries.setHidden(ctx.db, id, reason, ctx.now())
    if (isChanged && reason) await publish(ctx, 'question.hidden', { ...event, reason }, { key: `${id} ${ctx.now().toISOString()}` })
    return isChanged
  })
}
