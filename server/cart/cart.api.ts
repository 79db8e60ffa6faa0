import { cartCalls } from '#contract/cart/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import * as cart from './cart.service.ts'

export const cartApi = serve(cartCalls, {
  view: (ctx) => cart.viewCart(ctx),
  add: (ctx, input) => cart.addItem(ctx, input),
  remove: async (ctx, input) => ({ count: await cart.removeItems(ctx, input.offerIds) }),
  count: async (ctx) => ({ count: await cart.countLines(ctx) }),
  merge: (ctx, input) => cart.mergeGuestCart(ctx, input.guestCartId, input.itemList),
  restore: async (ctx, input) => ({ count: await cart.restoreItems(ctx, input.itemList) }),
  switchLine: (ctx, input) => cart.switchItem(ctx, input),
  selectAll: (ctx, input) => cart.selectLines(ctx, input.selected),
  price: (ctx, input) => cart.priceItems(ctx, input.itemList),
})
