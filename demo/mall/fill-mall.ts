import { sql } from 'drizzle-orm'
import type { Picture } from '#contract/catalogue.ts'
import { brands as demoBrands } from '#demo/mall/brands.ts'
import { categories as demoCategories } from '#demo/mall/categories.ts'
import { demoProducts } from '#demo/mall/goods.ts'
import { makePictures } from '#demo/mall/pictures.ts'
import type { DemoProduct } from '#demo/mall/shapes.ts'
import { stores as demoStores } from '#demo/mall/stores.ts'
import { brands, categories, offers, priceHistory, products, stores } from '#server/catalogue/catalogue.tables.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { rebuildWithin } from '#server/search/index.service.ts'

const day = 86_400_000

/** Ids by the demo's own keys, and the pictures by name. */
interface Ids {
  categories: Map<string, number>
  stores: Map<string, number>
  brands: Map<string, number>
  pictures: Map<string, Picture>
}

/**
 * Fills an empty mall with the demo goods, all or nothing.
 * @param only takes part of the goods; tests do with a few
 * @returns how many products came in; 0 when the mall has goods already
 */
export async function fillMall(ctx: Ctx, only: (product: DemoProduct) => boolean = () => true): Promise<number> {
  if (await hasGoods(ctx)) return 0
  const pictures = await makePictures(ctx.settings.dataDir)
  const goods = (await demoProducts()).filter(only)
  const count = await inTransaction(ctx, async (ctx) => {
    // Two first starts at once fill it once.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(77003)`)
    if (await hasGoods(ctx)) return 0
    const ids = await fillShelves(ctx, pictures)
    await fillGoods(ctx, goods, ids)
    await rebuildWithin(ctx)
    return goods.length
  })
  await ctx.db.execute(sql`analyze`)
  return count
}

async function hasGoods(ctx: Ctx): Promise<boolean> {
  const found = await ctx.db.execute(sql`select 1 from ${categories} limit 1`)
  return found.rows.length > 0
}

/** What goods stand on: categories, stores, brands. */
async function fillShelves(ctx: Ctx, pictures: Map<string, Picture>): Promise<Ids> {
  const idAndKey = { id: categories.id, key: categories.key }
  const tops = await ctx.db
    .insert(categories)
    .values(
      demoCategories.map(({ key, text, icon, picture }, position) => ({ key, text, icon, picture: named(pictures, picture), position })),
    )
    .returning(idAndKey)
  const topIds = byKey(tops)
  const children = await ctx.db
    .insert(categories)
    .values(
      demoCategories.flatMap((top) =>
        top.children.map(({ key, text, picture }, position) => ({
          key,
          text,
          position,
          icon: top.icon,
          parentId: named(topIds, top.key),
          picture: named(pictures, picture),
        })),
      ),
    )
    .returning(idAndKey)
  const storeRows = await ctx.db.insert(stores).values(demoStores).returning({ id: stores.id, key: stores.key })
  const brandRows = await ctx.db
    .insert(brands)
    .values(demoBrands.map((brand, position) => ({ ...brand, position })))
    .returning({ id: brands.id, key: brands.key })
  return { categories: byKey(children), stores: byKey(storeRows), brands: byKey(brandRows), pictures }
}

async function fillGoods(ctx: Ctx, goods: DemoProduct[], ids: Ids): Promise<void> {
  const now = ctx.now().getTime()
  const rows = await ctx.db
    .insert(products)
    .values(goods.map((product) => productRow(product, ids, now)))
    .returning({ id: products.id, key: products.key })
  const productIds = byKey(rows)
  const wanted = goods.flatMap((product) => product.offers.map((offer, position) => ({ product, offer, position })))
  const offerRows = await ctx.db
    .insert(offers)
    .values(
      wanted.map(({ product, offer, position }) => ({
        productId: named(productIds, product.key),
        values: offer.values,
        price: offer.price,
        listPrice: offer.was && offer.was > offer.price ? offer.was : null,
        stockOnHand: offer.stock,
        pictureIndex: Math.max(0, product.pictures.indexOf(offer.picture ?? '')),
        position,
      })),
    )
    .returning({ id: offers.id })
  await ctx.db.insert(priceHistory).values(
    wanted.flatMap(({ product, offer }, index) => {
      const at = (days: number) => new Date(now - Math.min(days, product.daysOld) * day)
      const offerId = offerRows[index]!.id
      if (!offer.was) return [{ offerId, price: offer.price, since: at(product.daysOld) }]
      return [
        { offerId, price: offer.was, since: at(20) },
        { offerId, price: offer.price, since: new Date(now - Math.min(5, product.daysOld / 2) * day) },
      ]
    }),
  )
}

function productRow(product: DemoProduct, ids: Ids, now: number): typeof products.$inferInsert {
  const { key, name, description, attributes, options, daysOld } = product
  return {
    key,
    name,
    description,
    attributes,
    options,
    categoryId: named(ids.categories, product.category),
    storeId: named(ids.stores, product.store),
    brandId: product.brand ? named(ids.brands, product.brand) : null,
    pictures: product.pictures.map((picture) => named(ids.pictures, picture)),
    createdAt: new Date(now - daysOld * day),
  }
}

function byKey(rows: { id: number; key: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, key }) => [key, id]))
}

function named<T>(map: Map<string, T>, key: string): T {
  const found = map.get(key)
  if (found === undefined) throw new Error(`The demo goods name «${key}», which is not there`)
  return found
}
