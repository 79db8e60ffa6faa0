/**
 * Who received a line may review it, once; for thirty days the review may be edited.
 */

import type { ErrorKey } from '#contract/core/errors.ts'
import { editDays } from '#contract/reviews/constants.ts'

/** ms. */
const editableFor = editDays * 24 * 3600_000

/** Until when a review may be edited. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + editableFor)

/** Reviews published after this instant may be edited now. */
export const editableSince = (now: Date): Date => new Date(now.getTime() - editableFor)

/** Why a line of the member's own cannot be reviewed; undefined where it can. */
export function reviewRejection(line: { fulfilment: string; isReviewed: boolean } | undefined): ErrorKey | undefined {
  if (!line) return 'notFound'
  if (line.isReviewed) return 'review.exists'
  return line.fulfilment === 'received' ? undefined : 'review.notReceived'
}
