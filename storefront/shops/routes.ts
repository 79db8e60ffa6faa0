import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const shops = moduleRoutes({
  uses: ['accounts', 'catalogue', 'reviews', 'search'],
  pages: [route('shop', 'shops/shop.route.tsx'), route('global', 'shops/directory.route.tsx')],
})
