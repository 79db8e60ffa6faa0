import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const feedback = moduleRoutes({
  uses: ['accounts'],
  pages: [page('feedback', 'feedback/feedback.route.tsx', { catalogues: ['feedback', 'errors'] })],
})
