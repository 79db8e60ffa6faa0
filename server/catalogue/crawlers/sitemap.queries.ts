import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { IntegerColumn, Nullable } from '#server/platform/db/statements/row-schemas.ts'
import { preparedColumn, preparedFirstRow, preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { countOf } from '../cards/listed-counts.queries.ts'

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

/** Listed categories, root categories first. Each reads one card from an index, however many it has. */
export async function selectSitemapCategories(db: Executor): Promise<SitemapCategory[]> {
  const newest = (column: 'category_id' | 'root_category_id') =>
    sql`(select k.created_at from product_cards k where k.${sql.raw(column)} = c.id order by k.created_at desc limit 1)`
  const statement = sql`
    select c.id, c.parent_id as "parentId", (extract(epoch from newest.at) * 1000)::float8 as "changedAt",
      case when c.picture ? 'placeholder' then '[]' else jsonb_build_array(${withoutBlur('c.picture')}) end as pictures
    from categories c cross join lateral (select greatest(${newest('category_id')}, ${newest('root_category_id')}) as at) newest
    where newest.at is not null order by c.parent_id is not null, c.position, c.id`
  return preparedRows(db, SitemapCategory, statement)
}

const SitemapId = Type.Object({ id: Type.Integer(), changedAt: Type.Number(), pictures: Type.Array(SitemapPicture) })

/** Owners of products that a sitemap lists at most. */
const maxOwners = 20_000

/** Stores with listed products, each with the time of its newest one, and with its picture where it has one. */
export async function selectSitemapStores(db: Executor): Promise<Static<typeof SitemapId>[]> {
  const statement = sql`
    select o.id, (extract(epoch from newest.at) * 1000)::float8 as "changedAt",
      case when o.picture is null then '[]' else jsonb_build_array(${withoutBlur('o.picture')}) end as pictures
    from stores o cross join lateral (
      select k.created_at as at from product_cards k where k.store_id = o.id order by k.created_at desc limit 1
    ) newest order by o.id limit ${maxOwners}::int`
  return preparedRows(db, SitemapId, statement)
}

/** Ids of brands with listed products. */
export function selectSitemapBrands(db: Executor): Promise<number[]> {
  const statement = sql`select o.id from brands o where ${countOf('brand', sql`o.id`)} > 0 order by o.id limit ${maxOwners}::int`
  return preparedColumn(db, IntegerColumn, statement)
}

const SitemapPolicy = Type.Object({ key: Type.String(), groupId: Type.Integer(), type: Type.String(), changedAt: Type.Number() })

/** Policies with their place, `{n}-{m}`, as the list of policies counts it. */
export async function selectSitemapPolicies(db: Executor): Promise<Static<typeof SitemapPolicy>[]> {
  const statement = sql`
    select p.key, p.group_id as "groupId", (extract(epoch from p.updated_at) * 1000)::float8 as "changedAt",
      g.place || '-' || row_number() over (partition by g.id order by p.position) as type
    from policies p join (select id, row_number() over (order by position, id) as place from policy_groups) g on g.id = p.group_id
    order by g.place, p.position`
  return preparedRows(db, SitemapPolicy, statement)
}

const FilledPages = Type.Object({ ideas: Type.Boolean(), discounts: Type.Boolean(), lightning: Type.Boolean(), groups: Type.Boolean() })

/** Which pages of scenes and of deals show something, now or as announced. */
export async function selectFilledPages(db: Executor, now: Date): Promise<Static<typeof FilledPages>> {
  const statement = sql`
    select exists (select 1 from scenes) as ideas,
      exists (select 1 from listed_counts where discounted > 0) as discounts,
      exists (select 1 from lightning_deals d join deal_campaigns c on c.id = d.campaign_id and c.state = 'active' where d.ends_at > ${instant(now)}) as lightning,
      exists (select 1 from group_campaigns where starts_at <= ${instant(now)} and ends_at > ${instant(now)}) as groups`
  return (await preparedFirstRow(db, FilledPages, statement))!
}

/** Runs of `size` product ids that hold a listed product. One look into an index a run. */
export async function selectSitemapParts(db: Executor, size: number): Promise<number[]> {
  const statement = sql`
    select part from generate_series(0, (select max(product_id) from product_cards) / ${size}::int) part
    where exists (select 1 from product_cards where product_id > part * ${size}::int and product_id <= (part + 1) * ${size}::int)
    order by part`
  return preparedColumn(db, IntegerColumn, statement)
}

/** Listed products with ids above `from`, up to and with `to`, each with its first four pictures. */
export async function selectSitemapProducts(db: Executor, from: number, to: number): Promise<Static<typeof SitemapId>[]> {
  const statement = sql`
    select k.product_id as id, (extract(epoch from greatest(k.created_at, max(h.since))) * 1000)::float8 as "changedAt",
      coalesce((
        select jsonb_agg(${withoutBlur('one.picture')} order by one.place)
        from products p, jsonb_array_elements(p.pictures) with ordinality one (picture, place)
        where p.id = k.product_id and one.place <= 4 and not one.picture ? 'placeholder'
      ), '[]') as pictures
    from product_cards k
    left join offers o on o.product_id = k.product_id
    left join price_history h on h.offer_id = o.id
    where k.product_id > ${from}::int and k.product_id <= ${to}::int
    group by k.product_id order by k.product_id`
  return preparedRows(db, SitemapId, statement)
}
