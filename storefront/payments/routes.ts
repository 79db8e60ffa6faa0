import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const payments = moduleRoutes({
  uses: ['accounts'],
  memberCentrePages: [route('my-cards', 'payments/my-cards.route.tsx')],
})
