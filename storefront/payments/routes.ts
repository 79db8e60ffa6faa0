import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts']

export const payments = moduleRoutes({
  memberCentrePages: [page('my-cards', 'payments/my-cards', { catalogues: ['payments', 'errors'] })],
})
