import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const search = moduleRoutes({
  uses: ['catalogue', 'cart', 'favourites'],
  pages: [route('search_result', 'search/search-result.route.tsx')],
})
