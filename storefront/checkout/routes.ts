import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const checkout = moduleRoutes({
  uses: ['accounts', 'addresses', 'cart', 'catalogue', 'orders', 'payments'],
  pages: [route('success', 'checkout/success.route.tsx'), route('fail', 'checkout/fail.route.tsx')],
  minimalPages: [route('submit', 'checkout/submit.route.tsx')],
})
