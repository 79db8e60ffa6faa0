import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'favourites', 'catalogue']

export const deals = moduleRoutes({
  pages: [
    page('discount-deals', 'deals/discount-deals.route.tsx', {
      crawlers: 'catalogue',
      cacheable: ['categoryId', 'sort', 'page'],
      catalogues: ['deals'],
    }),
    page('lightning-deals', 'deals/lightning-deals.route.tsx', { crawlers: 'sitemap', cacheable: ['slot', 'page'], catalogues: ['deals'] }),
  ],
})
