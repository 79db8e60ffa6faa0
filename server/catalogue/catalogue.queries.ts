import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { offerAvailabilities, offerConditions } from '#contract/catalogue/offer-facts.ts'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import { dealKinds } from '#contract/pricing/types.ts'
import { batchedLookup } from '@kalata/postgres-client/statements/batched-lookup.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { BrandNameColumn, Nullable, TextColumn, TimestampColumn, IntegerColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedFirstRow, preparedRows, column } from '@kalata/drizzle-postgres/statements/rows.ts'
import { countOf, countsOf } from './cards/listed-counts.queries.ts'
import type { ScoreCounts } from '#contract/catalogue/rating.ts'

const CategoryRow = Type.Object({
  id: Type.Integer(),
  parentId: Nullable(Type.Integer()),
  text: TextColumn,
  icon: Type.String(),
  picture: Picture,
  /** Listed products in it; a root category's are its children's. */
  count: Type.Integer(),
})
export type CategoryRow = Static<typeof CategoryRow>

/** Both levels in their order. */
export async function selectCategories(db: Executor): Promise<CategoryRow[]> {
  const statement = sql`
    select c.id, c.parent_id as "parentId", c.text, c.icon, c.picture, coalesce(n.count, 0) as count
    from categories c left join ${countsOf('category')} n on n.of_id = c.id order by c.position, c.id`
  return preparedRows(db, CategoryRow, statement)
}

const HomeCategoryRow = Type.Omit(CategoryRow, ['count', 'icon'])
const HomeCategories = Type.Object({
  roots: Type.Array(Type.Pick(CategoryRow, ['id', 'text', 'icon'])),
  children: Type.Array(Type.Object({ ...HomeCategoryRow.properties, parentId: Type.Integer(), count: Type.Integer() })),
})
export type HomeCategories = Static<typeof HomeCategories>

/** Root categories in their order, and of each the first children that have listed products, about `most` in all; those of one root after another. */
export async function selectHomeCategories(db: Executor, most: number): Promise<HomeCategories> {
  const statement = sql`
    with roots as materialized (select id, text, icon, position from categories where parent_id is null)
    select coalesce((select jsonb_agg(jsonb_build_object('id', id, 'text', text, 'icon', icon) order by position, id) from roots), '[]') as roots,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'parentId', r.id, 'text', c.text, 'picture', c.picture, 'count', c.count)
          order by r.position, r.id, c.position, c.id)
        from roots r cross join lateral (
          select k.id, k.text, k.picture, k.position, ${countOf('category', sql`k.id`)} as count from categories k
          where k.parent_id = r.id and ${countOf('category', sql`k.id`)} > 0 order by k.position, k.id
          limit (select 1 + ceil(${most}::float8 / greatest(count(*), 1))::int from roots)
        ) c), '[]') as children`
  return (await preparedFirstRow(db, HomeCategories, statement))!
}

const BrandRow = Type.Object({ id: Type.Integer(), name: BrandNameColumn })
export type BrandRow = Static<typeof BrandRow>

/** Brands that have listed products. */
export async function selectBrands(db: Executor, limit: number): Promise<BrandRow[]> {
  const statement = sql`
    select b.id, b.name from (select of_id from ${countsOf('brand')} n order by count desc, of_id limit ${limit}::int) n
      join brands b on b.id = n.of_id order by b.position, b.id`
  return preparedRows(db, BrandRow, statement)
}

/** The first brands that have listed products, by position. */
export async function selectFirstBrands(db: Executor, limit: number): Promise<BrandRow[]> {
  const statement = sql`select b.id, b.name from brands b where ${countOf('brand', sql`b.id`)} > 0 order by b.position, b.id limit ${limit}`
  return preparedRows(db, BrandRow, statement)
}

const BannerRow = Type.Object({
  id: Type.Integer(),
  title: TextColumn,
  text: TextColumn,
  tone: Enum('dark', 'light'),
  place: Enum('row', 'hero'),
  picture: Picture,
  categoryId: Type.Integer(),
  parentId: Nullable(Type.Integer()),
})
export type BannerRow = Static<typeof BannerRow>

