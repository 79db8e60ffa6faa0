import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '#server/platform/db/database.ts'
import { BrandNameColumn, Nullable, TextColumn } from '#server/platform/db/row-schemas.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { IndexDocument, IndexedProduct, IndexWord } from './index.rules.ts'

const ProductTexts = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  brand: Nullable(BrandNameColumn),
  category: TextColumn,
  topCategory: Nullable(TextColumn),
  store: TextColumn,
  city: TextColumn,
  attributes: Type.Array(Type.Object({ name: TextColumn, value: TextColumn })),
  options: Type.Array(Type.Object({ name: TextColumn, values: Type.Array(Type.Object({ text: TextColumn })) })),
  description: TextColumn,
})
const CategoryText = Type.Object({ id: Type.Integer(), text: TextColumn })

const fields = sql`
  p.id, p.name, b.name as brand, c.text as category, t.text as "topCategory", s.name as store, s.city,
  p.attributes, p.options, p.description
  from products p
  join categories c on c.id = p.category_id
  left join categories t on t.id = c.parent_id
  join stores s on s.id = p.store_id
  left join brands b on b.id = p.brand_id`

/** The next products after an id, in id order. */
export async function productsAfter(db: Executor, after: number, limit: number): Promise<IndexedProduct[]> {
  return rows(db, ProductTexts, sql`select ${fields} where p.id > ${after} order by p.id limit ${limit}`)
}

/** The texts of these products that search indexes, in id order; unknown ids are left out. */
export async function productsOf(db: Executor, ids: number[]): Promise<IndexedProduct[]> {
  return rows(db, ProductTexts, sql`select ${fields} where p.id = any(${sql.param(ids)}::int[]) order by p.id`)
}

/** Upserts search documents: one text vector per language and one of all. */
export async function writeDocuments(db: Executor, documents: IndexDocument[]): Promise<void> {
  await db.execute(sql`
    insert into search_documents (product_id, words, ka, en, ru, zh)
    select id, ka || en || ru || zh, ka, en, ru, zh
    from (
      -- Goods that came in one language have one document four times.
      select (d->>'id')::int as id, ka,
        case when d->'en' = d->'ka' then ka else search_document(d->'en') end as en,
        case when d->'ru' = d->'ka' then ka else search_document(d->'ru') end as ru,
        case when d->'zh' = d->'ka' then ka else search_document(d->'zh') end as zh
      from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d, lateral (select search_document(d->'ka') as ka offset 0) first
    ) made
    on conflict (product_id) do update
    set words = excluded.words, ka = excluded.ka, en = excluded.en, ru = excluded.ru, zh = excluded.zh`)
}

/** Adds words to the vocabulary, in the words' order so that two writers never wait for each other in a circle. */
export async function writeWords(db: Executor, words: IndexWord[]): Promise<void> {
  await db.execute(sql`
    insert into search_words (word, lexeme, phonetic_stem, phonetic_word, uses, fuzzy_keys)
    select word, lexeme, phonetic_stem, phonetic_word, uses, fuzzy_keys
    from (
      select w->>'word' as word, search_lexeme(w->>'form') as lexeme, w->>'phoneticStem' as phonetic_stem, w->>'phoneticWord' as phonetic_word, (w->>'uses')::int as uses,
        array(select jsonb_array_elements_text(w->'fuzzyKeys')) as fuzzy_keys
      from jsonb_array_elements(${JSON.stringify(words)}::jsonb) w
    ) made
    where lexeme is not null
    order by word
    on conflict (word) do update set uses = search_words.uses + excluded.uses`)
}

/** Every category with its names in all languages. */
export async function allCategories(db: Executor): Promise<Static<typeof CategoryText>[]> {
  return rows(db, CategoryText, sql`select id, text from categories order by id`)
}

/** Upserts the search vectors of categories. */
export async function writeCategories(db: Executor, categories: { id: number; words: string }[]): Promise<void> {
  await db.execute(sql`
    insert into search_categories (category_id, words)
    select (d->>'id')::int, to_tsvector('mall', d->>'words') from jsonb_array_elements(${JSON.stringify(categories)}::jsonb) d
    on conflict (category_id) do update set words = excluded.words`)
}

/** Empties the vocabulary before it is built anew, inside the caller's transaction. */
export async function clearWords(db: Executor): Promise<void> {
  await db.execute(sql`delete from search_words`)
}
