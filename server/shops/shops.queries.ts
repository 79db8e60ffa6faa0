import { and, desc, eq, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { stores } from '#server/catalogue/catalogue.tables.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedFirstRow, preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { storeFollows } from './shops.tables.ts'

const ShopRow = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  city: TextColumn,
  about: Nullable(TextColumn),
  picture: Nullable(Picture),
  products: Type.Integer(),
  followers: Type.Integer(),
  ratings: Type.Array(Type.Integer()),
})

/** A store with its numbers of listed products, of followers and of reviews by score, which its products carry; undefined for an unknown id. */
export async function selectShop(db: Executor, storeId: number): Promise<Static<typeof ShopRow> | undefined> {
  const statement = sql`
    select s.id, s.name, s.city, s.about, s.picture,
      listed_count('store', s.id) as products,
      (select count(*)::int from store_follows f where f.store_id = s.id) as followers,
      (select array[coalesce(sum(ratings[1]), 0), coalesce(sum(ratings[2]), 0), coalesce(sum(ratings[3]), 0), coalesce(sum(ratings[4]), 0), coalesce(sum(ratings[5]), 0)]::int[]
        from products p where p.store_id = s.id and p.ratings <> '{0,0,0,0,0}') as ratings
    from stores s where s.id = ${storeId}`
  return preparedFirstRow(db, ShopRow, statement)
}

const StoreRow = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  city: TextColumn,
  picture: Nullable(Picture),
  count: Type.Integer(),
  total: Type.Integer(),
})
export type StoreRow = Static<typeof StoreRow>

/** Stores with listed products, those with the most first; `total` on every row. */
export function selectStorePage(db: Executor, limit: number, offset: number): Promise<StoreRow[]> {
  const statement = sql`
    select s.id, s.name, s.city, s.picture, k.count, (count(*) over ())::int as total
    from stores s join listed_counts_of('store') k on k.of_id = s.id
    order by k.count desc, s.id limit ${limit} offset ${offset}`
  return preparedRows(db, StoreRow, statement)
}

/** A member's stores, the latest first, also those with nothing to sell now; `total` on every row. */
export function selectFollowed(db: Executor, memberId: string, limit: number, offset: number): Promise<StoreRow[]> {
  const statement = sql`
    select s.id, s.name, s.city, s.picture, listed_count('store', s.id) as count,
      (count(*) over ())::int as total
    from store_follows f join stores s on s.id = f.store_id where f.member_id = ${memberId}::uuid
    order by f.created_at desc, s.id desc limit ${limit} offset ${offset}`
  return rows(db, StoreRow, statement)
}

/** Follows a store. Idempotent. @returns false when there is no such store */
export async function insertFollow(db: Executor, memberId: string, storeId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into store_follows (member_id, store_id, created_at)
    select ${memberId}::uuid, id, ${instant(now)} from stores where id = ${storeId}::int
    on conflict do nothing`)
  return rowCount === 1 || isFollowing(db, memberId, storeId)
}

export async function isFollowing(db: Executor, memberId: string, storeId: number): Promise<boolean> {
  const found = await db.select({ id: storeFollows.storeId }).from(storeFollows).where(follow(memberId, storeId))
  return found.length > 0
}

/** Ends following; a store that is not followed is no error. */
export async function deleteFollow(db: Executor, memberId: string, storeId: number): Promise<void> {
  await db.delete(storeFollows).where(follow(memberId, storeId))
}

const follow = (memberId: string, storeId: number) => and(eq(storeFollows.memberId, memberId), eq(storeFollows.storeId, storeId))

/** All stores of a member, the latest first. */
export function selectAllFollowed(db: Executor, memberId: string) {
  return db
    .select({ storeId: storeFollows.storeId, name: stores.name, since: storeFollows.createdAt })
    .from(storeFollows)
    .innerJoin(stores, eq(stores.id, storeFollows.storeId))
    .where(eq(storeFollows.memberId, memberId))
    .orderBy(desc(storeFollows.createdAt))
}

/** Deletes whom a member follows. */
export async function deleteFollows(db: Executor, memberId: string): Promise<void> {
  await db.delete(storeFollows).where(eq(storeFollows.memberId, memberId))
}
