import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const favourites = moduleRoutes({
  uses: ['accounts', 'catalogue', 'cart', 'shops'],
  memberCentrePages: [route('wishlist', 'favourites/wishlist.route.tsx')],
})
