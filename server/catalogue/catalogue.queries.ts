import { sql } from 'drizzle-orm'
import type { Brand, Picture } from '#contract/catalogue/schemas.ts'
import type { Text } from '#contract/core/languages.ts'
import { prepared, type Executor } from '#server/platform/db/database.ts'
import type { StoredOption } from './catalogue.tables.ts'

export interface CategoryRow {
  id: number
  parentId: number | null
  text: Text
  icon: string
  picture: Picture
  /** Listed products in it; a root category's are its children's. */
  count: number
}

/** Both levels in their order. */
export async function selectCategories(db: Executor): Promise<CategoryRow[]> {
  const found = await prepared(
    db,
    sql`
    with counts as (select category_id, root_category_id, count(*)::int as count from product_cards group by category_id, root_category_id)
    select c.id, c.parent_id as "parentId", c.text, c.icon, c.picture,
      coalesce((select sum(count) from counts where category_id = c.id or root_category_id = c.id), 0)::int as count
    from categories c order by c.position, c.id`,
  )
  return found as CategoryRow[]
}

/** Brands that have listed products. */
export async function selectBrands(db: Executor): Promise<Brand[]> {
  const found = await prepared(
    db,
    sql`
    select b.id as "brandId", b.name as "brandName" from brands b
    where exists (select 1 from products p join product_cards c on c.product_id = p.id where p.brand_id = b.id)
    order by b.position, b.id`,
  )
  return found as Brand[]
}

export interface BannerRow {
  id: number
  title: Text
  text: Text
  tone: 'dark' | 'light'
  picture: Picture
  categoryId: number
  parentId: number | null
}

/** Banners in their order, where the category they lead to has products. */
export async function selectBanners(db: Executor): Promise<BannerRow[]> {
  const found = await prepared(
    db,
    sql`
    select b.id, b.title, b.text, b.tone, b.picture, c.id as "categoryId", c.parent_id as "parentId"
    from banners b join categories c on c.id = b.category_id
    where exists (select 1 from product_cards k where k.category_id = c.id or k.root_category_id = c.id)
    order by b.position, b.id`,
  )
  return found as BannerRow[]
}

export interface StoreRow {
  id: number
  name: Text
  city: Text
  picture: Picture
  count: number
}

/** Stores with a picture and listed products, those with the most products first. */
export async function selectStores(db: Executor, limit: number): Promise<StoreRow[]> {
  const found = await prepared(
    db,
    sql`
    select s.id, s.name, s.city, s.picture, k.count
    from stores s join (select store_id, count(*)::int as count from product_cards group by store_id) k on k.store_id = s.id
    where s.picture is not null order by k.count desc, s.id limit ${limit}`,
  )
  return found as StoreRow[]
}

export interface ProductRow {
  id: number
  name: Text
  description: Text
  attributes: { name: Text; value: Text }[]
  pictures: Picture[]
  options: StoredOption[]
  createdAt: string
  brand: Brand | null
  store: { id: number; name: Text; city: Text; count: number }
  category: { id: number; text: Text; parentId: number | null }
  top: { id: number; text: Text } | null
  offers: { id: number; values: string[]; price: number; compareAtPrice: number | null; available: number; pictureIndex: number }[]
}

/** A listed product with everything its page shows, at the prices of `now`, in one statement. */
export async function selectProduct(db: Executor, id: number, now: Date): Promise<ProductRow | undefined> {
  const found = await prepared(
    db,
    sql`
    select p.id, p.name, p.description, p.attributes, p.pictures, p.options, p.created_at as "createdAt",
      (select jsonb_build_object('brandId', b.id, 'brandName', b.name) from brands b where b.id = p.brand_id) as brand,
      (select jsonb_build_object('id', s.id, 'name', s.name, 'city', s.city,
        'count', (select count(*) from product_cards k where k.store_id = s.id)) from stores s where s.id = p.store_id) as store,
      jsonb_build_object('id', c.id, 'text', c.text, 'parentId', c.parent_id) as category,
      (select jsonb_build_object('id', t.id, 'text', t.text) from categories t where t.id = c.parent_id) as top,
      (select jsonb_agg(jsonb_build_object('id', o.id, 'values', o.values, 'price', price.unit_price,
        'compareAtPrice', price.compare_at_price, 'available', price.available, 'pictureIndex', o.picture_index) order by o.position, o.id)
        from offers o join offer_prices(${now.toISOString()}::timestamptz) price on price.offer_id = o.id where o.product_id = p.id) as offers
    from products p join categories c on c.id = p.category_id
    where p.id = ${id} and p.listed`,
  )
  const row = found[0] as ProductRow | undefined
  return row?.offers ? row : undefined
}

/** The categories of a listed product. */
export async function selectCategoriesOf(
  db: Executor,
  id: number,
): Promise<{ id: number; categoryId: number; rootCategoryId: number } | undefined> {
  const found = await prepared(
    db,
    sql`
    select product_id as id, category_id as "categoryId", root_category_id as "rootCategoryId" from product_cards where product_id = ${id}`,
  )
  return found[0] as { id: number; categoryId: number; rootCategoryId: number } | undefined
}
