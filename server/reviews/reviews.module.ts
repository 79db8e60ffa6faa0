import { defineModule } from '#server/module.ts'
import { reviewsApi } from './reviews.api.ts'
import { reviewsCommand, reviewsUsage } from './reviews.cli.ts'
import { reviewEvents } from './reviews.events.ts'
import { reviewsInvariants } from './reviews.invariants.ts'
import { allReviews, eraseReviews, imagesInUse } from './reviews.service.ts'

export const reviews = defineModule({
  name: 'reviews',
  uses: ['accounts', 'catalogue', 'orders', 'uploads'],
  calls: reviewsApi,
  events: reviewEvents,
  commands: { reviews: { usage: reviewsUsage, run: reviewsCommand } },
  invariants: reviewsInvariants,
  personalData: {
    export: async (ctx) => ({ reviews: await allReviews(ctx) }),
    erase: eraseReviews,
  },
  imagesInUse,
})
