import { normalizeFreeText } from '#contract/core/free-text.ts'
import { feedbackLength } from './constants.ts'

/** What is wrong with a feedback's text: form and server ask the same. */
export function feedbackTextError(text: string): 'feedback.text' | undefined {
  return normalizeFreeText(text).length < feedbackLength.min ? 'feedback.text' : undefined
}
