import { catalogueCalls } from '#contract/catalogue/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import {
  cardsOf,
  categoryTree,
  discountZone,
  home,
  productDetails,
  recommendations,
  recommendBrands,
  relatedProducts,
} from './catalogue.service.ts'

export const catalogueApi = serve(catalogueCalls, {
  'POST pc/mall/home': (ctx) => home(ctx),
  'POST pc/mall/recommendations': (ctx, { body }) => recommendations(ctx, body),
  'POST pc/mall/productDetail/recommendList': (ctx, { body }) => relatedProducts(ctx, body),
  'POST pc/mall/recommendBrandList': (ctx) => recommendBrands(ctx),
  'POST pc/mall/activity/discountActivityZone': (ctx, { body }) => discountZone(ctx, body),
  'GET mall/categories': (ctx) => categoryTree(ctx),
  'GET mall/products/:id': (ctx, { params }) => productDetails(ctx, params.id),
  'POST mall/products/cards': (ctx, { body }) => cardsOf(ctx, body.productIds),
})
