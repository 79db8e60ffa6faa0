import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

/** The cart page is public: it loads its lines in the browser. */
export const cart = moduleRoutes({
  uses: ['accounts', 'catalogue', 'favourites'],
  pages: [route('cart', 'cart/cart.route.tsx'), route('cart--', 'cart/cart.route.tsx', { id: 'cart-alias' })],
})
