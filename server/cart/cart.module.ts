import { defineModule } from '#server/module.ts'
import { cartApi } from './cart.api.ts'
import { eraseCart, exportCart } from './cart.service.ts'

export const cart = defineModule({
  name: 'cart',
  summary: 'lines, the merge of a guest cart at login, switching variants',
  uses: ['catalogue', 'pricing'],
  calls: cartApi,
  personalData: {
    export: async (ctx) => ({ cart: await exportCart(ctx) }),
    erase: eraseCart,
  },
})
