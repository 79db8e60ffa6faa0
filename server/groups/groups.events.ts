import { Type } from 'typebox'
import { Enum, Obj, Uuid } from '#contract/core/call.ts'
import { languages } from '#contract/core/languages.ts'
import { TextSchema } from '#contract/core/text-schema.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

/** What a notification says of a group: the item in four languages, and how many seats are still to be paid. */
const group = {
  groupId: Uuid,
  name: TextSchema,
  seatsLeft: Type.Integer({ minimum: 0 }),
  /** How many seats it has; absent from events that were written before it was told. */
  size: Type.Optional(Type.Integer({ minimum: 2 })),
  /** ISO 8601. */
  deadline: Type.String(),
}
/** A member with a paid seat, and the order that bought it. */
const Seated = Obj({ memberId: Uuid, orderNo: Type.String(), lang: Enum(...languages) })

export const groupEvents = defineEvents({
  /** Key: the group. Its first seat is paid: others see it and may join. */
  'group.opened': Obj({ ...group, member: Seated }),
  /** Key: the purchase. Somebody's seat is paid and the group is not full yet; `others` paid before. */
  'group.joined': Obj({ ...group, member: Seated, joiner: Type.String(), others: Type.Array(Seated) }),
  /** Key: the group. Its last seat is paid; the money of all members is being captured. */
  'group.succeeded': Obj({ ...group, members: Type.Array(Seated) }),
  /** Key: the group. Its time is over; the money of all members is being released. */
  'group.expired': Obj({ ...group, members: Type.Array(Seated) }),
  /** Key: the purchase that left. The leader left; the lead went to this member. */
  'group.leaderChanged': Obj({ ...group, member: Seated }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof groupEvents> {}
}
