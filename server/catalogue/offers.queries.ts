import { eq, sql } from 'drizzle-orm'
import type { Deal } from '#contract/pricing/types.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { offers, products, stores } from './catalogue.tables.ts'

/**
 * Offers by id with what a line shows of their product and store, and with the deals their price depends on, in one
 * statement; unknown ids are left out. `price` and `compareAtPrice` are the offer's own: what `priceOf` is given.
 */
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
      deals: sql<Deal[]>`coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'id', d.deal_id, 'price', d.price,
        'unitsLeft', d.units_left, 'startsAt', d.starts_at, 'endsAt', d.ends_at)) from offer_deals() d where d.offer_id = ${offers.id}), '[]')`,
      listed: products.listed,
      offerCount: sql<number>`(select count(*)::int from ${offers} sibling where sibling.product_id = ${products.id})`,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(sql`${offers.id} = any(${sql.param(ids)}::int[])`)
}

/** The same, with the offers locked in id order until the transaction ends: two carts with the same offers never deadlock. */
export function lockOfferRows(db: Executor, ids: number[]) {
  return selectOffers(db, ids).orderBy(offers.id).for('no key update', { of: offers }).prepare('lock_offers').execute()
}
