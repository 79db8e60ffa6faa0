import { Type } from 'typebox'
import { Enum, Id, Obj, Uuid } from '#contract/core/call.ts'
import { hideReasons } from '#contract/reviews/constants.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

const Name = Obj({
  ka: Type.Optional(Type.String()),
  en: Type.Optional(Type.String()),
  ru: Type.Optional(Type.String()),
  zh: Type.Optional(Type.String()),
})
/** A review, its author and the product's name. */
const review = { reviewId: Uuid, memberId: Uuid, productId: Id, name: Name }

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
