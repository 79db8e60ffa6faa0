import { pickText } from '#contract/core/languages.ts'
import type { OwnQuestion, Question } from '#contract/questions/calls.ts'
import { questionPageSize } from '#contract/questions/constants.ts'
import { normalizeQuestion, questionError } from '#contract/questions/rules.ts'
import { publicNameOf } from '#server/accounts/members/names.rules.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError, assertValid, orNotFound } from '#server/platform/domain-error.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { assertWithin, limitKey } from '#server/platform/rate-limits/rate-limits.ts'
import * as queries from './questions.queries.ts'

const perDay = { max: 10, seconds: 24 * 3600 }

interface Asked {
  pageNo?: number | undefined
  pageSize?: number | undefined
}

/**
 * Answered questions about a product, by page.
 * @throws notFound where the product is not for sale
 */
export async function listQuestions(ctx: Ctx, { productId, ...asked }: Asked & { productId: number }) {
  const store = orNotFound(await queries.findStore(ctx.db, productId))
  const page = paging(asked, questionPageSize)
  const total = await queries.countAnswered(ctx.db, productId)
  const rows = total > page.offset ? await queries.selectAnswered(ctx.db, productId, page.pageSize, page.offset) : []
  const results = rows.map((row): Question => {
    const { id, text, lang, askedAt, answer, answerLang, answeredAt } = row
    return { id, text, lang, askedAt, author: publicNameOf(row), answer: { text: answer, lang: answerLang, at: answeredAt } }
  })
  return { ...toPage(results, total, page), storeName: pickText(store, ctx.lang).text }
}

/**
 * Stores a member's question about a product. Nobody else sees it before it is answered; until then the same question is asked once.
 * @throws question.text, request.tooMany; notFound where the product is not for sale
 */
export async function askQuestion(ctx: MemberCtx, { productId, text }: { productId: number; text: string }): Promise<{ id: string }> {
  assertValid(questionError(text))
  await assertWithin(ctx, limitKey('questionsPerDay', ctx.member.id), perDay)
  const question = { memberId: ctx.member.id, productId, text: normalizeQuestion(text), lang: ctx.lang }
  return inTransaction(ctx, async (ctx) => {
    await queries.lockAsked(ctx.db, ctx.member.id)
    const id = orNotFound((await queries.findWaiting(ctx.db, question)) ?? (await queries.insertQuestion(ctx.db, question, ctx.now())))
    return { id }
  })
}

/** The member's questions by page, the latest first. */
export async function askedQuestions(ctx: MemberCtx, asked: Asked) {
  const page = paging(asked, 2 * questionPageSize)
  const rows = await queries.selectAsked(ctx.db, ctx.member.id, page.pageSize, page.offset)
  return toPage(viewsOf(ctx, rows), await queries.countAsked(ctx.db, ctx.member.id), page)
}

/** Deletes a question of the member, with its answer. @throws notFound for another member's */
export async function withdrawQuestion(ctx: MemberCtx, id: string): Promise<void> {
  if (!(await queries.deleteQuestion(ctx.db, ctx.member.id, id))) throw new DomainError('notFound')
}

const viewsOf = ({ lang: asked }: Ctx, rows: queries.OwnQuestionRow[]): OwnQuestion[] =>
  rows.map(({ id, text, lang, askedAt, answer, answerLang, answeredAt, hideReason, productId, name, picture, listed }) => {
    const { text: shownName, lang: nameLang } = pickText(name, asked)
    return {
      ...{ id, text, lang, askedAt },
      ...(answer !== null && answerLang && answeredAt ? { answer: { text: answer, lang: answerLang, at: answeredAt } } : {}),
      ...(hideReason ? { hidden: hideReason } : {}),
      product: { productId, name: shownName, ...(nameLang === asked ? {} : { nameLang }), picture, listed },
    }
  })

/** The member's newest 10,000 questions, for an export. */
export const allQuestions = async (ctx: MemberCtx): Promise<OwnQuestion[]> =>
  viewsOf(ctx, await queries.selectAsked(ctx.db, ctx.member.id, 10_000, 0))

/** Deletes a member's questions. Idempotent. */
export const eraseQuestions = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteAsked(ctx.db, memberId)
