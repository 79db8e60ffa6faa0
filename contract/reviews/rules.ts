import type { ErrorKey } from '#contract/core/errors.ts'
import { normalizeFreeText } from '#contract/core/free-text.ts'
import { maxReviewText } from './constants.ts'

/** A review as it is written. */
export interface ReviewForm {
  /** 1 to 5. */
  score: number
  text: string
}

/** The text as it is stored: without blanks around, at most one empty line between paragraphs. */
export const normalizeReviewText = (text: string): string =>
  normalizeFreeText(text)
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(/\n{3,}/g, '\n\n')

/** What is wrong with a review; the text may be empty, the score may not. */
export function reviewError({ score, text }: ReviewForm): ErrorKey | undefined {
  if (!Number.isInteger(score) || score < 1 || score > 5) return 'review.score'
  return normalizeReviewText(text).length > maxReviewText ? 'review.text' : undefined
}
