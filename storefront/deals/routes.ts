import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'favourites', 'catalogue']

export const deals = moduleRoutes({
  pages: [
    page('discount-deals', 'deals/discount-deals', {
      crawlers: 'catalogue',
      cacheable: ['categoryId', 'sort', 'page'],
      catalogues: ['deals'],
    }),
    page('lightning-deals', 'deals/lightning-deals', { crawlers: 'sitemap', cacheable: ['slot', 'page'], catalogues: ['deals'] }),
  ],
})
