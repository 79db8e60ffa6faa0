import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { DiscountSort } from '#contract/deals/constants.ts'
import { batchedLookup } from '@kalata/postgres-client/statements/batched-lookup.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { IntegerColumn, Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedColumn, preparedFirstRow, preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { CardColumns, cardColumns, cardTables } from './card-columns.tables.ts'
import type { CardRow } from '../catalogue.rules.ts'
import { countOf, countsOf } from './listed-counts.queries.ts'

const cardOf = (row: CardColumns): CardRow => ({ ...row, createdAt: new Date(row.createdAt) })

const KeyedCard = Type.Object({ key: Type.String(), ...CardColumns.properties })

/** Keys are `<product id> <moment>`. */
const lookUpCards = batchedLookup<Executor, CardRow>(async (db, keys) => {
  const parts = keys.map((key) => key.split(' '))
  const [ids, moments] = [0, 1].map((place) => paddedArray(parts.map((part) => part[place]!)))
  const statement = sql`select asked.key, ${cardColumns(sql`asked.at`)}
    from unnest(${paddedArray(keys)}::text[], ${ids}::int[], ${moments}::timestamptz[]) asked (key, id, at)
    join product_cards c on c.product_id = asked.id ${cardTables(sql`asked.at`)}`
  const found = await preparedRows(db, KeyedCard, statement)
  return new Map(found.map(({ key, ...row }) => [key, cardOf(row)]))
}, 2)

/** The cards of products at the prices of `now`, in the order asked for; unlisted products are left out. Many at one moment share statements. */
export async function cardsByIds(db: Executor, now: Date, ids: number[]): Promise<CardRow[]> {
  const keys = ids.map((id) => `${id} ${now.toISOString()}`)
  const found = await lookUpCards(db, keys)
  return keys.flatMap((key) => found.get(key) ?? [])
}

const ShownProduct = Type.Object({
  productId: Type.Integer(),
  rootCategoryId: Type.Integer(),
  picture: Type.Object({ src: Type.String(), placeholder: Type.Optional(Type.Literal(true)) }),
  /** Tetri, as it was when it was chosen. */
  price: Type.Integer(),
})
/** What a list is chosen by before its cards are read. */
export type ShownProduct = Static<typeof ShownProduct>
const shown = sql`c.product_id as "productId", c.root_category_id as "rootCategoryId", c.picture - '{blur,width,height}'::text[] as picture, c.price`

/** The newest products of every root category that can be bought, as many of each, about `most` in all; the newest first. */
export async function newestByRootCategory(db: Executor, most: number): Promise<ShownProduct[]> {
  const [roots] = await preparedColumn(db, IntegerColumn, sql`select count(*)::int as count from categories where parent_id is null`)
  const statement = sql`
    select ${shown} from categories t cross join lateral (
      select * from product_cards where root_category_id = t.id and in_stock order by created_at desc, product_id desc
      limit ${Math.ceil(most / Math.max(1, roots!))}::int
    ) c where t.parent_id is null order by c.created_at desc, c.product_id desc`
  return preparedRows(db, ShownProduct, statement)
}

/** Products like another: of its own child category first, then of the root category, those that can be bought first; `each` of both. */
export function relatedTo(
  db: Executor,
  { id, categoryId, rootCategoryId }: { id: number; categoryId: number; rootCategoryId: number },
  each: number,
): Promise<ShownProduct[]> {
  const of = (where: SQL) => sql`(
    select c.* from product_cards c where ${where} order by c.created_at desc, c.product_id desc limit ${each})`
  const siblings = of(sql`c.category_id = ${categoryId} and c.product_id <> ${id}`)
  const others = of(sql`c.root_category_id = ${rootCategoryId} and c.category_id <> ${categoryId}`)
  const statement = sql`select ${shown} from (${siblings} union all ${others}) c
    order by c.category_id = ${categoryId} desc, c.in_stock desc, c.created_at desc, c.product_id desc`
  return preparedRows(db, ShownProduct, statement)
}

const discount = (table: SQL) => sql`(${table}price::float8 / ${table}compare_at_price)`

/** A list of discounted cards. `rootId` alone: all of a root category; with `childId` those of its child. */
export interface DiscountedList {
  limit: number
  offset: number
  category?: { rootId: number; childId?: number }
  inStock?: boolean
  sort?: DiscountSort
}

/**
 * Discounted cards, those in stock first, then in the order asked for; `inStock` leaves out what cannot be bought. Each part of the order is
 * read from an index as far as the end of the page.
 */
export async function discountedCards(db: Executor, now: Date, { limit, offset, category, inStock, sort = 'discount' }: DiscountedList) {
  const place = category
    ? sql`and root_category_id = ${category.rootId}::int ${category.childId ? sql`and category_id = ${category.childId}::int` : sql``}`
    : sql``
  const keys: Record<DiscountSort, (table: SQL) => SQL> = {
    discount,
    priceAsc: (table) => sql`${table}price`,
    priceDesc: (table) => sql`${table}price desc`,
    ending: (table) => sql`${table}deal_ends_at nulls last, ${discount(table)}`,
  }
  const part = (where: SQL, key: SQL) => sql`(
    select * from product_cards where compare_at_price is not null ${place} and ${where} order by ${key}, product_id limit ${limit + offset}::int)`
  const partsOf = (stock: SQL) =>
    sort === 'ending'
      ? [
          part(sql`${stock} and deal_ends_at is not null`, sql`deal_ends_at, ${discount(sql``)}`),
          part(sql`${stock} and deal_ends_at is null`, discount(sql``)),
        ]
      : [part(stock, keys[sort](sql``))]
  const parts = [...partsOf(sql`in_stock`), ...(inStock ? [] : partsOf(sql`not in_stock`))]
  const order = sql`order by c.in_stock desc, ${keys[sort](sql`c.`)}, c.product_id`
  const statement = sql`select ${cardColumns(instant(now))}
    from (select c.* from (${sql.join(parts, sql` union all `)}) c ${order} limit ${limit}::int offset ${offset}::int) c
    ${cardTables(instant(now))} ${order}`
  const found = await preparedRows(db, CardColumns, statement)
  return found.map(cardOf)
}

const DiscountedCount = Type.Object({
  total: Type.Integer(),
  tops: Type.Array(Type.Object({ id: Type.Integer(), text: TextColumn, count: Type.Integer() })),
})
type DiscountedCount = Static<typeof DiscountedCount>

/** How many discounted cards a category has (or all), and how many every root category has. */
export async function countDiscounted(db: Executor, categoryId?: number): Promise<DiscountedCount> {
  const statement = sql`
    with tops as materialized (
      select t.id, t.text, t.position, n.count from categories t join ${countsOf('category', 'discounted')} n on n.of_id = t.id where t.parent_id is null
    )
    select ${categoryId ? countOf('category', sql`${categoryId}::int`, 'discounted') : sql`coalesce((select sum(count) from tops), 0)::int`} as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'text', text, 'count', count) order by position, id) from tops), '[]') as tops`
  return (await preparedFirstRow(db, DiscountedCount, statement))!
}

const Place = Type.Object({ rootId: Type.Integer(), childId: Nullable(Type.Integer()) })

/** A category as lists of cards are asked for it; undefined for an unknown id. */
export async function selectCategoryPlace(db: Executor, id: number): Promise<DiscountedList['category']> {
  const statement = sql`
    select coalesce(parent_id, id) as "rootId", case when parent_id is not null then id end as "childId" from categories where id = ${id}::int`
  const [row] = await preparedRows(db, Place, statement)
  return row && { rootId: row.rootId, ...(row.childId === null ? {} : { childId: row.childId }) }
}
