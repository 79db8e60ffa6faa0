import { catalogueCalls } from '#contract/catalogue/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import {
  cardsOf,
  categoryTree,
  compareProducts,
  discountZone,
  productDetails,
  recommendBrands,
  relatedProducts,
  unlistedProduct,
} from './catalogue.service.ts'
import { home, recommendations } from './home/home.service.ts'

export const catalogueApi = serve(catalogueCalls, {
  home: (ctx) => home(ctx),
  recommendations: (ctx, input) => recommendations(ctx, input),
  relatedProducts: (ctx, input) => relatedProducts(ctx, input),
  brands: (ctx) => recommendBrands(ctx),
  discounts: (ctx, input) => discountZone(ctx, input),
  categories: (ctx) => categoryTree(ctx),
  product: (ctx, input) => productDetails(ctx, input.id),
  unlistedProduct: (ctx, input) => unlistedProduct(ctx, input.id),
  compare: (ctx, input) => compareProducts(ctx, input.productIds),
  cards: (ctx, input) => cardsOf(ctx, input.productIds),
})
