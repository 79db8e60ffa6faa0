import { withoutUnseen } from '#contract/core/without-unseen.ts'
import { feedbackLength } from './constants.ts'

/** The text as it is stored. */
export const normalizeFeedback = (text: string): string => withoutUnseen(text).trim()

/** What is wrong with a feedback's text: form and server ask the same. */
export function feedbackTextError(text: string): 'feedback.text' | undefined {
  return normalizeFeedback(text).length < feedbackLength.min ? 'feedback.text' : undefined
}
