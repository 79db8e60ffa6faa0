import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const notifications = moduleRoutes({
  uses: ['accounts'],
  memberCentrePages: [route('notifications', 'notifications/notifications.route.tsx')],
})
