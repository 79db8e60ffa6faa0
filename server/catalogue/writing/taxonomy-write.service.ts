import type { BrandName } from '#contract/catalogue/brand-names.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { allowLongTransaction } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'
import * as queries from './taxonomy-write.queries.ts'
import type { BannerUpsert, CategoryUpsert, StoreUpsert } from './taxonomy-write.queries.ts'

export type { BannerUpsert, CategoryUpsert, StoreUpsert } from './taxonomy-write.queries.ts'

/** Categories, stores and brands by key, read once; the caller adds what it upserts. */
export const loadTaxonomy = (ctx: Ctx) => queries.selectTaxonomy(ctx.db)
/** All categories, stores, brands and banners, as the export writes them. */
export const exportedTaxonomy = (ctx: Ctx) => queries.exportedTaxonomy(ctx.db)

/** Upserts a category by key; `changed` is false where the row was the same. Moving one moves the cards of all its products. */
export const upsertCategory = (ctx: Ctx, category: CategoryUpsert) =>
  inTransaction(ctx, async (ctx) => {
    await allowLongTransaction(ctx.db)
    return queries.upsertCategory(ctx.db, category)
  })

/** Gives categories that show a placeholder that of one of their products. Idempotent. */
export const fillCategoryPictures = (ctx: Ctx) => queries.fillCategoryPictures(ctx.db)

/** Upserts a store by key; `changed` is false where the row was the same. */
export const upsertStore = (ctx: Ctx, store: StoreUpsert) => queries.upsertStore(ctx.db, store)
/** Upserts a banner by key; `changed` is false where the row was the same. */
export const upsertBanner = (ctx: Ctx, banner: BannerUpsert) => queries.upsertBanner(ctx.db, banner)
/** Upserts a brand by key; `changed` is false where the row was the same. */
export const upsertBrand = (ctx: Ctx, key: string, name: BrandName) => queries.upsertBrand(ctx.db, key, name)

/** Which of the addresses some product, category or store names. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => queries.selectUsedImages(ctx.db, sources)
