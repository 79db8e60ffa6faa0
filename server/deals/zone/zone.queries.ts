import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows, preparedFirstRow } from '@kalata/drizzle-postgres/statements/rows.ts'
import type { DealZone, DiscountSort } from '#contract/deals/constants.ts'

const SlotRow = Type.Object({ startsAt: Type.String(), endsAt: Type.String(), count: Type.Integer() })
export type SlotRow = Static<typeof SlotRow>

/** The slots of active campaigns that overlap a span of time, the earliest first. */
export function selectSlots(db: Executor, from: Date, to: Date, limit: number): Promise<SlotRow[]> {
  const statement = sql`select ${isoText('d.starts_at')} as "startsAt", ${isoText('max(d.ends_at)')} as "endsAt", count(*)::int as count
    from lightning_deals d join deal_campaigns c on c.id = d.campaign_id and c.state <> 'paused'
      join offers o on o.id = d.offer_id join products p on p.id = o.product_id and p.listed
    where d.starts_at < ${instant(to)} and d.ends_at > ${instant(from)} group by d.starts_at order by d.starts_at limit ${limit}::int`
  return preparedRows(db, SlotRow, statement)
}

const DealRow = Type.Object({
  dealId: Type.Integer(),
  offerId: Type.Integer(),
  productId: Type.Integer(),
  name: TextColumn,
  pictures: Type.Array(Picture),
  pictureIndex: Type.Integer(),
  options: Type.Array(Type.Object({ name: TextColumn, values: Type.Array(Type.Object({ key: Type.String(), text: TextColumn })) })),
  values: Type.Array(Type.String()),
  price: Type.Integer(),
  plainPrice: Type.Integer(),
  referencePrice: Nullable(Type.Integer()),
  hidesPrice: Type.Boolean(),
  quota: Type.Integer(),
  claimed: Type.Integer(),
  unitsLeft: Type.Integer(),
  available: Type.Integer(),
  memberLimit: Type.Integer(),
  startsAt: Type.String(),
  endsAt: Type.String(),
})
export type DealRow = Static<typeof DealRow>

const deals = (where: SQL, tail: SQL) => sql`
  select d.id as "dealId", o.id as "offerId", p.id as "productId", p.name, p.pictures, o.picture_index as "pictureIndex",
    case when (select count(*) from offers s where s.product_id = p.id) > 1 then p.options else '[]' end as options, o.values,
    d.price, o.price as "plainPrice", lowest_price_before(c.id, c.starts_at, o.id, p.id, p.category_id, p.store_id, o.price) as "referencePrice",
    c.hides_price as "hidesPrice", d.quota, d.units_claimed as claimed, d.quota - d.units_claimed - d.units_offered as "unitsLeft",
    o.stock_on_hand - o.stock_reserved as available, d.member_limit::int as "memberLimit", ${isoText('d.starts_at')} as "startsAt", ${isoText('d.ends_at')} as "endsAt"
  from lightning_deals d join deal_campaigns c on c.id = d.campaign_id and c.state <> 'paused'
  join offers o on o.id = d.offer_id join products p on p.id = o.product_id and p.listed
  where ${where} ${tail}`

/** Deals of one slot, the deepest cut first. */
export function dealsOfSlot(db: Executor, startsAt: string, page: { limit: number; offset: number }): Promise<DealRow[]> {
  const order = sql`order by d.price::float / o.price, d.id limit ${page.limit}::int offset ${page.offset}::int`
  return preparedRows(db, DealRow, deals(sql`d.starts_at = ${startsAt}::timestamptz`, order))
}

/** Deals of a product that run or begin before `to`, the earliest first. */
export function dealsOfProduct(db: Executor, productId: number, now: Date, to: Date): Promise<DealRow[]> {
  const where = sql`o.product_id = ${productId}::int and d.ends_at > ${instant(now)} and d.starts_at < ${instant(to)}`
  return preparedRows(db, DealRow, deals(where, sql`order by d.starts_at, d.id limit 20`))
}

/** Deals by id; unknown ones are left out. */
export function dealsById(db: Executor, ids: number[]): Promise<DealRow[]> {
  return preparedRows(db, DealRow, deals(sql`d.id = any(${sql.param(ids)}::int[])`, sql`order by d.id`))
}

export interface ZoneQuery {
  zone: DealZone
  /** The start of the lightning zone's slot; without one that zone is empty. */
  slot: string | undefined
  categoryId: number | undefined
  /** `bestSelling` leaves out what cannot be bought. */
  sort: DiscountSort | 'bestSelling'
  limit: number
  offset: number
}

const ZonePage = Type.Object({
  total: Type.Integer(),
  productIds: Type.Array(Type.Integer()),
  tops: Type.Array(Type.Object({ id: Type.Integer(), text: TextColumn, count: Type.Integer() })),
})
export type ZonePage = Static<typeof ZonePage>

/** One row a product: what it costs in the zone, what it is compared with, when that ends. A price that is not told yet counts as the plain one. */
function productsIn({ zone, slot }: Pick<ZoneQuery, 'zone' | 'slot'>, now: Date): SQL {
  switch (zone) {
    case 'discount':
      return sql`select product_id, price, compare_at_price as base, deal_ends_at as ends_at from product_cards where compare_at_price is not null`
    case 'lightning':
      return sql`select distinct on (o.product_id) o.product_id, deal.price, o.price as base, d.ends_at
        from lightning_deals d join deal_campaigns c on c.id = d.campaign_id and c.state <> 'paused' join offers o on o.id = d.offer_id
          cross join lateral (select case when c.hides_price and d.starts_at > ${instant(now)} then o.price else d.price end as price) deal
        where d.starts_at = ${slot ?? null}::timestamptz order by o.product_id, deal.price::float / o.price, d.id`
    case 'group':
      return sql`select g.product_id, g.price, alone.unit_price as base, g.ends_at
        from group_prices(${instant(now)}) g join offer_prices(${instant(now)}) alone on alone.offer_id = g.offer_id join product_cards c on c.product_id = g.product_id and g.price < c.price`
  }
}

const orders: Record<ZoneQuery['sort'], SQL> = {
  discount: sql`price::float / base`,
  priceAsc: sql`price`,
  priceDesc: sql`price desc`,
  ending: sql`ends_at nulls last, price::float / base`,
  bestSelling: sql`sold desc, price::float / base`,
}

/** A page of a zone's products, how many there are, and the root categories that have some: those of every category. */
export async function selectZone(db: Executor, query: ZoneQuery, now: Date): Promise<ZonePage> {
  const { categoryId, sort, limit, offset } = query
  const statement = sql`with zone as materialized (
      select z.product_id, z.price, z.base, z.ends_at, c.in_stock, c.sold, c.root_category_id, c.category_id
      from (${productsIn(query, now)}) z join product_cards c on c.product_id = z.product_id ${sort === 'bestSelling' ? sql`and c.in_stock` : sql``}
    ), asked as (
      select * from zone ${categoryId === undefined ? sql`` : sql`where root_category_id = ${categoryId}::int or category_id = ${categoryId}::int`}
    )
    select (select count(*)::int from asked) as total,
      array(select product_id from asked order by in_stock desc, ${orders[sort]}, product_id limit ${limit}::int offset ${offset}::int) as "productIds",
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'text', t.text, 'count', top.count) order by t.position, t.id)
        from (select root_category_id as id, count(*)::int as count from zone group by 1) top join categories t on t.id = top.id), '[]') as tops`
  return (await preparedFirstRow(db, ZonePage, statement))!
}
