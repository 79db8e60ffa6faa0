import { defineModule } from '#server/module.ts'
import { eraseCards, listCards } from './cards/cards.service.ts'
import { callbackPlugin, providerRedirectsPlugin } from './providers.plugin.ts'
import { paymentCommandHandlers, paymentCommands } from './payments.commands.ts'
import { paymentsApi } from './payments.api.ts'
import { paymentsInvariants } from './payments.invariants.ts'
import { paymentEvents } from './payments.events.ts'
import { assertRefunded } from './refunds/send-refunds.service.ts'
import { refundsCommand, refundsUsage } from './refunds/refunds.cli.ts'
import { paymentProviders } from './providers.ts'
import { sandboxPlugin } from './sandbox/sandbox.plugin.ts'
import { paymentNotifications } from './payments.notifications.ts'

export const payments = defineModule({
  name: 'payments',
  summary: 'payment providers, signed callbacks, refunds, saved cards',
  uses: ['orders'],
  calls: paymentsApi,
  plugins: [callbackPlugin, providerRedirectsPlugin, sandboxPlugin],
  events: paymentEvents,
  notifications: paymentNotifications,
  outboxCommands: paymentCommands,
  commandHandlers: paymentCommandHandlers,
  commands: {
    refunds: { summary: 'refunds that are not done: shows why, asks the provider again', usage: refundsUsage, run: refundsCommand },
  },
  invariants: paymentsInvariants,
  operatorQueues: [{ name: 'refunds', waiting: "select created_at as since from refunds where state = 'failed'" }],
  sharedSecrets: (settings) =>
    Object.assign({}, ...paymentProviders.map((provider) => provider.sharedSecrets?.(settings))) as Record<string, string>,
  personalData: {
    export: async (ctx) => ({ cards: await listCards(ctx) }),
    assertErasable: assertRefunded,
    erase: async (ctx, memberId) => {
      await eraseCards(ctx, memberId)
      for (const provider of paymentProviders) await provider.eraseMember?.(ctx, memberId)
    },
  },
})
