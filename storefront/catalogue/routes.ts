import { index, route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const catalogue = moduleRoutes({
  uses: ['accounts', 'cart', 'deals', 'favourites', 'groups', 'reviews'],
  pages: [
    index('catalogue/home.route.tsx', { id: 'entry' }),
    route('home', 'catalogue/home.route.tsx', { id: 'home' }),
    route('details', 'catalogue/details.route.tsx'),
  ],
})
