import { isLanguage, languages, pickText } from '#contract/core/languages.ts'
import { maxAnswerText, questionHideReasons } from '#contract/questions/constants.ts'
import type { Ctx } from '#server/context.ts'
import { changeResult, isUuid, listedText } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { answerQuestion, hideQuestion, maxListed, questionsForOperator } from './operators.service.ts'

export const questionsUsage = `questions list [open] | questions answer <id> ${languages.join('|')} <text> | questions hide <id> ${questionHideReasons.join('|')} | questions unhide <id>`

/** `kalata questions`: what members ask about products, answered or hidden. @throws UsageError */
export async function questionsCommand(ctx: Ctx, [verb, argument = '', ...rest]: string[]): Promise<CommandResult> {
  if (verb === 'list' && rest.length === 0 && (argument === '' || argument === 'open')) return list(ctx, argument === 'open')
  if (!isUuid(argument)) throw new UsageError(questionsUsage, verb !== 'list' && argument ? `${argument} is no id` : '')
  const reason = questionHideReasons.find((each) => each === rest[0])
  try {
    if (verb === 'answer') return await answer(ctx, argument, rest)
    if (verb === 'hide' && reason && rest.length === 1)
      return changeResult(argument, await hideQuestion(ctx, argument, reason), 'is hidden', 'was hidden before')
    if (verb === 'unhide' && rest.length === 0)
      return changeResult(argument, await hideQuestion(ctx, argument, null), 'is visible', 'was visible before')
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { text: `${argument} is unknown`, data: { id: argument, error: error.key }, ok: false }
  }
  throw new UsageError(questionsUsage, verb === 'hide' && rest.length > 0 && !reason ? `${rest.join(' ')} is no reason` : '')
}

async function list(ctx: Ctx, isOpen: boolean): Promise<CommandResult> {
  const rows = await questionsForOperator(ctx, isOpen)
  const data = rows.map((row) => ({ ...row, name: pickText(row.name, 'en').text, storeName: pickText(row.storeName, 'en').text }))
  const lines = data.map(({ id, name, storeName, askedAt, lang, text, answer: given, hideReason }) => {
    const marks = [hideReason && `hidden: ${hideReason}`, given === null ? 'open' : 'answered'].filter(Boolean)
    const head = `${id}  ${lang}  ${name}, ${storeName}  ${askedAt}  (${marks.join(', ')})`
    return [head, text, ...(given === null ? [] : [`answer: ${given}`])].join('\n').replaceAll('\n', '\n  ')
  })
  return { text: listedText(lines, 'No questions', maxListed), data, ok: true }
}

async function answer(ctx: Ctx, id: string, [lang = '', ...words]: string[]): Promise<CommandResult> {
  const text = words.join(' ').normalize('NFC').trim()
  if (!isLanguage(lang) || !text)
    throw new UsageError(questionsUsage, lang && !isLanguage(lang) ? `${lang} is no language of the mall` : '')
  if (text.length > maxAnswerText)
    return { text: `An answer has at most ${maxAnswerText} characters`, data: { id, error: 'question.answer' }, ok: false }
  return changeResult(id, await answerQuestion(ctx, id, { text, lang }), 'is answered', 'has this answer already, or is hidden')
}
