import { Type } from 'typebox'
import { Id, Obj, Tetri } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

export const catalogueEvents = defineEvents({
  /** Offers whose price another one took the place of, of one write. Tetri. Key: random. */
  'price.changed': Obj({
    offers: Type.Array(Obj({ offerId: Id, productId: Id, before: Tetri, after: Tetri }), { minItems: 1 }),
  }),
  /** Offers that were sold out and have units available again. Key: random. */
  'stock.returned': Obj({ offerIds: Type.Array(Id, { minItems: 1 }) }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof catalogueEvents> {}
}
