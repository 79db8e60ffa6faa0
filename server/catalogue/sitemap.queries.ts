import { sql } from 'drizzle-orm'
import { prepared, type Executor } from '#server/platform/db/database.ts'

/** `changedAt` in ms since the epoch: when a price changed last, or the goods came. */
export interface SitemapCategory {
  id: number
  parentId: number | null
  changedAt: number
}

/** Categories with something on sale, departments first. */
export async function selectSitemapCategories(db: Executor): Promise<SitemapCategory[]> {
  return prepared<SitemapCategory>(
    db,
    sql`
    select c.id, c.parent_id as "parentId", (extract(epoch from max(k.created_at)) * 1000)::float8 as "changedAt"
    from categories c join product_cards k on k.category_id = c.id or k.root_category_id = c.id
    group by c.id order by c.parent_id is not null, c.position, c.id`,
  )
}

/** Runs of `size` product ids that hold a product on sale. */
export async function selectSitemapParts(db: Executor, size: number): Promise<number[]> {
  const found = await prepared<{ part: number }>(
    db,
    sql`select distinct (product_id - 1) / ${size}::int as part from product_cards order by part`,
  )
  return found.map(({ part }) => part)
}

export interface SitemapProduct {
  id: number
  changedAt: number
}

/** Products on sale with ids above `from`, up to and with `to`. */
export async function selectSitemapProducts(db: Executor, from: number, to: number): Promise<SitemapProduct[]> {
  return prepared<SitemapProduct>(
    db,
    sql`
    select k.product_id as id, (extract(epoch from greatest(k.created_at, max(h.since))) * 1000)::float8 as "changedAt"
    from product_cards k
    left join offers o on o.product_id = k.product_id
    left join price_history h on h.offer_id = o.id
    where k.product_id > ${from}::int and k.product_id <= ${to}::int
    group by k.product_id order by k.product_id`,
  )
}
