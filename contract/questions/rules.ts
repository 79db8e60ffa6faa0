import { normalizeFreeText } from '#contract/core/free-text.ts'
import { questionLength } from './constants.ts'

/** The text as it is stored: one paragraph. */
export const normalizeQuestion = (text: string): string => normalizeFreeText(text.normalize('NFC')).replaceAll(/\s+/g, ' ')

/** What is wrong with a question's text: form and server ask the same. */
export function questionError(text: string): 'question.text' | undefined {
  const { length } = normalizeQuestion(text)
  return length < questionLength.min || length > questionLength.max ? 'question.text' : undefined
}
