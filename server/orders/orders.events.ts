import { Type } from 'typebox'
import { Enum, Obj, Tetri, Uuid } from '#contract/core/call.ts'
import { languages } from '#contract/core/languages.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

/** One purchase: its buyer and the language it was made in. */
const purchase = { purchaseId: Uuid, memberId: Uuid, lang: Enum(...languages) }
const OrderNos = Type.Array(Type.String(), { minItems: 1 })

/** All sums in tetri. */
export const orderEvents = defineEvents({
  /** Key: the purchase. `cashOnDelivery` orders are final, the others wait for their payment. */
  'order.placed': Obj({
    ...purchase,
    cashOnDelivery: Type.Boolean(),
    /** For how long the items are reserved; absent where nothing is to be paid first. */
    minutes: Type.Optional(Type.Integer()),
    total: Tetri,
    orders: Type.Array(
      Obj({
        orderNo: Type.String(),
        lines: Type.Array(Obj({ name: Type.String(), quantity: Type.Integer({ minimum: 1 }), lineTotal: Tetri })),
      }),
      { minItems: 1 },
    ),
  }),
  /** Key: the purchase. Its orders whose money is blocked now, with their sum. */
  'order.authorised': Obj({ ...purchase, orderNos: OrderNos, total: Tetri }),
  /** Key: the purchase. Its orders that were paid now, with their sum. */
  'order.paid': Obj({ ...purchase, orderNos: OrderNos, total: Tetri }),
  /**
   * Key: the order numbers. By the member, because the time to pay was over, or because what was claimed is gone (`ended`). `refund` goes back to the card, 0 where nothing was taken, where it
   * was `returned` before, and where it is `disputed`: the bank decides.
   */
  'order.cancelled': Obj({
    ...{ purchaseId: Uuid, orderNos: OrderNos, reason: Enum('member', 'expired', 'ended') },
    money: Enum('notCharged', 'refund', 'returned', 'disputed'),
    refund: Tetri,
  }),
  /** Key: the parcel. `isPart`: items are left in the store. Events of releases before 2026-11-30 name no parcel. */
  'order.shipped': Obj({ orderNo: Type.String(), parcelId: Type.Optional(Uuid), isPart: Type.Optional(Type.Boolean()) }),
  /** Key: the order number. All its parcels are there. */
  'order.delivered': Obj({ orderNo: Type.String() }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof orderEvents> {}
}
