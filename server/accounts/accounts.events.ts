import { Type } from 'typebox'
import { Instant, Obj, Uuid } from '#contract/core/call.ts'
import { defineEvents, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

/** Whose account it was and when it happened. */
const common = { memberId: Uuid, at: Instant }

export const accountEvents = defineEvents({
  'account.passwordChanged': Obj(common),
  /** By a code, without the old password; all sessions ended. */
  'account.passwordReset': Obj(common),
  /** `?` stands for a browser or system that was not recognised. */
  'account.newBrowser': Obj({ ...common, browser: Type.String(), system: Type.String(), ip: Type.String() }),
  'account.manyFailedLogins': Obj(common),
  'account.signedOutEverywhere': Obj(common),
  /** `provider` is its name as shoppers read it. */
  'account.providerLinked': Obj({ ...common, provider: Type.String() }),
  'account.providerUnlinked': Obj({ ...common, provider: Type.String() }),
  /** `account` is the new one, masked; `previousMail` the address mail went to before, which is the one to be warned. */
  'account.contactChanged': Obj({ ...common, account: Type.String(), previousMail: Type.Optional(Type.String()) }),
  /** The person is erased; the member's row stays for the orders. */
  'member.deleted': Obj({ memberId: Uuid }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface EventPayloads extends PayloadsOf<typeof accountEvents> {}
}
