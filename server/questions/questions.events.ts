import { Enum, Id, Obj, Uuid } from '#contract/core/call.ts'
import { TextSchema } from '#contract/core/text-schema.ts'
import { questionHideReasons } from '#contract/questions/constants.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

/** A question, its author and the product's name. */
const question = { questionId: Uuid, memberId: Uuid, productId: Id, name: TextSchema }

export const questionEvents = defineEvents({
  /** Key: the question and the time. The store answered, or changed its answer. */
  'question.answered': Obj(question),
  /** Key: the question and the time. */
  'question.hidden': Obj({ ...question, reason: Enum(...questionHideReasons) }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof questionEvents> {}
}
