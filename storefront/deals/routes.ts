import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const deals = moduleRoutes({
  uses: ['accounts', 'favourites', 'catalogue'],
  pages: [route('discount-deals', 'deals/discount-deals.route.tsx'), route('lightning-deals', 'deals/lightning-deals.route.tsx')],
})
