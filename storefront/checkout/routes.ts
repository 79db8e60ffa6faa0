import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'addresses', 'cart', 'catalogue', 'orders', 'payments']

export const checkout = moduleRoutes({
  pages: [
    page('success', 'checkout/success', { catalogues: ['checkout', 'orders', 'addresses', 'catalogue'] }),
    page('fail', 'checkout/fail', { catalogues: ['checkout', 'orders', 'addresses', 'errors'] }),
  ],
  minimalPages: [
    page('submit', 'checkout/submit', {
      crawlers: 'closed',
      catalogues: ['checkout', 'cart', 'orders', 'addresses', 'payments', 'errors'],
    }),
  ],
})
