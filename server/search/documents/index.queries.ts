import type { IndexWord } from '@kalata/query-words/documents/item-texts.ts'
import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { BrandNameColumn, Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import type { IndexDocument, IndexedProduct } from './index.rules.ts'

const ProductTexts = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  brand: Nullable(BrandNameColumn),
  categoryId: Type.Integer(),
  store: TextColumn,
  city: TextColumn,
  attributes: Type.Array(Type.Object({ name: TextColumn, value: TextColumn })),
  options: Type.Array(
    Type.Object({
      name: TextColumn,
      values: Type.Array(Type.Object({ key: Type.String(), text: TextColumn, swatch: Type.Optional(Type.String()) })),
    }),
  ),
  variants: Type.Array(Type.Array(Type.String())),
  description: TextColumn,
  codes: Type.Array(Type.String()),
})
const CategoryText = Type.Object({ id: Type.Integer(), parentId: Nullable(Type.Integer()), text: TextColumn })

const fields = sql`
  p.id, p.name, b.name as brand, p.category_id as "categoryId", s.name as store, s.city, p.attributes, p.options, p.description,
  (select coalesce(array_agg(distinct code) filter (where code is not null), '{}') from offers o, unnest(array[o.sku, o.gtin, o.mpn]) code
    where o.product_id = p.id) as codes,
  (select coalesce(jsonb_agg(o.values order by o.position, o.id), '[]') from offers o where o.product_id = p.id) as variants
  from products p
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

/** Upserts search documents. */
export async function writeDocuments(db: Executor, documents: IndexDocument[]): Promise<void> {
  await db.execute(sql`
    insert into search_documents (product_id, words, named, written, texts, text_words, ka, variants)
    select id, strip(named || texts), named, written, texts, text_words, named, variants
    from (
      select (d->>'id')::int as id, search_document(d->'parts') as named, search_names(d->'names') as written, search_texts(d->'texts') as texts,
        (d->>'textWords')::smallint as text_words, (d->>'variants')::bigint[] as variants
      from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d
      offset 0
    ) made
    on conflict (product_id) do update
    set words = excluded.words, named = excluded.named, written = excluded.written, texts = excluded.texts, text_words = excluded.text_words, ka = excluded.ka, en = '', ru = '', zh = '',
      variants = excluded.variants`)
}

/** Adds words to the vocabulary, in the words' order so that two writers never wait for each other in a circle. */
export async function writeWords(db: Executor, words: IndexWord[]): Promise<void> {
  await db.execute(sql`
    insert into search_words (word, lexeme, phonetic_stem, phonetic_word, uses, named, fuzzy_keys)
    select word, lexeme, phonetic_stem, phonetic_word, uses, named, fuzzy_keys
    from (
      select w->>'word' as word, search_lexeme(w->>'form') as lexeme, w->>'phoneticStem' as phonetic_stem, w->>'phoneticWord' as phonetic_word, (w->>'uses')::int as uses, (w->>'named')::int as named,
        array(select jsonb_array_elements_text(w->'fuzzyKeys')) as fuzzy_keys
      from jsonb_array_elements(${JSON.stringify(words)}::jsonb) w
    ) made
    where lexeme is not null
    order by word
    on conflict (word) do update set uses = search_words.uses + excluded.uses, named = search_words.named + excluded.named`)
}

/** Every category with its names in all languages. */
export async function allCategories(db: Executor): Promise<Static<typeof CategoryText>[]> {
  return rows(db, CategoryText, sql`select id, parent_id as "parentId", text from categories order by id`)
}

/** Upserts the search vectors of categories. */
export async function writeCategories(db: Executor, categories: { id: number; names: string; related: string }[]): Promise<void> {
  await db.execute(sql`
    insert into search_categories (category_id, words, related)
    select (d->>'id')::int, to_tsvector('mall', d->>'names'), to_tsvector('mall', d->>'related') from jsonb_array_elements(${JSON.stringify(categories)}::jsonb) d
    on conflict (category_id) do update set words = excluded.words, related = excluded.related`)
}

/** Empties the vocabulary before it is rebuilt, inside the caller's transaction. */
export async function clearWords(db: Executor): Promise<void> {
  await db.execute(sql`delete from search_words`)
}

/** The version of the index as it stands, locked until the end of the transaction: of several processes one rebuilds it. */
export async function lockIndexVersion(db: Executor): Promise<number> {
  const [row] = await rows(db, Type.Object({ version: Type.Integer() }), sql`select version from search_index for update`)
  return row!.version
}

/** Notes the version that the index was built by. */
export async function writeIndexVersion(db: Executor, version: number): Promise<void> {
  await db.execute(sql`update search_index set version = ${version}`)
}
