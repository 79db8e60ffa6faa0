import { Type } from 'typebox'
import { discountSorts } from '#contract/deals/constants.ts'
import { Enum, Id, Nothing, Obj, Page, PageNo, PageSize, calls, post, get } from '#contract/core/call.ts'
import { maxCompared } from './compare.ts'
import { maxRecommendedBrands, recommendationPlaces } from './home.ts'
import { Comparison, ProductCard, CategoryNode, Brand, ProductDetails, UnlistedProduct, HomeZones, DiscountZone } from './schemas.ts'

const Paging = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }
export const catalogueCalls = calls('catalogue', {
  home: post('pc/mall/home', { summary: 'The zones of the home page', access: 'public', cacheSeconds: 5, body: Nothing, reply: HomeZones }),
  recommendations: post('pc/mall/recommendations', {
    summary: 'Recommended products, by page',
    description: 'Each `place`, a page that shows them, begins with others; `home` where it is absent.',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({ ...Paging, place: Type.Optional(Enum(...recommendationPlaces)) }),
    reply: Page(ProductCard),
  }),
  relatedProducts: post('pc/mall/productDetail/recommendList', {
    summary: 'Products related to a product, by page',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({ productId: Id, ...Paging }),
    reply: Page(ProductCard),
  }),
  brands: post('pc/mall/recommendBrandList', {
    summary: 'Recommended brands',
    description: `Of the ${maxRecommendedBrands} that have the most listed products, in the operator's order.`,
    access: 'public',
    cacheSeconds: 5,
    body: Nothing,
    reply: Type.Array(Brand),
  }),
  discounts: post('pc/mall/activity/discountActivityZone', {
    summary: 'Discounted products, by page, of all categories or one',
    description:
      'Whatever lowers the price: a lightning deal, a discount campaign or a new price. With `place` only those that the page of lightning deals shows while there are none: others than home and the page of discounts.',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({
      categoryId: Type.Optional(Id),
      sort: Type.Optional(Enum(...discountSorts)),
      place: Type.Optional(Enum('lightning')),
      ...Paging,
    }),
    reply: DiscountZone,
  }),
  categories: get('mall/categories', {
    summary: 'The two levels of the category tree',
    access: 'public',
    cacheSeconds: 30,
    reply: Type.Array(CategoryNode),
  }),
  product: get('mall/products/:id', {
    summary: 'What a product page shows',
    access: 'public',
    cacheSeconds: 5,
    params: Obj({ id: Id }),
    reply: ProductDetails,
  }),
  unlistedProduct: get('mall/products/:id/unlisted', {
    summary: 'What the page of a product that is no longer sold shows',
    description: 'Its name, its categories and similar products; 404 for listed and unknown products.',
    access: 'public',
    cacheSeconds: 5,
    params: Obj({ id: Id }),
    reply: UnlistedProduct,
  }),
  compare: post('mall/products/comparison', {
    summary: 'Products side by side',
    description: 'In the order asked for; unlisted products are left out.',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({ productIds: Type.Array(Id, { maxItems: maxCompared }) }),
    reply: Comparison,
  }),
  cards: post('mall/products/cards', {
    summary: 'Product cards by id',
    description: 'In the order asked for; unlisted products are left out.',
    access: 'public',
    body: Obj({ productIds: Type.Array(Id, { maxItems: 24 }) }),
    reply: Type.Array(ProductCard),
  }),
})
