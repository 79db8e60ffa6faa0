import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const photoSearch = moduleRoutes({
  uses: ['catalogue'],
  pages: [page('search_image', 'photo-search/search-image.route.tsx', { catalogues: ['photo-search', 'errors'] })],
})
