import { Type } from 'typebox'
import { Obj, Uuid } from '#contract/core/call.ts'
import type { Ctx } from '#server/context.ts'
import { defineCommands, type CommandHandlers, type PayloadsOf } from '#server/platform/messaging/message-registry.ts'
import { deleteAtProvider, deleteRemovedCard } from './cards/cards.service.ts'
import { bookAllReturned } from './outside.service.ts'
import { sign } from './payments.rules.ts'
import { applyStored, capturePurchase, receiveCallback, voidPurchase } from './payments.service.ts'
import { refundOrder, sendRefund } from './refunds/send-refunds.service.ts'
import { sandboxSecret } from './sandbox/sandbox-secret.service.ts'
import { pay, type Deliver } from './sandbox/sandbox.service.ts'

export const paymentCommands = defineCommands({
  /** Returns all that is left of an order's money through the provider that captured it; of a cancelled one the member is told. */
  'payment.refund': Obj({ orderNo: Type.String(), isCancelled: Type.Optional(Type.Boolean()) }),
  /** Asks the provider for a refund that is written down. */
  'payment.sendRefund': Obj({ refundId: Uuid }),
  /** Refunds the orders of a payment of which nothing is left, since the rest was returned outside the shop. */
  'payment.bookReturned': Obj({ paymentId: Uuid }),
  /** Takes the authorised money of a purchase. */
  'payment.capture': Obj({ purchaseId: Uuid }),
  /** Closes the provider's page of a purchase that is no longer to be paid, and releases what was authorised. */
  'payment.void': Obj({ purchaseId: Uuid }),
  /** Applies a stored provider event whose payment was unknown when it came. */
  'payment.event': Obj({ provider: Type.String(), id: Type.String() }),
  /** Deletes a card that was removed and not restored. */
  'payment.deleteCard': Obj({ cardId: Uuid }),
  /** Asks a provider to delete a card, or whom the cards of an erased member belong to. */
  'payment.deleteToken': Obj({ provider: Type.String(), token: Type.String() }),
  /** Sends a signed callback of the sandbox again that was not acknowledged. `body` is the JSON text that is signed. */
  'sandbox.callback': Obj({ body: Type.String() }),
  /** Pays a charge of the sandbox after the delay of a slow bank. */
  'sandbox.charge': Obj({ reference: Type.String() }),
})

declare module '#server/platform/messaging/message-registry.ts' {
  interface CommandPayloads extends PayloadsOf<typeof paymentCommands> {}
}

const deliverTo =
  (ctx: Ctx): Deliver =>
  async (body, signature) => {
    await receiveCallback(ctx, 'sandbox', body, signature)
    return 200
  }

export const paymentCommandHandlers: CommandHandlers = {
  'payment.deleteCard': (ctx, { cardId }) => deleteRemovedCard(ctx, cardId),
  'payment.deleteToken': (ctx, { provider, token }) => deleteAtProvider(ctx, provider, token),
  'payment.refund': (ctx, { orderNo, isCancelled }) => refundOrder(ctx, orderNo, isCancelled),
  'payment.sendRefund': (ctx, { refundId }) => sendRefund(ctx, refundId),
  'payment.bookReturned': (ctx, { paymentId }) => bookAllReturned(ctx, paymentId),
  'payment.capture': (ctx, { purchaseId }) => capturePurchase(ctx, purchaseId),
  'payment.void': (ctx, { purchaseId }) => voidPurchase(ctx, purchaseId),
  'payment.event': (ctx, { provider, id }) => applyStored(ctx, provider, id),
  'sandbox.callback': (ctx, { body }) => deliverTo(ctx)(body, sign(body, sandboxSecret(ctx.settings), ctx.now())),
  'sandbox.charge': (ctx, { reference }) => pay(ctx, reference, deliverTo(ctx)),
}
