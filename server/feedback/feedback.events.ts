import { Type } from 'typebox'
import { Obj, Uuid } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

export const feedbackEvents = defineEvents({
  /** Key: the feedback and the time. The mall replied, or changed its reply. */
  'feedback.replied': Obj({ feedbackId: Uuid, memberId: Uuid, reply: Type.String() }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof feedbackEvents> {}
}
