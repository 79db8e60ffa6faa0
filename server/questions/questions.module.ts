import { defineModule } from '#server/module.ts'
import { questionsApi } from './questions.api.ts'
import { questionsCommand, questionsUsage } from './questions.cli.ts'
import { questionEvents } from './questions.events.ts'
import { questionNotifications } from './questions.notifications.ts'
import { allQuestions, eraseQuestions } from './questions.service.ts'

export const questions = defineModule({
  name: 'questions',
  summary: 'what members ask stores about products, and the answers',
  uses: ['accounts', 'catalogue'],
  calls: questionsApi,
  events: questionEvents,
  notifications: questionNotifications,
  commands: {
    questions: { summary: 'lists questions about products, answers and hides them', usage: questionsUsage, run: questionsCommand },
  },
  operatorQueues: [
    { name: 'questions', waiting: 'select asked_at as since from questions where answered_at is null and hidden_at is null' },
  ],
  personalData: {
    export: async (ctx) => ({ questions: await allQuestions(ctx) }),
    erase: eraseQuestions,
  },
})
