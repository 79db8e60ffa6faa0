import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const addresses = moduleRoutes({
  uses: ['accounts'],
  memberCentrePages: [page('addresses', 'addresses/addresses.route.tsx', { catalogues: ['addresses', 'errors'] })],
})
