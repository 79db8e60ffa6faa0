import { isLanguage, languages, pickText } from '#contract/core/languages.ts'
import { hideReasons, maxReviewText } from '#contract/reviews/constants.ts'
import { normalizeReviewText } from '#contract/reviews/rules.ts'
import type { Ctx } from '#server/context.ts'
import { changeResult, isUuid, listedText } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { hideReview, maxListed, replyToReview, reviewsForOperator } from './operators.service.ts'

export const reviewsUsage = `reviews list [<productId>] | reviews hide <id> ${hideReasons.join('|')} | reviews unhide <id> | reviews reply <id> ${languages.join('|')} <text>`

/** `kalata reviews`: what members wrote, hidden or answered. @throws UsageError */
export async function reviewsCommand(ctx: Ctx, [verb, argument = '', ...rest]: string[]): Promise<CommandResult> {
  if (verb === 'list' && rest.length === 0 && (!argument || /^[1-9]\d{0,8}$/.test(argument))) return list(ctx, argument)
  if (!isUuid(argument)) throw new UsageError(reviewsUsage, verb !== 'list' && argument ? `${argument} is no id` : '')
  try {
    const reason = hideReasons.find((each) => each === rest[0])
    if (verb === 'hide' && reason && rest.length === 1) {
      return changeResult(argument, await hideReview(ctx, argument, reason), 'is hidden', 'was hidden before')
    }
    if (verb === 'unhide' && rest.length === 0) {
      return changeResult(argument, await hideReview(ctx, argument, null), 'is visible again', 'was visible before')
    }
    if (verb === 'reply') return await reply(ctx, argument, rest)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { text: `${argument} is unknown`, data: { id: argument, error: error.key }, ok: false }
  }
  throw new UsageError(reviewsUsage)
}

async function list(ctx: Ctx, productId: string): Promise<CommandResult> {
  const rows = await reviewsForOperator(ctx, productId ? Number(productId) : undefined)
  const data = rows.map((row) => ({ ...row, name: pickText(row.name, 'en').text, storeName: pickText(row.storeName, 'en').text }))
  const lines = data.map(({ id, score, name, storeName, createdAt, text, hideReason, reply, photos }) => {
    const marks = [
      hideReason && `hidden: ${hideReason}`,
      reply !== null && 'answered',
      photos.length > 0 && counted(photos.length, 'photo'),
    ].filter(Boolean)
    const head = `${id}  ${score}/5  ${name}, ${storeName}  ${createdAt}${marks.length > 0 ? `  (${marks.join(', ')})` : ''}`
    return [head, text, ...(reply === null ? [] : [`answer: ${reply}`])].join('\n').replaceAll('\n', '\n  ')
  })
  return { text: listedText(lines, 'No reviews', maxListed), data, ok: true }
}

async function reply(ctx: Ctx, id: string, [lang = '', ...words]: string[]): Promise<CommandResult> {
  const text = normalizeReviewText(words.join(' '))
  if (!isLanguage(lang) || !text) throw new UsageError(reviewsUsage, lang && !isLanguage(lang) ? `${lang} is no language of the mall` : '')
  if (text.length > maxReviewText) {
    return { text: `An answer has at most ${maxReviewText} characters`, data: { id, error: 'review.text' }, ok: false }
  }
  return changeResult(id, await replyToReview(ctx, id, { text, lang }), 'is answered', 'has this answer already')
}
