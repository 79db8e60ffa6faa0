import { cartCalls } from '#contract/cart/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import * as cart from './cart.service.ts'

export const cartApi = serve(cartCalls, {
  'POST minimall/cart/h5/product': (ctx) => cart.viewCart(ctx),
  'POST minimall/cart/h5/addItem': (ctx, { body }) => cart.addItem(ctx, body),
  'POST minimall/cart/h5/del': async (ctx, { body }) => ({ count: await cart.removeItems(ctx, body.itemStorePriceIds) }),
  'POST minimall/cart/h5/product/count': async (ctx) => ({ count: await cart.countLines(ctx) }),
  'POST minimall/cart/addItem/list': (ctx, { body }) => cart.mergeGuestCart(ctx, body.guestCartId, body.itemList),
  'POST minimall/cart/switchItem': (ctx, { body }) => cart.switchItem(ctx, body),
  'POST mall/cart/select': (ctx, { body }) => cart.selectLines(ctx, body.selected),
  'POST mall/cart/price': (ctx, { body }) => cart.priceItems(ctx, body.itemList),
})
