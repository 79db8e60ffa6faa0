import { defineModule } from '#server/module.ts'
import { callbackPlugin } from './callback.plugin.ts'
import { paymentsApi } from './payments.api.ts'
import { paymentsInvariants } from './payments.invariants.ts'
import { paymentsCommandHandlers } from './payments.receivers.ts'
import { sandboxPlugin } from './sandbox.plugin.ts'

export const payments = defineModule({
  name: 'payments',
  uses: ['orders'],
  calls: paymentsApi,
  plugins: [callbackPlugin, sandboxPlugin],
  commandHandlers: paymentsCommandHandlers,
  invariants: paymentsInvariants,
})
