import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { BrandName } from '#contract/catalogue/brand-names.ts'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import type { Text } from '#contract/core/languages.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { BrandNameColumn, Nullable, StringColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const TaxonomyRow = Type.Object({ id: Type.Integer(), key: Type.String() })
export type TaxonomyRow = Static<typeof TaxonomyRow>

export interface CategoryUpsert {
  key: string
  parentId: number | null
  text: Text
  icon: string
  picture: Picture
}

export interface StoreUpsert {
  key: string
  name: Text
  city: Text
  about: Text | null
  companyCode: string | null
  picture: Picture | null
}

export interface BannerUpsert {
  key: string
  categoryId: number
  title: Text
  text: Text
  tone: 'dark' | 'light'
  place: 'row' | 'hero'
  picture: Picture
}

const CategoryRow = Type.Object({
  ...TaxonomyRow.properties,
  parentId: Nullable(Type.Integer()),
  text: TextColumn,
  hasProducts: Type.Boolean(),
})
const StoreRow = Type.Object({ ...TaxonomyRow.properties, name: TextColumn })
const BrandRow = Type.Object({ ...TaxonomyRow.properties, name: BrandNameColumn })

/** Categories, stores and brands by key; imported products name them. */
export async function selectTaxonomy(db: Executor) {
  const statement = sql`
    select id, key, parent_id as "parentId", text, exists (select 1 from products p where p.category_id = c.id) as "hasProducts"
    from categories c order by position, id`
  const categories = await rows(db, CategoryRow, statement)
  const stores = await rows(db, StoreRow, sql`select id, key, name from stores order by id`)
  const brands = await rows(db, BrandRow, sql`select id, key, name from brands`)
  return { categories, stores, brands }
}

/** The picture that the upsert of a category leaves it with. */
const remainingPicture = sql.raw(
  `case when excluded.picture ? 'placeholder' and c.picture ->> 'src' <> excluded.picture ->> 'src' then c.picture else excluded.picture end`,
)

/**
 * Makes or changes a category; a new one stands last among its kind. A placeholder replaces no other (`fillCategoryPictures`). `changed` is false where the
 * row was the same.
 */
export async function upsertCategory(
  db: Executor,
  { key, parentId, text, icon, picture }: CategoryUpsert,
): Promise<TaxonomyRow & { changed: boolean }> {
  const statement = sql`
    insert into categories as c (key, parent_id, text, icon, picture, position)
    values (${key}, ${parentId}, ${JSON.stringify(text)}::jsonb, ${icon}, ${JSON.stringify(picture)}::jsonb,
      (select coalesce(max(position) + 1, 0) from categories where parent_id is not distinct from ${parentId}))
    on conflict (key) do update set parent_id = excluded.parent_id, text = excluded.text, icon = excluded.icon, picture = ${remainingPicture}
    where (c.parent_id, c.text, c.icon, c.picture) is distinct from (excluded.parent_id, excluded.text, excluded.icon, ${remainingPicture})
    returning id, key`
  const written = await rows(db, TaxonomyRow, statement)
  return rowOf(db, written, sql`select id, key from categories where key = ${key}`)
}

/** Categories that show a placeholder get that of their newest product with one. Idempotent. */
export async function fillCategoryPictures(db: Executor): Promise<void> {
  await db.execute(sql`
    update categories c set picture = found.picture
    from categories k cross join lateral (
      select picture from product_cards p
      where case when k.parent_id is null then p.root_category_id = k.id else p.category_id = k.id end and not p.picture ? 'placeholder'
      order by p.created_at desc, p.product_id desc limit 1
    ) found
    where c.id = k.id and k.picture ? 'placeholder'`)
}

/** Upserts a store by key; `changed` is false where the row was the same. */
export async function upsertStore(
  db: Executor,
  { key, name, city, about, companyCode, picture }: StoreUpsert,
): Promise<TaxonomyRow & { changed: boolean }> {
  const statement = sql`
    insert into stores as s (key, name, city, about, picture, company_code)
    values (${key}, ${JSON.stringify(name)}::jsonb, ${JSON.stringify(city)}::jsonb, ${about && JSON.stringify(about)}::jsonb,
      ${picture && JSON.stringify(picture)}::jsonb, ${companyCode})
    on conflict (key) do update set name = excluded.name, city = excluded.city, about = excluded.about, picture = excluded.picture,
      company_code = excluded.company_code
    where (s.name, s.city, s.about, s.picture, s.company_code) is distinct from
      (excluded.name, excluded.city, excluded.about, excluded.picture, excluded.company_code)
    returning id, key`
  const written = await rows(db, TaxonomyRow, statement)
  return rowOf(db, written, sql`select id, key from stores where key = ${key}`)
}

