import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'catalogue', 'favourites']

/** The cart page is public: it loads its lines in the browser. */
export const cart = moduleRoutes({
  pages: [
    page('cart', 'cart/cart', { cacheable: [], crawlers: 'closed' }),
    page('cart--', 'cart/cart', { id: 'cart-alias', cacheable: [], crawlers: 'closed' }),
  ],
})
