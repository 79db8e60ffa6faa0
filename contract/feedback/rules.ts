import { feedbackLength } from './constants.ts'

/** What is wrong with a feedback's text: form and server ask the same. */
export function feedbackTextError(text: string): 'feedback.text' | undefined {
  return text.trim().length < feedbackLength.min ? 'feedback.text' : undefined
}
