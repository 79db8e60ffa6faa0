/** What the home page chooses from that is the same for everybody, in memory (0210). */

import type { Ctx } from '#server/context.ts'
import { discountPercent } from '#contract/core/money.ts'
import { processCache } from '#server/platform/cache/process-cache.ts'
import { newestByRootCategory, type ShownProduct } from '../cards/cards.queries.ts'
import * as queries from '../catalogue.queries.ts'
import { deepestDiscounts } from '../catalogue.service.ts'

const homeStores = 6
const homeBrands = 24
/** Categories that home shows, of all root categories together. */
export const homeCategories = 60
/** So many products are recommended, of every root category as many: enough for a long look, and the same work whatever the mall holds. */
const recommended = 360

export interface HomeChoice extends queries.HomeCategories {
  banners: queries.BannerRow[]
  brands: queries.BrandRow[]
  stores: queries.StoreRow[]
  /** The newest products that could be bought. */
  newest: ShownProduct[]
  /** Those with the deepest discounts. */
  deepest: ShownProduct[]
  /** Percent. */
  maxDiscount: number
}

/** Which categories, brands, stores and products home has, without the prices and stock of the products: those come with the cards. */
export const homeChoice = processCache('home choice', readChoice)

async function readChoice(ctx: Ctx): Promise<HomeChoice> {
  const [banners, categories, brands, stores, newest, cuts] = await Promise.all([
    queries.selectBanners(ctx.db),
    queries.selectHomeCategories(ctx.db, homeCategories),
    queries.selectFirstBrands(ctx.db, homeBrands),
    queries.selectStores(ctx.db, homeStores),
    newestByRootCategory(ctx.db, recommended),
    deepestDiscounts(ctx),
  ])
  const deepest = cuts.map(({ productId, rootCategoryId, price, picture: { src } }) => ({
    productId,
    rootCategoryId,
    price,
    picture: { src },
  }))
  const maxDiscount = cuts[0] ? discountPercent(cuts[0].price, cuts[0].compareAtPrice!) : 0
  return { banners, ...categories, brands, stores, newest, deepest, maxDiscount }
}
