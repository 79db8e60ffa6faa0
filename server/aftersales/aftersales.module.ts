import { defineModule } from '#server/module.ts'
import { aftersalesApi } from './aftersales.api.ts'
import { casesCommand, casesUsage } from './aftersales.cli.ts'
import { aftersalesEvents } from './aftersales.events.ts'
import { aftersalesInvariants } from './aftersales.invariants.ts'
import { allCases, eraseWords, imagesInUse } from './aftersales.service.ts'
import { caseNotifications } from './aftersales.notifications.ts'
import { sampleCaseMails } from './sample-mails.service.ts'

export const aftersales = defineModule({
  name: 'aftersales',
  summary: 'returns, exchanges and refunds after the sale',
  uses: ['catalogue', 'orders', 'payments', 'uploads'],
  calls: aftersalesApi,
  events: aftersalesEvents,
  notifications: caseNotifications,
  sampleMails: sampleCaseMails,
  commands: {
    cases: {
      summary: 'after-sales cases: shows them, agrees, declines, receives, refunds, exchanges, answers',
      usage: casesUsage,
      run: casesCommand,
    },
  },
  invariants: aftersalesInvariants,
  operatorQueues: [{ name: 'cases', waiting: "select created_at as since from cases where state = 'applied'" }],
  personalData: {
    export: async (ctx) => ({ cases: await allCases(ctx) }),
    erase: eraseWords,
  },
  imagesInUse,
})
