import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const checkout = moduleRoutes({
  uses: ['accounts', 'addresses', 'cart', 'catalogue', 'orders', 'payments'],
  pages: [
    page('success', 'checkout/success.route.tsx', { crawlers: 'closed', catalogues: ['checkout', 'orders', 'addresses', 'catalogue'] }),
    page('fail', 'checkout/fail.route.tsx', { crawlers: 'closed', catalogues: ['checkout', 'orders', 'errors'] }),
  ],
  minimalPages: [
    page('submit', 'checkout/submit.route.tsx', {
      crawlers: 'closed',
      catalogues: ['checkout', 'orders', 'addresses', 'payments', 'errors'],
    }),
  ],
})
