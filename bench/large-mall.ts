import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import type { DirectDb } from '#demo/testing/direct-db.ts'

/** How varied a large mall is: root categories, and from 20,000 products on categories, stores and brands. */
const roots = 60
const most = { children: 3000, stores: 2000, brands: 5000 }
const fewest = { children: roots, stores: 20, brands: 40 }
/** Different words of names. */
export const wordCount = 20_000

interface Variety {
  children: number
  stores: number
  brands: number
}

/** A place in a list of so many by Zipf's law: the first is the most frequent. */
const zipf = (count: number) => sql`least(${count}::int - 1, floor(power(${count}::float8, random()) - 1)::int)`
const inEveryLanguage = (word: SQL) =>
  sql`jsonb_build_object('ka', 'ლ' || ${word}, 'en', ${word}, 'ru', 'т' || ${word}, 'zh', '红' || ${word})`
const picture = sql`'{"src":"/media/none","width":640,"height":640}'::jsonb`

/**
 * Fills an empty mall by statements alone: categories, stores, brands, words and units sold by Zipf's law, four languages, one offer
 * each. Cards, search documents and vocabulary are written as triggers and import write them, without synonyms.
 */
export async function fillLargeMall({ ctx }: DirectDb, products: number): Promise<void> {
  const share = Math.min(1, products / 20_000)
  const of = (name: keyof Variety) => Math.max(fewest[name], Math.round(most[name] * share))
  const variety = { children: of('children'), stores: of('stores'), brands: of('brands') }
  const db = ctx.db as Extract<typeof ctx.db, { $client: unknown }>
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    // Triggers would write the cards one by one.
    await tx.execute(sql`set local session_replication_role = replica`)
    await fillTaxonomy(tx, variety)
    await fillProducts(tx, variety, products)
    await fillSearch(tx)
  })
  for (const table of ['products', 'offers', 'product_cards', 'search_documents', 'search_words', 'categories', 'brands', 'stores'])
    await db.execute(sql`analyze ${sql.identifier(table)}`)
}

async function fillTaxonomy(db: Executor, { children, stores, brands }: Variety): Promise<void> {
  const category = (key: SQL, parent: SQL, name: SQL, count: number) =>
    db.execute(sql`insert into categories (key, parent_id, text, icon, picture, position)
      select ${key}, ${parent}, ${inEveryLanguage(name)}, 'box', ${picture}, i from generate_series(1, ${count}::int) i`)
  await category(sql`'root-' || i`, sql`null::int`, sql`'root' || i`, roots)
  await category(sql`'child-' || i`, sql`1 + i % ${roots}::int`, sql`'kind' || i`, children)
  await db.execute(sql`insert into stores (key, name, city)
    select 'store-' || i, ${inEveryLanguage(sql`'store' || i`)}, ${inEveryLanguage(sql`'city' || i % 50`)} from generate_series(1, ${stores}::int) i`)
  await db.execute(sql`insert into brands (key, name, position)
    select 'brand-' || i, jsonb_build_object('ka', 'brand' || i, 'latin', 'brand' || i), i from generate_series(1, ${brands}::int) i`)
}

async function fillProducts(db: Executor, { children, stores, brands }: Variety, products: number): Promise<void> {
  const word = zipf(wordCount)
  await db.execute(sql`
    insert into products (key, category_id, store_id, brand_id, name, description, attributes, pictures, options, sold, created_at)
    select 'product-' || i, ${roots}::int + 1 + ${zipf(children)}, 1 + ${zipf(stores)}, 1 + ${zipf(brands)},
      ${inEveryLanguage(sql`'word' || first || ' word' || second || ' word' || third`)}, ${inEveryLanguage(sql`'word' || mentioned || ' thing' || i`)},
      '[]', jsonb_build_array(${picture}), '[]', floor(power(1000, random()))::int - 1, now() - random() * interval '700 days'
    from (select i, ${word} as first, ${word} as second, ${word} as third, ${word} as mentioned
      from generate_series(1, ${products}::int) i) drawn`)
  await db.execute(sql`
    insert into offers (product_id, key, values, price, compare_at_price, stock_on_hand, position)
    select id, 'offer', '[]', price, case when id % 5 = 0 then price * 2 end, case when id % 12 = 0 then 0 else 20 end, 0
    from (select id, 100 + floor(power(50000, random()))::int as price from products) priced`)
  await db.execute(sql`
    insert into product_cards (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price,
      in_stock, sold, created_at, picture, max_price, units_left)
    select p.id, p.category_id, c.parent_id, p.brand_id, p.store_id, o.id, 1, o.price, o.compare_at_price,
      o.stock_on_hand > 0, p.sold, p.created_at, ${picture}, o.price, o.stock_on_hand
    from products p join categories c on c.id = p.category_id join offers o on o.product_id = p.id`)
}

async function fillSearch(db: Executor): Promise<void> {
  const document = (lang: string) =>
    sql`search_document(jsonb_build_array(p.name ->> ${lang}::text, b.name ->> 'latin', s.name ->> ${lang}::text, '')) as ${sql.identifier(lang)}`
  await db.execute(sql`
    insert into search_documents (product_id, words, named, ka, en, ru, zh)
    select id, ka || en || ru || zh || setweight(to_tsvector('mall', description ->> 'en'), 'D'), ka || en || ru || zh, ka, en, ru, zh
    from (select p.id, p.description, ${document('ka')}, ${document('en')}, ${document('ru')}, ${document('zh')}
      from products p join brands b on b.id = p.brand_id join stores s on s.id = p.store_id) made`)
  await db.execute(sql`
    insert into search_words (word, lexeme, uses, named, fuzzy_keys)
    select 'word' || i, search_lexeme('word' || i), 10, 10, '{}' from generate_series(0, ${wordCount - 1}::int) i`)
}
