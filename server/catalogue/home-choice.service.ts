/** What the home page chooses from that is the same for everybody, in memory: dropped when the catalogue changes, at most 5 s old in any case. */

import type { Ctx } from '#server/context.ts'
import { discountPercent } from '#contract/core/money.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import type { Settings } from '#server/platform/settings.ts'
import { newestByRootCategory, type ShownProduct } from './cards.queries.ts'
import {
  selectBanners,
  selectFirstBrands,
  selectHomeCategories,
  selectStores,
  type BannerRow,
  type BrandRow,
  type HomeCategories,
  type StoreRow,
} from './catalogue.queries.ts'
import { deepestDiscounts } from './catalogue.service.ts'

const homeStores = 6
const homeBrands = 24
/** Categories that home shows, of all root categories together. */
export const homeCategories = 60
/** So many products are recommended, of every root category as many: enough for a long look, and the same work whatever the mall holds. */
const recommended = 360
/** s that a choice is fresh. */
const freshSeconds = 5
/** Bytes of one choice, about; there is one. */
const choiceBytes = 400_000

export interface HomeChoice extends HomeCategories {
  banners: BannerRow[]
  brands: BrandRow[]
  stores: StoreRow[]
  /** The newest products that could be bought. */
  newest: ShownProduct[]
  /** Those with the deepest discounts. */
  deepest: ShownProduct[]
  /** Percent. */
  maxDiscount: number
}

/** One mall, one memory: its settings are its identity. */
const choices = new WeakMap<Settings, SwrCache<HomeChoice>>()

/** Which categories, brands, stores and products home has, without the prices and stock of the products: those are read for every page. */
export function homeChoice(ctx: Ctx): Promise<HomeChoice> {
  let choice = choices.get(ctx.settings)
  if (!choice) {
    choice = new SwrCache(2 * choiceBytes, (error) => ctx.log.warn({ err: error }, 'what home chooses from could not be read anew'))
    choices.set(ctx.settings, choice)
  }
  return choice.get('all', freshSeconds, async () => ({ value: await readChoice(ctx), bytes: choiceBytes }))
}

async function readChoice(ctx: Ctx): Promise<HomeChoice> {
  const [banners, categories, brands, stores, newest, cuts] = await Promise.all([
    selectBanners(ctx.db),
    selectHomeCategories(ctx.db, homeCategories),
    selectFirstBrands(ctx.db, homeBrands),
    selectStores(ctx.db, homeStores),
    newestByRootCategory(ctx.db, recommended),
    deepestDiscounts(ctx),
  ])
  const deepest = cuts.map(({ productId, rootCategoryId, picture: { src } }) => ({ productId, rootCategoryId, picture: { src } }))
  const maxDiscount = cuts[0] ? discountPercent(cuts[0].price, cuts[0].compareAtPrice!) : 0
  return { banners, ...categories, brands, stores, newest, deepest, maxDiscount }
}

/** Drops what is known: public data has changed. */
export function dropHomeChoice({ settings }: Ctx): void {
  choices.get(settings)?.clear()
}
