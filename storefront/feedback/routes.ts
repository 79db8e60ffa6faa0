import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const feedback = moduleRoutes({
  uses: ['accounts'],
  pages: [route('feedback', 'feedback/feedback.route.tsx')],
})
