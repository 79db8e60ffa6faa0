import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { IntegerColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const favourite = { memberId: Type.String(), offerId: Type.Integer(), productId: Type.Integer(), name: TextColumn }

const CheaperFavourite = Type.Object({ ...favourite, price: Type.Integer(), before: Type.Integer() })
/** A favourite that costs less than when it was added, and than its member was told since. Tetri. */
export type CheaperFavourite = Static<typeof CheaperFavourite>

/**
 * Claims favourites of those products whose card shows a lower price than its member knows, at most `limit`: each price is
 * claimed once, also by processes at once.
 */
export function claimCheaper(db: Executor, productIds: number[], limit: number): Promise<CheaperFavourite[]> {
  const statement = sql`
    with due as (
      select f.member_id, f.product_id, c.offer_id, c.price, p.name
      from favourites f join product_cards c using (product_id) join products p on p.id = f.product_id
      where f.product_id = any(${sql.param(productIds)}::int[]) and p.listed and c.in_stock and c.price < coalesce(f.told_price, f.price_when_added)
      order by f.member_id, f.product_id limit ${limit} for update of f skip locked
    )
    update favourites f set told_price = due.price from due
    where f.member_id = due.member_id and f.product_id = due.product_id
    returning f.member_id as "memberId", due.offer_id as "offerId", f.product_id as "productId", due.name, due.price, f.price_when_added as before`
  return rows(db, CheaperFavourite, statement)
}

/** Products that are somebody's favourite and whose card shows the price of a deal, which is lower than somebody knows. */
export async function cheaperByDeals(db: Executor): Promise<number[]> {
  const statement = sql`
    select distinct f.product_id as id from favourites f join product_cards c using (product_id)
    where c.deal_kind is not null and c.in_stock and c.price < coalesce(f.told_price, f.price_when_added) order by 1`
  return column(db, IntegerColumn, statement)
}

const ReturnedFavourite = Type.Object(favourite)
/** A favourite that was sold out and can be bought again, by one of its offers. */
export type ReturnedFavourite = Static<typeof ReturnedFavourite>

/** Marks favourites of products that nobody could buy before those offers came back, and that can be bought now. */
export function markReturned(db: Executor, offerIds: number[], now: Date): Promise<ReturnedFavourite[]> {
  const statement = sql`
    with returned as (
      select o.product_id, min(o.id) as offer_id
      from offers o where o.id = any(${sql.param(offerIds)}::int[]) and o.stock_on_hand > o.stock_reserved
        and not exists (select from offers other where other.product_id = o.product_id and other.stock_on_hand > other.stock_reserved
          and other.id <> all(${sql.param(offerIds)}::int[]))
      group by o.product_id
    )
    update favourites f set back_in_stock_at = ${instant(now)}
    from returned r join products p on p.id = r.product_id
    where f.product_id = r.product_id and p.listed
    returning f.member_id as "memberId", r.offer_id as "offerId", f.product_id as "productId", p.name`
  return rows(db, ReturnedFavourite, statement)
}
