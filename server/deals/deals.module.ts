import { defineModule } from '#server/module.ts'
import { dealsClaims } from './claims/claims.service.ts'
import { dealsApi } from './deals.api.ts'
import { dealsCommand, dealsUsage } from './deals.cli.ts'
import { dealEvents } from './deals.events.ts'
import { dealsInvariants } from './deals.invariants.ts'
import { advancePhases } from './campaigns/phases.service.ts'
import { eraseReminders, sendReminders } from './claims/reminders.service.ts'
import { dropQuotaLooks } from './claims/sold-out.service.ts'
import { endLapsedOffers, leaveAllLists } from './claims/waiting.service.ts'
import { dealNotifications } from './deals.notifications.ts'

export const deals = defineModule({
  name: 'deals',
  summary: 'lightning deals with quota, limit and waiting list; discounts',
  uses: ['catalogue', 'pricing'],
  calls: dealsApi,
  claims: dealsClaims,
  onPublicChange: dropQuotaLooks,
  jobs: [
    // A start or an end is on every page within a second: this, the refreshed cards, and the word to the other processes.
    { name: 'starts and ends of deals', every: 300, run: advancePhases },
    { name: 'lapsed offers of deals', every: 1000, run: endLapsedOffers },
    { name: 'reminders of deals', every: 5000, run: sendReminders },
  ],
  events: dealEvents,
  notifications: dealNotifications,
  commands: {
    deals: { summary: 'lightning deals and discounts: creates, pauses, resumes and ends them', usage: dealsUsage, run: dealsCommand },
  },
  invariants: dealsInvariants,
  personalData: {
    erase: async (ctx, memberId) => {
      await leaveAllLists(ctx, memberId)
      await eraseReminders(ctx, memberId)
    },
  },
})
