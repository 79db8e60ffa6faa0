import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { indexPage, page, type PageOptions } from '#storefront/app/router/page.ts'
import { reviewParams } from '#storefront/reviews/review-params.ts'

const home = { cacheable: ['shown'], catalogues: ['deals', 'groups', 'scenes'] } satisfies PageOptions

export const uses = ['accounts', 'cart', 'deals', 'favourites', 'groups', 'questions', 'reviews', 'scenes']

export const catalogue = moduleRoutes({
  pages: [
    indexPage('catalogue/home', { ...home, id: 'entry' }),
    page('home', 'catalogue/home', { ...home, id: 'home', crawlers: 'catalogue' }),
    // Crawlers would find a page for every four products.
    page('compare', 'catalogue/compare/compare', { cacheable: ['ids'], crawlers: 'closed', catalogues: ['compare'] }),
    page('details', 'catalogue/details', {
      cacheable: ['id', 'offer', ...reviewParams],
      catalogues: ['deals', 'groups', 'reviews', 'scenes'],
    }),
  ],
})
