import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import type { countedKinds } from './listed-counts.tables.ts'

type Counted = (typeof countedKinds)[number]
type Column = 'listed' | 'discounted'

/** How many products are listed (or discounted) in a category, at a store or of a brand: a scalar subquery. One look into an index. */
export const countOf = (kind: Counted, id: SQL, column: Column = 'listed'): SQL =>
  sql`(select coalesce(sum(n.${sql.raw(column)}), 0)::int from listed_counts n where n.kind = '${sql.raw(kind)}' and n.of_id = ${id})`

/** Rows `of_id`, `count` of everything of a kind that has listed (or discounted) products. */
export const countsOf = (kind: Counted, column: Column = 'listed'): SQL =>
  sql`(select of_id, sum(${sql.raw(column)})::int as count from listed_counts where kind = '${sql.raw(kind)}' group by of_id having sum(${sql.raw(column)}) > 0)`

/**
 * Adds up the rows of each count. Idempotent; counts are the same before, meanwhile and after. Of two at once each adds up rows of its own:
 * a row is deleted by one of them.
 */
export async function foldCounts(db: Executor): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from listed_counts where (kind, of_id) in (select kind, of_id from listed_counts group by kind, of_id having count(*) > 1)
      returning kind, of_id, listed, discounted
    )
    insert into listed_counts (kind, of_id, listed, discounted)
    select kind, of_id, sum(listed), sum(discounted) from gone group by kind, of_id having sum(listed) <> 0 or sum(discounted) <> 0`)
}

/** Counts all cards again: for cards that were written without triggers. Inside the caller's transaction. */
export async function recountListed(db: Executor): Promise<void> {
  await db.execute(sql`delete from listed_counts`)
  await db.execute(sql`
    insert into listed_counts (kind, of_id, listed, discounted)
    select place.kind, place.of_id, count(*), count(c.compare_at_price)
    from product_cards c cross join lateral (values ('category', c.category_id), ('category', nullif(c.root_category_id, c.category_id)),
      ('store', c.store_id), ('brand', c.brand_id)) place (kind, of_id)
    where place.of_id is not null group by place.kind, place.of_id`)
}
