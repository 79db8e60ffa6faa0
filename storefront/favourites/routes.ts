import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'catalogue', 'shops']

export const favourites = moduleRoutes({
  pages: [page('favourites', 'favourites/shared-favourites', { crawlers: 'open' })],
  memberCentrePages: [page('wishlist', 'favourites/wishlist', { catalogues: ['shops'] })],
})
