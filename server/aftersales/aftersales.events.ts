import { Type } from 'typebox'
import { caseStates } from '#contract/aftersales/constants.ts'
import { Enum, Obj, Tetri, Uuid } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

const about = { caseNo: Type.String(), orderNo: Type.String(), memberId: Uuid }

export const aftersalesEvents = defineEvents({
  /** Key: case and state. A case was opened or moved; `amount` (tetri) is what its lines are worth, `toAccount`: the courier took the money. */
  'case.moved': Obj({ ...about, state: Enum(...caseStates), by: Enum('member', 'store'), amount: Tetri, toAccount: Type.Boolean() }),
  /** Key: the message. Member or store wrote to the other. */
  'case.message': Obj({ ...about, from: Enum('member', 'store'), text: Type.String() }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof aftersalesEvents> {}
}
