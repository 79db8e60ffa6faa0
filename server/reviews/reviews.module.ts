import { defineModule } from '#server/module.ts'
import { reviewsApi } from './reviews.api.ts'
import { reviewsCommand, reviewsUsage } from './reviews.cli.ts'
import { reviewEvents } from './reviews.events.ts'
import { reviewsInvariants } from './reviews.invariants.ts'
import { allReviews, eraseReviews, imagesInUse } from './reviews.service.ts'
import { reviewNotifications } from './reviews.notifications.ts'

export const reviews = defineModule({
  name: 'reviews',
  summary: 'what members write of products that they received',
  uses: ['accounts', 'catalogue', 'orders', 'uploads'],
  calls: reviewsApi,
  events: reviewEvents,
  notifications: reviewNotifications,
  commands: { reviews: { summary: 'lists reviews, hides them and answers them', usage: reviewsUsage, run: reviewsCommand } },
  invariants: reviewsInvariants,
  personalData: {
    export: async (ctx) => ({ reviews: await allReviews(ctx) }),
    erase: eraseReviews,
  },
  imagesInUse,
})
