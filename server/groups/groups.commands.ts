import { Obj, Uuid } from '#contract/core/call.ts'
import { defineCommands, type CommandHandlers, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'
import { endSeatPurchase } from './seats/seats.service.ts'

export const groupCommands = defineCommands({
  /** Ends the purchase of a seat whose group expired: an unpaid one expires, blocked money is released. */
  'group.endPurchase': Obj({ purchaseId: Uuid }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface CommandPayloads extends PayloadsOf<typeof groupCommands> {}
}

export const groupCommandHandlers: CommandHandlers = {
  'group.endPurchase': (ctx, { purchaseId }) => endSeatPurchase(ctx, purchaseId),
}
