import { Id, Obj, Tetri, Uuid } from '#contract/core/call.ts'
import { TextSchema } from '#contract/core/text-schema.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

export const favouriteEvents = defineEvents({
  /** A member waited for an offer or has its product among the favourites, and it can be bought. Key: member, product and the return into stock. */
  'favourite.backInStock': Obj({ memberId: Uuid, offerId: Id, productId: Id, name: TextSchema }),
  /** A favourite costs less than when it was added (`before`) and than its member was told since. Tetri. Key: member, product, price, moment. */
  'favourite.cheaper': Obj({ memberId: Uuid, offerId: Id, productId: Id, name: TextSchema, price: Tetri, before: Tetri }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof favouriteEvents> {}
}
