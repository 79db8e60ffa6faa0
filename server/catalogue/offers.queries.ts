import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { offers, products, stores } from './catalogue.tables.ts'

/** Offers by id with what a line shows of their product and store, in one statement; unknown ids are left out. */
export function selectOffers(db: Executor, ids: number[]) {
  return db
    .select({
      id: offers.id,
      productId: products.id,
      name: products.name,
      pictures: products.pictures,
      pictureIndex: offers.pictureIndex,
      options: products.options,
      values: offers.values,
      storeId: stores.id,
      storeName: stores.name,
      price: offers.price,
      compareAtPrice: offers.compareAtPrice,
      available: sql<number>`${offers.stockOnHand} - ${offers.stockReserved}`,
      listed: products.listed,
      offerCount: sql<number>`(select count(*)::int from ${offers} twin where twin.product_id = ${products.id})`,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(sql`${offers.id} = any(${sql.param(ids)}::int[])`)
}

/** The same, with the offers locked in id order until the transaction ends: two carts with the same offers never deadlock. */
export function lockOfferRows(db: Executor, ids: number[]) {
  return selectOffers(db, ids).orderBy(offers.id).for('no key update', { of: offers })
}
