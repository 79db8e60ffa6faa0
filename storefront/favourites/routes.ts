import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const favourites = moduleRoutes({
  uses: ['accounts', 'catalogue', 'cart', 'shops'],
  pages: [route('favourites', 'favourites/shared-favourites.route.tsx')],
  memberCentrePages: [route('wishlist', 'favourites/wishlist.route.tsx')],
})
