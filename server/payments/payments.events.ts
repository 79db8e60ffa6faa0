import { Type } from 'typebox'
import { Obj, Tetri, Uuid } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

export const paymentEvents = defineEvents({
  /** Key: the refund. The provider has returned `amount` (tetri). */
  'payment.refunded': Obj({ paymentId: Uuid, orderNo: Type.String(), amount: Tetri }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof paymentEvents> {}
}