/** Banners in their order, where the category they lead to has products. */
export async function selectBanners(db: Executor): Promise<BannerRow[]> {
  const statement = sql`
    select b.id, b.title, b.text, b.tone, b.place, b.picture, c.id as "categoryId", c.parent_id as "parentId"
    from banners b join categories c on c.id = b.category_id
    where ${countOf('category', sql`c.id`)} > 0 order by b.position, b.id`
  return preparedRows(db, BannerRow, statement)
}

const StoreRow = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  city: TextColumn,
  picture: Picture,
  count: Type.Integer(),
})
export type StoreRow = Static<typeof StoreRow>

/** Stores with a picture and listed products, those with the most products first. */
export async function selectStores(db: Executor, limit: number): Promise<StoreRow[]> {
  const statement = sql`
    select s.id, s.name, s.city, s.picture, k.count
    from stores s join ${countsOf('store')} k on k.of_id = s.id
    where s.picture is not null order by k.count desc, s.id limit ${limit}`
  return preparedRows(db, StoreRow, statement)
}

/** Attributes and options as a product's columns hold them. */
export const AttributesColumn = Type.Array(Type.Object({ name: TextColumn, value: TextColumn }))
export const OptionsColumn = Type.Array(
  Type.Object({
    name: TextColumn,
    values: Type.Array(Type.Object({ key: Type.String(), text: TextColumn, swatch: Type.Optional(Type.String()) })),
  }),
)

const ProductColumns = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  description: TextColumn,
  attributes: AttributesColumn,
  pictures: Type.Array(Picture),
  options: OptionsColumn,
  createdAt: TimestampColumn,
  ratings: Type.Array(Type.Integer()),
  brand: Nullable(BrandRow),
  store: Type.Object({ id: Type.Integer(), name: TextColumn, city: TextColumn, count: Type.Integer() }),
  category: Type.Object({ id: Type.Integer(), text: TextColumn, parentId: Nullable(Type.Integer()) }),
  top: Nullable(Type.Object({ id: Type.Integer(), text: TextColumn })),
})
/** What is known of an offer; null for what nobody said. */
export const FactsColumn = Type.Object({
  sku: Nullable(Type.String()),
  gtin: Nullable(Type.String()),
  mpn: Nullable(Type.String()),
  condition: Nullable(Enum(...offerConditions)),
  availability: Nullable(Enum(...offerAvailabilities)),
  availableFrom: Nullable(TimestampColumn),
  weight: Nullable(Type.Integer()),
  unitPricing: Nullable(Type.Object({ measure: Type.String(), base: Type.Optional(Type.String()) })),
})
/** A {@link FactsColumn} of an offer `o`. */
export const offerFacts = sql.raw(`jsonb_build_object('sku', o.sku, 'gtin', o.gtin, 'mpn', o.mpn, 'condition', o.condition,
  'availability', o.availability, 'availableFrom', o.available_from, 'weight', o.weight, 'unitPricing', o.unit_pricing)`)
const OfferColumns = Type.Object({
  id: Type.Integer(),
  values: Type.Array(Type.String()),
  price: Type.Integer(),
  compareAtPrice: Nullable(Type.Integer()),
  available: Type.Integer(),
  pictureIndex: Type.Integer(),
  dealKind: Nullable(Enum(...dealKinds)),
  dealEndsAt: Nullable(Type.String()),
  facts: FactsColumn,
})
/** A product without offers has null for them. */
const FoundProduct = Type.Object({ key: Type.String(), ...ProductColumns.properties, offers: Nullable(Type.Array(OfferColumns)) })
export type ProductRow = Static<typeof ProductColumns> & { offers: Static<typeof OfferColumns>[] }

/** Statements of {@link selectProduct} under way, beyond which products are asked for together. */
const lookupsAtOnce = 2

