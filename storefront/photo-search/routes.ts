import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['catalogue']

export const photoSearch = moduleRoutes({
  pages: [page('search_image', 'photo-search/search-image', { crawlers: 'sitemap', catalogues: ['photo-search', 'errors'] })],
})
