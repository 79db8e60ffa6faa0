import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'
import { reviewParams } from '#storefront/reviews/review-params.ts'

export const uses = ['accounts', 'catalogue', 'reviews', 'search']

export const shops = moduleRoutes({
  pages: [
    page('shop', 'shops/shop', {
      cacheable: ['id', 'keywords', 'categoryIds', 'sort', 'page', ...reviewParams],
      catalogues: ['reviews', 'shops'],
    }),
    page('global', 'shops/directory/directory', { cacheable: ['page'], crawlers: 'catalogue', catalogues: ['shops'] }),
  ],
})
