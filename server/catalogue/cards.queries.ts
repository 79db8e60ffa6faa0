import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { DiscountSort } from '#contract/deals/constants.ts'
import { Enum } from '#contract/core/call.ts'
import { dealKinds } from '#contract/pricing/types.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { instant } from '#server/platform/db/instants.ts'
import { Nullable, TextColumn, TimestampColumn } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'
import type { CardRow } from './catalogue.rules.ts'

const CardColumns = Type.Object({
  productId: Type.Integer(),
  offerId: Type.Integer(),
  offerCount: Type.Integer(),
  name: TextColumn,
  picture: Picture,
  price: Type.Integer(),
  compareAtPrice: Nullable(Type.Integer()),
  inStock: Type.Boolean(),
  createdAt: TimestampColumn,
  rootCategoryId: Type.Integer(),
  storeId: Type.Integer(),
  storeName: TextColumn,
  secondPicture: Nullable(Picture),
  swatches: Type.Array(Type.String()),
  maxPrice: Type.Integer(),
  unitsLeft: Type.Integer(),
  dealKind: Nullable(Enum(...dealKinds)),
  dealEndsAt: Nullable(TimestampColumn),
  ratings: Type.Array(Type.Integer()),
  groupPrice: Nullable(Type.Integer()),
  groupSize: Nullable(Type.Integer()),
  groupAlonePrice: Nullable(Type.Integer()),
})

/** Card rows of a selection of `product_cards`, aliased `c`, with the group price of the product at `now`; `tail` orders and cuts it. */
async function cards(db: Executor, now: Date, from: SQL, tail: SQL): Promise<CardRow[]> {
  const found = await preparedRows(
    db,
    CardColumns,
    sql`
    select c.product_id as "productId", c.offer_id as "offerId", c.offer_count as "offerCount", p.name,
      c.picture, c.price, c.compare_at_price as "compareAtPrice", c.in_stock as "inStock", c.created_at as "createdAt",
      c.root_category_id as "rootCategoryId", c.store_id as "storeId", s.name as "storeName",
      c.second_picture as "secondPicture", c.swatches, c.max_price as "maxPrice", c.units_left as "unitsLeft", c.deal_kind as "dealKind", c.deal_ends_at as "dealEndsAt",
      p.ratings, g.price as "groupPrice", g.size as "groupSize",
      (select alone.unit_price from offer_prices(${instant(now)}) alone where alone.offer_id = g.offer_id) as "groupAlonePrice"
    ${from}
    join products p on p.id = c.product_id
    join stores s on s.id = c.store_id
    left join group_prices(${instant(now)}) g on g.product_id = c.product_id
    ${tail}`,
  )
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** The cards of products, in the order asked for; unlisted products are left out. */
export function cardsByIds(db: Executor, now: Date, ids: number[]): Promise<CardRow[]> {
  const asked = sql.param(ids)
  return cards(
    db,
    now,
    sql`from unnest(${asked}::int[]) with ordinality a(id, place) join product_cards c on c.product_id = a.id`,
    sql`order by a.place`,
  )
}

/** The newest products of every root category that can be bought, `each` of every one. */
export function newestByRootCategory(db: Executor, now: Date, each: number): Promise<CardRow[]> {
  return cards(
    db,
    now,
    sql`from categories t cross join lateral (
      select * from product_cards where root_category_id = t.id and in_stock order by created_at desc, product_id desc limit ${each}
    ) c`,
    sql`where t.parent_id is null order by c.created_at desc, c.product_id desc`,
  )
}

/** Products like another: of its own child category first, then of the root category, those that can be bought first. */
export function relatedCards(
  db: Executor,
  now: Date,
  product: { id: number; categoryId: number; rootCategoryId: number },
  each: number,
): Promise<CardRow[]> {
  const of = (where: SQL) => sql`(
    select c.* from product_cards c where ${where} order by c.created_at desc, c.product_id desc limit ${each})`
  const { id, categoryId, rootCategoryId } = product
  const siblings = of(sql`c.category_id = ${categoryId} and c.product_id <> ${id}`)
  const others = of(sql`c.root_category_id = ${rootCategoryId} and c.category_id <> ${categoryId}`)
  return cards(
    db,
    now,
    sql`from (${siblings} union all ${others}) c`,
    sql`order by c.category_id = ${categoryId} desc, c.in_stock desc, c.created_at desc, c.product_id desc`,
  )
}

const discountOrders: Record<DiscountSort, SQL> = {
  discount: sql`c.price::float / c.compare_at_price`,
  priceAsc: sql`c.price`,
  priceDesc: sql`c.price desc`,
  ending: sql`c.deal_ends_at nulls last, c.price::float / c.compare_at_price`,
}

/** Discounted cards, those in stock first, then in the order asked for; `inStock` leaves out what cannot be bought. */
export function discountedCards(
  db: Executor,
  now: Date,
  page: { limit: number; offset: number; categoryId?: number; inStock?: boolean; sort?: DiscountSort },
): Promise<CardRow[]> {
  return cards(
    db,
    now,
    sql`from product_cards c`,
    sql`where ${isDiscounted(page.categoryId)} ${page.inStock ? sql`and c.in_stock` : sql``}
      order by c.in_stock desc, ${discountOrders[page.sort ?? 'discount']}, c.product_id limit ${page.limit} offset ${page.offset}`,
  )
}

const DiscountedCount = Type.Object({
  total: Type.Integer(),
  tops: Type.Array(Type.Object({ id: Type.Integer(), count: Type.Integer() })),
})
type DiscountedCount = Static<typeof DiscountedCount>

/** How many discounted cards a category has, and how many every root category has. */
export async function countDiscounted(db: Executor, categoryId?: number): Promise<DiscountedCount> {
  const [row] = await preparedRows(
    db,
    DiscountedCount,
    sql`
    select (select count(*)::int from product_cards c where ${isDiscounted(categoryId)}) as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'count', count) order by position, id) from (
        select t.id, t.position, count(*)::int as count from product_cards c join categories t on t.id = c.root_category_id
        where c.compare_at_price is not null group by t.id) tops), '[]') as tops`,
  )
  return row!
}

function isDiscounted(categoryId: number | undefined): SQL {
  const all = sql`c.compare_at_price is not null`
  return categoryId ? sql`${all} and (c.root_category_id = ${categoryId} or c.category_id = ${categoryId})` : all
}
