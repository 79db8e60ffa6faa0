import { Type } from 'typebox'
import { Id, Obj, Uuid } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

const Name = Obj({
  ka: Type.Optional(Type.String()),
  en: Type.Optional(Type.String()),
  ru: Type.Optional(Type.String()),
  zh: Type.Optional(Type.String()),
})

export const favouriteEvents = defineEvents({
  /** A member waited for an offer, and it can be bought. Key: member, offer and the return into stock. */
  'favourite.backInStock': Obj({ memberId: Uuid, offerId: Id, productId: Id, name: Name }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof favouriteEvents> {}
}
