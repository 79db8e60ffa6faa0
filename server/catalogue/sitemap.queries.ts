import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '#server/platform/db/database.ts'
import { Nullable } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'

/** `changedAt` in ms since the epoch: when a price changed last, or the product was added. */
const SitemapCategory = Type.Object({ id: Type.Integer(), parentId: Nullable(Type.Integer()), changedAt: Type.Number() })
export type SitemapCategory = Static<typeof SitemapCategory>

/** Categories with something on sale, departments first. */
export async function selectSitemapCategories(db: Executor): Promise<SitemapCategory[]> {
  return preparedRows(
    db,
    SitemapCategory,
    sql`
    select c.id, c.parent_id as "parentId", (extract(epoch from max(k.created_at)) * 1000)::float8 as "changedAt"
    from categories c join product_cards k on k.category_id = c.id or k.root_category_id = c.id
    group by c.id order by c.parent_id is not null, c.position, c.id`,
  )
}

const SitemapId = Type.Object({ id: Type.Integer(), changedAt: Type.Number() })

/** Brands or stores with listed products, each with the time of its newest one. */
export async function selectSitemapOwners(db: Executor, kind: 'brand' | 'store'): Promise<Static<typeof SitemapId>[]> {
  const column = sql.raw(`${kind}_id`)
  return preparedRows(
    db,
    SitemapId,
    sql`
    select ${column} as id, (extract(epoch from max(created_at)) * 1000)::float8 as "changedAt"
    from product_cards where ${column} is not null group by ${column} order by ${column} limit 20000`,
  )
}

const SitemapPolicy = Type.Object({ key: Type.String(), groupId: Type.Integer(), type: Type.String(), changedAt: Type.Number() })

/** Policies with their place, `{n}-{m}`, as the list of policies counts it. */
export async function selectSitemapPolicies(db: Executor): Promise<Static<typeof SitemapPolicy>[]> {
  return preparedRows(
    db,
    SitemapPolicy,
    sql`
    select p.key, p.group_id as "groupId", (extract(epoch from p.updated_at) * 1000)::float8 as "changedAt",
      g.place || '-' || row_number() over (partition by g.id order by p.position) as type
    from policies p join (select id, row_number() over (order by position, id) as place from policy_groups) g on g.id = p.group_id
    order by g.place, p.position`,
  )
}

const PartRow = Type.Object({ part: Type.Integer() })

/** Runs of `size` product ids that hold a product on sale. */
export async function selectSitemapParts(db: Executor, size: number): Promise<number[]> {
  const found = await preparedRows(
    db,
    PartRow,
    sql`select distinct (product_id - 1) / ${size}::int as part from product_cards order by part`,
  )
  return found.map(({ part }) => part)
}

const SitemapProduct = Type.Object({ id: Type.Integer(), changedAt: Type.Number() })
export type SitemapProduct = Static<typeof SitemapProduct>

/** Products on sale with ids above `from`, up to and with `to`. */
export async function selectSitemapProducts(db: Executor, from: number, to: number): Promise<SitemapProduct[]> {
  return preparedRows(
    db,
    SitemapProduct,
    sql`
    select k.product_id as id, (extract(epoch from greatest(k.created_at, max(h.since))) * 1000)::float8 as "changedAt"
    from product_cards k
    left join offers o on o.product_id = k.product_id
    left join price_history h on h.offer_id = o.id
    where k.product_id > ${from}::int and k.product_id <= ${to}::int
    group by k.product_id order by k.product_id`,
  )
}
