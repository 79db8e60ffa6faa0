import { catalogueCalls } from '#contract/catalogue/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import * as catalogue from './catalogue.service.ts'
import { home, recommendations } from './home/home.service.ts'

export const catalogueApi = serve(catalogueCalls, {
  home: (ctx) => home(ctx),
  recommendations: (ctx, input) => recommendations(ctx, input),
  relatedProducts: (ctx, input) => catalogue.relatedProducts(ctx, input),
  brands: (ctx) => catalogue.recommendBrands(ctx),
  discounts: (ctx, input) => catalogue.discountZone(ctx, input),
  categories: (ctx) => catalogue.categoryTree(ctx),
  product: (ctx, input) => catalogue.productDetails(ctx, input.id),
  unlistedProduct: (ctx, input) => catalogue.unlistedProduct(ctx, input.id),
  compare: (ctx, input) => catalogue.compareProducts(ctx, input.productIds),
  cards: (ctx, input) => catalogue.cardsOf(ctx, input.productIds),
})
