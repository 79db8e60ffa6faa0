import { Type } from 'typebox'
import { Enum, Id, Instant, Obj, Uuid } from '#contract/core/call.ts'
import { TextSchema } from '#contract/core/text-schema.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

/** Of a deal: its offer and product. */
const dealOf = { dealId: Id, offerId: Id, productId: Id, name: TextSchema }

export const dealEvents = defineEvents({
  /** Prices of a campaign began: of a slot, or of a discount's dates. Key: campaign and start. */
  'deal.started': Obj({ campaignId: Id, kind: Enum('lightning', 'discount'), startsAt: Instant, endsAt: Instant }),
  /** They ended, or the operator ended them. Key: campaign and end. */
  'deal.ended': Obj({ campaignId: Id, kind: Enum('lightning', 'discount'), endsAt: Instant }),
  /** Key: the purchase. It holds the units until it is paid or ends. */
  'deal.claimed': Obj({ purchaseId: Uuid, memberId: Uuid, deals: Type.Array(Obj({ dealId: Id, quantity: Type.Integer({ minimum: 1 }) })) }),
  /** The last unit was claimed; it may come back. Key: the deal and the moment. */
  'deal.soldOut': Obj({ dealId: Id, offerId: Id, at: Instant }),
  /** A member waited for a unit and has until `until` to buy it. Key: the place in the waiting list. */
  'deal.unitOffered': Obj({ ...dealOf, memberId: Uuid, until: Instant }),
  /** A member asked to be reminded, and the deal starts at `startsAt` or has just begun. Key: deal and member. */
  'deal.reminder': Obj({ ...dealOf, memberId: Uuid, startsAt: Instant }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof dealEvents> {}
}
