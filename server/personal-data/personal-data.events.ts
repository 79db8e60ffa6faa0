import { Instant, Obj, Uuid } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

export const personalDataEvents = defineEvents({
  /** Key: random. Somebody with a session of the member has downloaded everything that is stored about them. */
  'personalData.exported': Obj({ memberId: Uuid, at: Instant }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof personalDataEvents> {}
}
