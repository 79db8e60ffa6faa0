import { defineModule } from '#server/module.ts'
import { feedbackApi } from './feedback.api.ts'
import { feedbackEvents } from './feedback.events.ts'
import { feedbackCommand, feedbackUsage } from './feedback.cli.ts'
import { allFeedback, eraseFeedback, imagesInUse } from './feedback.service.ts'

export const feedback = defineModule({
  name: 'feedback',
  uses: ['uploads'],
  calls: feedbackApi,
  events: feedbackEvents,
  commands: { feedback: { usage: feedbackUsage, run: feedbackCommand } },
  personalData: { export: async (ctx) => ({ feedback: await allFeedback(ctx) }), erase: eraseFeedback },
  imagesInUse,
})
