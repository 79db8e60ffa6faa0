import { Type } from 'typebox'
import { Enum, Id, Obj, Uuid } from '#contract/core/call.ts'
import { hideReasons } from '#contract/reviews/constants.ts'
import { TextSchema } from '#contract/core/text-schema.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

/** A review, its author and the product's name. */
const review = { reviewId: Uuid, memberId: Uuid, productId: Id, name: TextSchema }

export const reviewEvents = defineEvents({
  /** Key: the review. */
  'review.published': Obj({ reviewId: Uuid, memberId: Uuid, productId: Id, storeId: Id, score: Type.Integer() }),
  /** Key: the review and the time. The store answered, or changed its answer. */
  'review.replied': Obj(review),
  /** Key: the review and the time. */
  'review.hidden': Obj({ ...review, reason: Enum(...hideReasons) }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof reviewEvents> {}
}