/** Keys are `<id> <moment>`. One look into each index a product, whatever the statistics. */
const lookUpProducts = batchedLookup<Executor, ProductRow>(async (db, keys) => {
  const parts = keys.map((key) => key.split(' '))
  const [ids, moments] = [0, 1].map((place) => paddedArray(parts.map((part) => part[place]!)))
  const statement = sql`
    select asked.key, p.id, p.name, p.description, p.attributes, p.pictures, p.options, p.created_at as "createdAt", p.ratings,
      (select jsonb_build_object('id', b.id, 'name', b.name) from brands b where b.id = p.brand_id) as brand,
      (select jsonb_build_object('id', s.id, 'name', s.name, 'city', s.city,
        'count', ${countOf('store', sql`s.id`)}) from stores s where s.id = p.store_id) as store,
      jsonb_build_object('id', c.id, 'text', c.text, 'parentId', c.parent_id) as category,
      (select jsonb_build_object('id', t.id, 'text', t.text) from categories t where t.id = c.parent_id) as top,
      (select jsonb_agg(jsonb_build_object('id', o.id, 'values', o.values, 'price', price.unit_price,
        'compareAtPrice', price.compare_at_price, 'available', price.available, 'pictureIndex', o.picture_index,
        'dealKind', price.deal_kind, 'dealEndsAt', price.deal_ends_at, 'facts', ${offerFacts}) order by o.position, o.id)
        from offers o join offer_prices(asked.at) price on price.offer_id = o.id where o.product_id = p.id) as offers
    from unnest(${paddedArray(keys)}::text[], ${ids}::int[], ${moments}::timestamptz[]) asked (key, id, at)
    cross join lateral (select * from products where id = asked.id and listed limit 1) p
    join categories c on c.id = p.category_id`
  const found = await preparedRows(db, FoundProduct, statement)
  return new Map(found.flatMap(({ key, offers, ...row }) => (offers ? [[key, { ...row, offers }]] : [])))
}, lookupsAtOnce)

/** A listed product with everything its page shows, at the prices of `now`, in one statement. Many at one moment share it. */
export async function selectProduct(db: Executor, id: number, now: Date): Promise<ProductRow | undefined> {
  const key = `${id} ${now.toISOString()}`
  return (await lookUpProducts(db, [key])).get(key)
}

const ProductPlace = Type.Pick(FoundProduct, ['id', 'name', 'category', 'top'])
/** A product's name and categories. */
export type ProductPlace = Static<typeof ProductPlace>

/** A product that is no longer listed. */
export async function selectUnlisted(db: Executor, id: number): Promise<ProductPlace | undefined> {
  const statement = sql`
    select p.id, p.name, jsonb_build_object('id', c.id, 'text', c.text, 'parentId', c.parent_id) as category,
      (select jsonb_build_object('id', t.id, 'text', t.text) from categories t where t.id = c.parent_id) as top
    from products p join categories c on c.id = p.category_id
    where p.id = ${id} and not p.listed`
  return preparedFirstRow(db, ProductPlace, statement)
}

const ProductCategories = Type.Object({ id: Type.Integer(), categoryId: Type.Integer(), rootCategoryId: Type.Integer() })

export async function selectCategoriesOf(db: Executor, id: number): Promise<Static<typeof ProductCategories> | undefined> {
  const statement = sql`
    select product_id as id, category_id as "categoryId", root_category_id as "rootCategoryId" from product_cards where product_id = ${id}`
  return preparedFirstRow(db, ProductCategories, statement)
}

/** Locks a product against other changes of its rating until the transaction ends. @returns its store */
export async function lockProduct(db: Executor, productId: number): Promise<number> {
  return (await column(db, IntegerColumn, sql`select store_id as "storeId" from products where id = ${productId} for no key update`))[0]!
}

/** Writes how many reviews a product has of each score. */
export async function updateRatings(db: Executor, productId: number, counts: ScoreCounts): Promise<void> {
  await db.execute(sql`update products set ratings = ${sql.param(counts)}::int[] where id = ${productId}`)
}
