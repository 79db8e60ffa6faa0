import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const merchants = moduleRoutes({
  uses: ['catalogue'],
  pages: [route('business-register', 'merchants/business-register.route.tsx'), route('business', 'merchants/business.route.tsx')],
})
