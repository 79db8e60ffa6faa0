import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const reviews = moduleRoutes({
  uses: ['accounts', 'catalogue'],
  memberCentrePages: [page('reviews', 'reviews/reviews.route.tsx', { catalogues: ['reviews', 'errors'] })],
})
