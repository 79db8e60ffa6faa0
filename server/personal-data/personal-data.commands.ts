import { Obj, Uuid } from '#contract/core/call.ts'
import { defineCommands, type CommandHandlers, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'
import { eraseAgain } from './personal-data.service.ts'

export const personalDataCommands = defineCommands({
  /** A second erasure after a deletion, for what requests in flight wrote meanwhile. */
  'personalData.eraseAgain': Obj({ memberId: Uuid }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface CommandPayloads extends PayloadsOf<typeof personalDataCommands> {}
}

export const personalDataCommandHandlers: CommandHandlers = {
  'personalData.eraseAgain': (ctx, { memberId }) => eraseAgain(ctx, memberId),
}
