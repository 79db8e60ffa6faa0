import { defineModule } from '#server/module.ts'
import { feedbackApi } from './feedback.api.ts'
import { feedbackEvents } from './feedback.events.ts'
import { feedbackCommand, feedbackUsage } from './feedback.cli.ts'
import { allFeedback, eraseFeedback, imagesInUse } from './feedback.service.ts'
import { feedbackNotifications } from './feedback.notifications.ts'
import { sampleFeedbackMails } from './sample-mails.service.ts'

export const feedback = defineModule({
  name: 'feedback',
  summary: 'what members write to the mall',
  uses: ['orders', 'uploads'],
  calls: feedbackApi,
  events: feedbackEvents,
  notifications: feedbackNotifications,
  sampleMails: sampleFeedbackMails,
  commands: { feedback: { summary: 'what members wrote to the mall, and replies', usage: feedbackUsage, run: feedbackCommand } },
  personalData: { export: async (ctx) => ({ feedback: await allFeedback(ctx) }), erase: eraseFeedback },
  imagesInUse,
})
