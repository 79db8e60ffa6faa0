import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import type { SearchRequest, Sort } from '#contract/search/calls.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { BrandNameColumn, Nullable, TextColumn, TimestampColumn } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'

/** Words in the name count most, then brand and category, store, the rest: the order of PostgreSQL's weights is D to A. */
const weights = sql.raw(`'{0.05, 0.2, 0.5, 1}'`)

export interface SearchPlan {
  lang: Language
  /** A text query of words of the catalogue. */
  expression?: string
  category?: { id: number; level: 1 | 2 }
  filters: { [K in 'brandIds' | 'categoryIds' | 'storeIds' | 'priceMin' | 'priceMax' | 'inStock']: SearchRequest[K] | undefined } & {
    discounted?: boolean | undefined
  }
  sort: Sort
  limit: number
  offset: number
  /** Whether the brand, category and store lists are requested. */
  lists: boolean
}

const FoundCard = Type.Object({
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
})
export type FoundCard = Static<typeof FoundCard>

const Found = Type.Object({
  total: Type.Integer(),
  cards: Type.Array(FoundCard),
  brands: Type.Optional(Type.Array(Type.Object({ id: Type.Integer(), name: BrandNameColumn, count: Type.Integer() }))),
  categories: Type.Optional(Type.Array(Type.Object({ id: Type.Integer(), text: TextColumn, count: Type.Integer() }))),
  stores: Type.Optional(Type.Array(Type.Object({ id: Type.Integer(), name: TextColumn, count: Type.Integer() }))),
  priceMin: Nullable(Type.Integer()),
  priceMax: Nullable(Type.Integer()),
  inStock: Type.Integer(),
  /** Cards with a compare-at price. */
  discounted: Type.Integer(),
})
export type Found = Static<typeof Found>

/** One search in one statement: the page, the total, and every facet counted with its own selection left out. */
export async function runSearch(db: Executor, plan: SearchPlan): Promise<Found> {
  const order = orderOf(plan.sort)
  const [row] = await preparedRows(
    db,
    Found,
    sql`
    with hits as materialized (${hits(plan)}),
    page as (select product_id, rank, price, in_stock, sold, created_at from hits
      where b and k and s and p and i and o ${sql`order by ${order} limit ${plan.limit} offset ${plan.offset}`})
    select
      (select count(*)::int from hits where b and k and s and p and i and o) as total,
      coalesce((select jsonb_agg(jsonb_build_object('productId', c.product_id, 'offerId', c.offer_id, 'offerCount', c.offer_count,
        'name', g.name, 'picture', c.picture, 'price', c.price, 'compareAtPrice', c.compare_at_price, 'inStock', c.in_stock,
        'createdAt', c.created_at, 'rootCategoryId', c.root_category_id, 'storeId', c.store_id, 'storeName', st.name,
        'secondPicture', c.second_picture, 'swatches', c.swatches, 'maxPrice', c.max_price, 'unitsLeft', c.units_left) order by ${orderOf(plan.sort, sql.raw('page.'))})
        from page join product_cards c using (product_id) join products g on g.id = c.product_id join stores st on st.id = c.store_id), '[]') as cards,
      ${plan.lists ? lists : sql``}
      (select min(price) from hits where b and k and s and i and o) as "priceMin",
      (select max(price) from hits where b and k and s and i and o) as "priceMax",
      (select count(*)::int from hits where in_stock and b and k and s and p and o) as "inStock",
      (select count(*)::int from hits where cut and b and k and s and p and i) as discounted`,
  )
  return row!
}

/** What the words or the category find, with a flag for every facet: brand, category, store, price, in stock, on sale. */
function hits({ lang, expression, category, filters }: SearchPlan): SQL {
  const among = (column: SQL, ids: number[] | undefined) =>
    ids?.length ? sql`coalesce(${column} = any(${sql.param(ids)}::int[]), false)` : sql`true`
  const query = sql`${expression}::tsquery`
  const ranked = sql`(2 * ts_rank(${weights}, d.${sql.raw(lang)}, ${query}) + ts_rank(${weights}, d.words, ${query})) * case when c.in_stock then 1 else 0.5 end`
  const from = expression ? sql`search_documents d join product_cards c on c.product_id = d.product_id` : sql`product_cards c`
  const where = [
    ...(expression ? [sql`d.words @@ ${query}`] : []),
    ...(category ? [sql`${sql.raw(category.level === 1 ? 'c.root_category_id' : 'c.category_id')} = ${category.id}`] : []),
  ]
  return sql`
    select c.product_id, c.category_id, c.brand_id, c.store_id, c.price, c.compare_at_price is not null as cut, c.in_stock, c.sold, c.created_at,
      ${expression ? ranked : sql`case when c.in_stock then 1 else 0 end`} as rank,
      ${among(sql`c.brand_id`, filters.brandIds)} as b,
      ${among(sql`c.category_id`, filters.categoryIds)} as k,
      ${among(sql`c.store_id`, filters.storeIds)} as s,
      c.price between ${filters.priceMin ?? 0} and ${filters.priceMax ?? 2_147_483_647} as p,
      ${filters.inStock ? sql`c.in_stock` : sql`true`} as i,
      ${filters.discounted ? sql`c.compare_at_price is not null` : sql`true`} as o
    from ${from} ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}`
}

const lists = sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'count', f.count) order by f.count desc, x.position, x.id)
    from (select brand_id, count(*)::int as count from hits where k and s and p and i and o group by brand_id) f join brands x on x.id = f.brand_id), '[]') as brands,
  coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'text', x.text, 'count', f.count) order by f.count desc, x.id)
    from (select category_id, count(*)::int as count from hits where b and s and p and i and o group by category_id) f join categories x on x.id = f.category_id), '[]') as categories,
  coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'count', f.count) order by f.count desc, x.id)
    from (select store_id, count(*)::int as count from hits where b and k and p and i and o group by store_id) f join stores x on x.id = f.store_id), '[]') as stores,`

function orderOf(sort: Sort, table: SQL = sql.raw('')): SQL {
  const column = (name: string) => sql`${table}${sql.raw(name)}`
  const last = sql`${column('created_at')} desc, ${column('product_id')} desc`
  switch (sort) {
    case 'priceAsc':
      return sql`${column('price')}, ${last}`
    case 'priceDesc':
      return sql`${column('price')} desc, ${last}`
    case 'newest':
      return last
    case 'bestSelling':
      return sql`${column('sold')} desc, ${last}`
    case 'relevance':
      return sql`${column('rank')} desc, ${column('sold')} desc, ${last}`
  }
}

const CategoryPath = Type.Object({
  id: Type.Integer(),
  text: TextColumn,
  parentId: Nullable(Type.Integer()),
  parentText: Nullable(TextColumn),
})
export type CategoryPath = Static<typeof CategoryPath>

/** A category with its parent, for the title and the breadcrumbs; undefined for an unknown id. */
export async function selectCategory(db: Executor, id: number): Promise<CategoryPath | undefined> {
  const [row] = await preparedRows(
    db,
    CategoryPath,
    sql`
    select c.id, c.text, c.parent_id as "parentId", t.text as "parentText"
    from categories c left join categories t on t.id = c.parent_id where c.id = ${id}`,
  )
  return row
}