/** Upserts a brand by key; `changed` is false where the row was the same. */
export async function upsertBrand(db: Executor, key: string, name: BrandName): Promise<TaxonomyRow & { changed: boolean }> {
  const statement = sql`
    insert into brands as b (key, name, position) values (${key}, ${JSON.stringify(name)}::jsonb, (select coalesce(max(position) + 1, 0) from brands))
    on conflict (key) do update set name = excluded.name where b.name <> excluded.name
    returning id, key`
  const written = await rows(db, TaxonomyRow, statement)
  return rowOf(db, written, sql`select id, key from brands where key = ${key}`)
}

/** Makes or changes a banner; a new one comes last. */
export async function upsertBanner(
  db: Executor,
  { key, categoryId, title, text, tone, place, picture }: BannerUpsert,
): Promise<TaxonomyRow & { changed: boolean }> {
  const statement = sql`
    insert into banners as b (key, category_id, title, text, tone, place, picture, position)
    values (${key}, ${categoryId}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(text)}::jsonb, ${tone}, ${place},
      ${JSON.stringify(picture)}::jsonb, (select coalesce(max(position) + 1, 0) from banners))
    on conflict (key) do update set category_id = excluded.category_id, title = excluded.title, text = excluded.text, tone = excluded.tone,
      place = excluded.place, picture = excluded.picture
    where (b.category_id, b.title, b.text, b.tone, b.place, b.picture)
      is distinct from (excluded.category_id, excluded.title, excluded.text, excluded.tone, excluded.place, excluded.picture)
    returning id, key`
  const written = await rows(db, TaxonomyRow, statement)
  return rowOf(db, written, sql`select id, key from banners where key = ${key}`)
}

/** An upsert that changed nothing returns no row: the existing row is read then. */
async function rowOf(db: Executor, written: TaxonomyRow[], read: ReturnType<typeof sql>): Promise<TaxonomyRow & { changed: boolean }> {
  if (written[0]) return { ...written[0], changed: true }
  const [row] = await rows(db, TaxonomyRow, read)
  return { ...row!, changed: false }
}

/** Which of the addresses some row of the catalogue names. */
export async function selectUsedImages(db: Executor, sources: string[]): Promise<string[]> {
  const statement = sql`
    select distinct picture->>'src' as src from (
      select jsonb_array_elements(pictures) as picture from products
      union all select picture from categories
      union all select picture from stores where picture is not null
      union all select picture from banners
    ) named
    where picture->>'src' = any(${sql.param(sources)}::text[])`
  return column(db, StringColumn, statement)
}

const ExportedCategory = Type.Object({
  key: Type.String(),
  parent: Nullable(Type.String()),
  text: TextColumn,
  icon: Type.String(),
  picture: Picture,
})
const ExportedStore = Type.Object({
  key: Type.String(),
  name: TextColumn,
  city: TextColumn,
  about: Nullable(TextColumn),
  companyCode: Nullable(Type.String()),
  picture: Nullable(Picture),
})
const ExportedBrand = Type.Object({ key: Type.String(), name: BrandNameColumn })
const ExportedBanner = Type.Object({
  key: Type.String(),
  title: TextColumn,
  text: TextColumn,
  category: Type.String(),
  tone: Enum('dark', 'light'),
  place: Enum('row', 'hero'),
  picture: Picture,
})

/** The taxonomy in its order, for an export. */
export async function exportedTaxonomy(db: Executor) {
  const categoriesInOrder = sql`
    select c.key, p.key as parent, c.text, c.icon, c.picture from categories c left join categories p on p.id = c.parent_id
    order by p.id is not null, p.position, p.id, c.position, c.id`
  const storesInOrder = sql`select key, name, city, about, company_code as "companyCode", picture from stores order by id`
  const bannersInOrder = sql`
    select b.key, b.title, b.text, c.key as category, b.tone, b.place, b.picture from banners b join categories c on c.id = b.category_id
    order by b.position, b.id`
  return {
    categories: await rows(db, ExportedCategory, categoriesInOrder),
    stores: await rows(db, ExportedStore, storesInOrder),
    brands: await rows(db, ExportedBrand, sql`select key, name from brands order by position, id`),
    banners: await rows(db, ExportedBanner, bannersInOrder),
  }
}
