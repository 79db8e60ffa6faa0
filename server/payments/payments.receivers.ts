import type { Ctx } from '../context.ts'
import type { CommandHandler } from '../module.ts'
import { sign } from './payments.rules.ts'
import { applyStored, receiveCallback, refundOrder, voidCheckout } from './payments.service.ts'
import { takeMoney, type Deliver } from './sandbox.service.ts'

const deliverTo =
  (ctx: Ctx): Deliver =>
  async (body, signature) => {
    await receiveCallback(ctx, 'sandbox', body, signature)
    return 200
  }

/** What payments does for other modules after their transaction, and what the sandbox provider left for later. */
export const paymentsCommandHandlers: Record<string, CommandHandler> = {
  'payment.refund': (ctx, payload) => refundOrder(ctx, payload as Parameters<typeof refundOrder>[1]),
  'payment.void': (ctx, { checkoutId }) => voidCheckout(ctx, String(checkoutId)),
  'payment.event': (ctx, { provider, id }) => applyStored(ctx, String(provider), String(id)),
  async 'sandbox.callback'(ctx, { body }) {
    await deliverTo(ctx)(String(body), sign(String(body), ctx.settings.sandboxSecret, ctx.now()))
  },
  async 'sandbox.charge'(ctx, { reference }) {
    await takeMoney(ctx, String(reference), deliverTo(ctx))
  },
}
