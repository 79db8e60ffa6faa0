import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts']

export const addresses = moduleRoutes({
  memberCentrePages: [page('addresses', 'addresses/addresses', { catalogues: ['addresses', 'errors'] })],
})
