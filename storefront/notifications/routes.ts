import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts']

export const notifications = moduleRoutes({
  memberCentrePages: [page('notifications', 'notifications/notifications', { catalogues: ['notifications', 'errors'] })],
})
