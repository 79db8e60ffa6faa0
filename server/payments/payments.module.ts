import { defineModule } from '#server/module.ts'
import { eraseCards, listCards } from './cards.service.ts'
import { callbackPlugin } from './callback.plugin.ts'
import { paymentCommandHandlers, paymentCommands } from './payments.commands.ts'
import { paymentsApi } from './payments.api.ts'
import { paymentsInvariants } from './payments.invariants.ts'
import { paymentEvents } from './payments.events.ts'
import { refundsCommand, refundsUsage } from './refunds.cli.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'
import { sandboxPlugin } from './sandbox.plugin.ts'
import { eraseCustomer } from './stripe/stripe-sessions.service.ts'
import { stripePlugin } from './stripe/stripe.plugin.ts'
import { paymentNotifications } from './payments.notifications.ts'

export const payments = defineModule({
  name: 'payments',
  summary: 'payment providers, signed callbacks, refunds, saved cards',
  uses: ['orders'],
  calls: paymentsApi,
  plugins: [callbackPlugin, sandboxPlugin, stripePlugin],
  events: paymentEvents,
  notifications: paymentNotifications,
  outboxCommands: paymentCommands,
  commandHandlers: paymentCommandHandlers,
  commands: {
    refunds: { summary: 'refunds that are not done: shows why, asks the provider again', usage: refundsUsage, run: refundsCommand },
  },
  invariants: paymentsInvariants,
  sharedSecrets: (settings) => ({ sandboxSecret: sandboxSecret(settings) }),
  personalData: {
    export: async (ctx) => ({ cards: await listCards(ctx) }),
    erase: async (ctx, memberId) => {
      await eraseCards(ctx, memberId)
      await eraseCustomer(ctx, memberId)
    },
  },
})
