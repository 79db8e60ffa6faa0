import { Type } from 'typebox'
import { Enum, Obj, Tetri, Uuid } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

export const paymentEvents = defineEvents({
  /** Key: the refund, with its attempt from the second on. The provider has returned `amount` (tetri), for the shop or as a bank told it to. */
  'payment.refunded': Obj({ paymentId: Uuid, orderNo: Type.String(), amount: Tetri, by: Enum('shop', 'bank') }),
  /** Key: the refund and its attempt. The provider has not returned `amount` (tetri), whatever was published before. */
  'payment.refundFailed': Obj({ paymentId: Uuid, orderNo: Type.String(), amount: Tetri }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof paymentEvents> {}
}
