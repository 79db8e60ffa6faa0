import { Nothing } from '#contract/core/call.ts'
import { defineCommands, type CommandHandlers, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'

export const accountCommands = defineCommands({
  /** Enqueued in place of a code's message where none may leave, so that the answer costs the same work for every account. */
  'account.withholdCode': Nothing,
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface CommandPayloads extends PayloadsOf<typeof accountCommands> {}
}

export const accountCommandHandlers: CommandHandlers = {
  'account.withholdCode': () => Promise.resolve(),
}
