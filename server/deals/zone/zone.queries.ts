import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '#server/platform/db/statements/rows.ts'

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
