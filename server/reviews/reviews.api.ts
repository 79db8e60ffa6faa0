import { reviewsCalls } from '#contract/reviews/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import * as reviews from './reviews.service.ts'

export const reviewsApi = serve(reviewsCalls, {
  list: (ctx, input) => reviews.listReviews(ctx, input),
  add: (ctx, { orderNo, position, ...written }) => reviews.addReview(ctx, { orderNo, position }, written),
  update: (ctx, { id, ...written }) => reviews.editReview(ctx, id, written),
  written: (ctx, input) => reviews.ownReviews(ctx, input),
  toReview: (ctx, input) => reviews.linesToReview(ctx, input),
})
