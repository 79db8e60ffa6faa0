import type { Ctx } from '../context.ts'
import type { OutboxHandler } from '#server/platform/messaging/outbox.ts'
import { sign } from './payments.rules.ts'
import { applyStored, receiveCallback, refundOrder, voidCheckout } from './payments.service.ts'
import { takeMoney, type Deliver } from './sandbox.service.ts'

/** What payments hear from the outbox, and what the sandbox provider left there for later. */
export function paymentsOutboxHandlers(openCtx: () => Ctx): Record<string, OutboxHandler> {
  const deliver: Deliver = async (body, signature) => {
    await receiveCallback(openCtx(), 'sandbox', body, signature)
    return 200
  }
  return {
    'payment.refund': (payload) => refundOrder(openCtx(), payload as Parameters<typeof refundOrder>[1]),
    'payment.void': ({ checkoutId }) => voidCheckout(openCtx(), String(checkoutId)),
    'payment.event': ({ provider, id }) => applyStored(openCtx(), String(provider), String(id)),
    async 'sandbox.callback'({ body }) {
      const ctx = openCtx()
      await deliver(String(body), sign(String(body), ctx.settings.sandboxSecret, ctx.now()))
    },
    async 'sandbox.charge'({ reference }) {
      await takeMoney(openCtx(), String(reference), deliver)
    },
  }
}
