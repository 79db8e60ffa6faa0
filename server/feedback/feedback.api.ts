import { feedbackCalls } from '#contract/feedback/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { addFeedback, pageFeedback } from './feedback.service.ts'

export const feedbackApi = serve(feedbackCalls, {
  add: (ctx, input) => addFeedback(ctx, input),
  list: (ctx, input) => pageFeedback(ctx, input),
})
