import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const favourites = moduleRoutes({
  uses: ['accounts', 'catalogue', 'cart', 'shops'],
  pages: [page('favourites', 'favourites/shared-favourites.route.tsx')],
  memberCentrePages: [page('wishlist', 'favourites/wishlist.route.tsx', { catalogues: ['shops'] })],
})
