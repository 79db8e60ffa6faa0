import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const addresses = moduleRoutes({
  uses: ['accounts'],
  memberCentrePages: [route('addresses', 'addresses/addresses.route.tsx')],
})
