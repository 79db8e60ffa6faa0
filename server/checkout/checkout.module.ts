import { defineModule } from '#server/module.ts'
import { checkoutApi } from './checkout.api.ts'

export const checkout = defineModule({
  name: 'checkout',
  summary: 'quote and submission, one order a store',
  uses: ['pricing', 'cart', 'catalogue', 'addresses', 'orders', 'payments'],
  calls: checkoutApi,
})
