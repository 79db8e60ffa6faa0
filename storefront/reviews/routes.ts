import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'catalogue']

export const reviews = moduleRoutes({
  memberCentrePages: [page('reviews', 'reviews/reviews', { catalogues: ['reviews', 'errors'] })],
})
