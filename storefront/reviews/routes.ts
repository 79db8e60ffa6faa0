import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const reviews = moduleRoutes({
  uses: ['accounts', 'catalogue'],
  memberCentrePages: [route('reviews', 'reviews/reviews.route.tsx')],
})
