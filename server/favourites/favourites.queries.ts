import { and, count, desc, eq, sql } from 'drizzle-orm'
import { products } from '#server/catalogue/catalogue.tables.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { favourites } from './favourites.tables.ts'

/**
 * Adds a favourite with the price of its cheapest offer at `now`. Idempotent: a second time changes nothing.
 * @returns false when there is no such listed product
 */
export async function insertFavourite(db: Executor, memberId: string, productId: number, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await db.execute(sql`
    insert into favourites (member_id, product_id, created_at, price_when_added)
    select ${memberId}::uuid, product_id, ${at}, min(unit_price)
    from offer_prices(${at}) where product_id = ${productId}::int and listed group by product_id
    on conflict do nothing`)
  return rowCount === 1 || isFavourite(db, memberId, productId)
}

/** Adds favourites, newest first, a millisecond apart; those that are there and unlisted products are passed over. */
export async function insertFavourites(db: Executor, memberId: string, productIds: number[], now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into favourites (member_id, product_id, created_at, price_when_added)
    select ${memberId}::uuid, product_id, ${at} - min(place) * interval '1 ms', min(unit_price)
    from offer_prices(${at}) join unnest(${sql.param(productIds)}::int[]) with ordinality asked(id, place) on product_id = id
    where listed group by product_id order by product_id
    on conflict do nothing`)
}

async function isFavourite(db: Executor, memberId: string, productId: number): Promise<boolean> {
  const favourite = and(eq(favourites.memberId, memberId), eq(favourites.productId, productId))
  return (await db.select({ id: favourites.productId }).from(favourites).where(favourite)).length > 0
}

/** Deletes a favourite; one that is not there is no error. */
export async function deleteFavourite(db: Executor, memberId: string, productId: number): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.memberId, memberId), eq(favourites.productId, productId)))
}

/** A page of favourites with what was stored of their price and stock, newest first; unlisted products are left out. */
export function selectFavourites(db: Executor, memberId: string, limit: number, offset: number) {
  const { productId, priceWhenAdded, backInStockAt } = favourites
  return db
    .select({ productId, priceWhenAdded, backInStockAt })
    .from(favourites)
    .innerJoin(products, and(eq(products.id, productId), eq(products.listed, true)))
    .where(eq(favourites.memberId, memberId))
    .orderBy(desc(favourites.createdAt), desc(productId))
    .limit(limit)
    .offset(offset)
}

/** Newest first; unlisted products are left out. */
export async function favouriteIds(db: Executor, memberId: string, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, and(eq(products.id, favourites.productId), eq(products.listed, true)))
    .where(eq(favourites.memberId, memberId))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** The number of a member's favourites that are listed, as the wish list shows them. */
export async function countFavourites(db: Executor, memberId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(favourites)
    .innerJoin(products, and(eq(products.id, favourites.productId), eq(products.listed, true)))
    .where(eq(favourites.memberId, memberId))
  return row!.count
}

/** All of them, also unlisted products, newest first. */
export function selectAll(db: Executor, memberId: string) {
  return db
    .select({ productId: favourites.productId, name: products.name, addedAt: favourites.createdAt })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(eq(favourites.memberId, memberId))
    .orderBy(desc(favourites.createdAt))
}

/** Deletes a member's favourites, unlisted products included. */
export async function deleteAll(db: Executor, memberId: string): Promise<void> {
  await db.delete(favourites).where(eq(favourites.memberId, memberId))
}
