import { questionsCalls } from '#contract/questions/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import * as questions from './questions.service.ts'

export const questionsApi = serve(questionsCalls, {
  list: (ctx, input) => questions.listQuestions(ctx, input),
  ask: (ctx, input) => questions.askQuestion(ctx, input),
  asked: (ctx, input) => questions.askedQuestions(ctx, input),
  withdraw: async (ctx, { id }) => {
    await questions.withdrawQuestion(ctx, id)
    return {}
  },
})
