import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '#server/platform/db/database.ts'
import { Nullable } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'

/** What a sitemap says of a picture. */
const SitemapPicture = Type.Object({ src: Type.String(), width: Type.Integer(), height: Type.Integer() })
export type SitemapPicture = Static<typeof SitemapPicture>

/** `changedAt` in ms since the epoch: when a price changed last, or the product was added. */
const SitemapCategory = Type.Object({
  id: Type.Integer(),
  parentId: Nullable(Type.Integer()),
  changedAt: Type.Number(),
  pictures: Type.Array(SitemapPicture),
})
export type SitemapCategory = Static<typeof SitemapCategory>

/** A picture's address and size, without the blurred one that stands in for it. */
const withoutBlur = (picture: string) => sql.raw(`(${picture}) - 'blur'`)

/** Categories with something on sale, departments first. */
export async function selectSitemapCategories(db: Executor): Promise<SitemapCategory[]> {
  return preparedRows(
    db,
    SitemapCategory,
    sql`
    select c.id, c.parent_id as "parentId", (extract(epoch from max(k.created_at)) * 1000)::float8 as "changedAt",
      jsonb_build_array(${withoutBlur('c.picture')}) as pictures
    from categories c join product_cards k on k.category_id = c.id or k.root_category_id = c.id
    group by c.id order by c.parent_id is not null, c.position, c.id`,
  )
}

const SitemapId = Type.Object({ id: Type.Integer(), changedAt: Type.Number(), pictures: Type.Array(SitemapPicture) })

/** Brands or stores with listed products, each with the time of its newest one, and with its picture where it has one. */
export async function selectSitemapOwners(db: Executor, kind: 'brand' | 'store'): Promise<Static<typeof SitemapId>[]> {
  const [table, column] = [sql.raw(kind === 'brand' ? 'brands' : 'stores'), sql.raw(`${kind}_id`)]
  const pictures =
    kind === 'brand'
      ? sql`'[]'::jsonb`
      : sql`coalesce(jsonb_agg(distinct ${withoutBlur('o.picture')}) filter (where o.picture is not null), '[]')`
  return preparedRows(
    db,
    SitemapId,
    sql`
    select o.id, (extract(epoch from max(k.created_at)) * 1000)::float8 as "changedAt", ${pictures} as pictures
    from product_cards k join ${table} o on o.id = k.${column} group by o.id order by o.id limit 20000`,
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

/** Products on sale with ids above `from`, up to and with `to`, each with its first four pictures. */
export async function selectSitemapProducts(db: Executor, from: number, to: number): Promise<Static<typeof SitemapId>[]> {
  return preparedRows(
    db,
    SitemapId,
    sql`
    select k.product_id as id, (extract(epoch from greatest(k.created_at, max(h.since))) * 1000)::float8 as "changedAt",
      coalesce((
        select jsonb_agg(${withoutBlur('one.picture')} order by one.place)
        from products p, jsonb_array_elements(p.pictures) with ordinality one (picture, place) where p.id = k.product_id and one.place <= 4
      ), '[]') as pictures
    from product_cards k
    left join offers o on o.product_id = k.product_id
    left join price_history h on h.offer_id = o.id
    where k.product_id > ${from}::int and k.product_id <= ${to}::int
    group by k.product_id order by k.product_id`,
  )
}
