import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const photoSearch = moduleRoutes({
  uses: ['catalogue'],
  pages: [route('search_image', 'photo-search/search-image.route.tsx')],
})
