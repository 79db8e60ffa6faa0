import { documentWords } from '@kalata/query-words/letters/fold.ts'
import { sql, type SQL } from 'drizzle-orm'
import { languages } from '#contract/core/languages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import type { Database, Executor } from '@kalata/drizzle-postgres/database.ts'
import { removeTimeLimits } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import { indexCategories } from '#server/search/documents/index.service.ts'
import { recountListed } from '#server/catalogue/cards/listed-counts.queries.ts'
import { fillDeals, refreshDealCards } from './fill-deals.ts'
import { fillSearch } from './fill-search.ts'
import { makeWords, type WordOf } from './words.ts'

/** How varied a large mall is: root categories, and from 20,000 products on categories, stores, brands and words of names. */
const roots = 60
const most = { children: 3000, stores: 2000, brands: 5000, words: 60_000 }
const fewest = { children: roots, stores: 20, brands: 40, words: 1500 }
const nameOfBrand = 200_000

export interface Variety {
  children: number
  stores: number
  brands: number
  words: number
}

export const varietyOf = (products: number): Variety => {
  const of = (name: keyof Variety) => Math.max(fewest[name], Math.round(most[name] * Math.min(1, products / 20_000)))
  return { children: of('children'), stores: of('stores'), brands: of('brands'), words: of('words') }
}

/** The words of a mall: those of products first, the most frequent first; then of root categories, categories and stores. */
export const wordsOf = ({ children, stores, words }: Variety): WordOf[] => makeWords(words + roots + children + stores)

/** A place in a list of so many by Zipf's law: the first is the most frequent. */
const zipf = (count: number) => sql`least(${count}::int - 1, floor(power(${count}::float8, random()) - 1)::int)`
const picture = (key: SQL) => sql`jsonb_build_object('src', '/media/' || ${key}, 'width', 640, 'height', 640)`

/**
 * Fills an empty mall by statements alone: categories, stores, brands, words and units sold by Zipf's law, four languages, one offer
 * each, deals of every kind. Cards, search documents, vocabulary and counts are written as triggers and import write them, without synonyms.
 */
export async function fillLargeMall(ctx: Ctx, products: number): Promise<void> {
  const variety = varietyOf(products)
  const words = wordsOf(variety)
  await inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await removeTimeLimits(db)
    await db.execute(sql`set local work_mem = '256MB'`)
    // Triggers would write the cards one by one.
    await db.execute(sql`set local session_replication_role = replica`)
    await writeWordTable(db, words)
    await fillTaxonomy(db, variety)
    await fillProducts(db, variety, products)
    await fillDeals(db)
    await fillCards(db)
    await refreshDealCards(db)
    await recountListed(db)
    await fillSearch(db, words.slice(0, variety.words))
  })
  await indexCategories(ctx)
  await ctx.db.execute(sql`drop table mall_words`)
  await ctx.db.execute(sql`drop table drawn`)
  const client = await (ctx.db as Database).$client.connect()
  allowSilence(client, 0)
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

/** `mall_words`: each word with what a document holds for it. */
async function writeWordTable(db: Executor, words: WordOf[]): Promise<void> {
  await db.execute(sql`create unlogged table mall_words (place integer primary key, text jsonb not null, forms jsonb not null)`)
  const rows = words.map((text, place) => ({
    place,
    text,
    forms: Object.fromEntries(Object.entries(text).map(([lang, word]) => [lang, documentWords(word).join(' ')])),
  }))
  for (let at = 0; at < rows.length; at += 5000) {
    await db.execute(
      sql`insert into mall_words select place, text, forms from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + 5000))}::jsonb) w(place int, text jsonb, forms jsonb)`,
    )
  }
  await db.execute(sql`analyze mall_words`)
}

async function fillTaxonomy(db: Executor, { words, children, stores, brands }: Variety): Promise<void> {
  const category = (key: SQL, parent: SQL, first: number, count: number) =>
    db.execute(sql`insert into categories (key, parent_id, text, icon, picture, position)
      select ${key}, ${parent}, w.text, 'box', ${picture(key)}, i from generate_series(1, ${count}::int) i join mall_words w on w.place = ${first}::int + i - 1 order by i`)
  await category(sql`'root-' || i`, sql`null::int`, words, roots)
  await category(sql`'child-' || i`, sql`1 + i % ${roots}::int`, words + roots, children)
  await db.execute(sql`insert into stores (key, name, city, picture)
    select 'store-' || i, w.text, w.text, case when i % 2 = 0 then ${picture(sql`'store-' || i`)} end
    from generate_series(1, ${stores}::int) i join mall_words w on w.place = ${words + roots + children}::int + i - 1 order by i`)
  await db.execute(sql`insert into brands (key, name, position)
    select 'brand-' || i, jsonb_build_object('ka', 'brand' || ${nameOfBrand}::int + i, 'latin', 'brand' || ${nameOfBrand}::int + i), i from generate_series(1, ${brands}::int) i`)
  await db.execute(sql`insert into banners (key, title, text, category_id, tone, place, picture, position)
    select 'banner-' || id, text, text, id, 'dark', case when id <= 4 then 'hero' else 'row' end, ${picture(sql`'banner-' || id`)}, id from categories where id <= 8`)
}

async function fillProducts(db: Executor, { children, stores, brands, words }: Variety, products: number): Promise<void> {
  const word = zipf(words)
  await db.execute(sql`
    create unlogged table drawn as select i as id, ${word} as first, ${word} as second, ${word} as third, ${word} as mentioned
    from generate_series(1, ${products}::int) i`)
  const inAll = (text: (lang: string) => SQL) =>
    sql`jsonb_build_object(${sql.join(
      languages.flatMap((lang) => [sql`${lang}::text`, text(lang)]),
      sql`, `,
    )})`
  const word3 = (lang: string) => sql`(a.text ->> ${lang}::text) || ' ' || (b.text ->> ${lang}::text) || ' ' || (c.text ->> ${lang}::text)`
  await db.execute(sql`
    insert into products (key, category_id, store_id, brand_id, name, description, attributes, pictures, options, sold, created_at)
    select 'product-' || d.id, ${roots}::int + 1 + ${zipf(children)}, 1 + ${zipf(stores)}, 1 + ${zipf(brands)},
      ${inAll(word3)}, ${inAll((lang) => sql`(m.text ->> ${lang}::text) || ' ' || d.id`)},
      '[]', jsonb_build_array(${picture(sql`d.id`)}), '[]', floor(power(1000, random()))::int - 1, now() - random() * interval '700 days'
    from drawn d join mall_words a on a.place = d.first join mall_words b on b.place = d.second join mall_words c on c.place = d.third
      join mall_words m on m.place = d.mentioned order by d.id`)
  await db.execute(sql`
    insert into offers (product_id, key, values, price, compare_at_price, stock_on_hand, position)
    select id, 'offer', '[]', price, case when id % 5 = 0 then price * 2 - id % 90 end, case when id % 12 = 0 then 0 else 20 end, 0
    from (select id, 100 + floor(power(50000, random()))::int as price from products order by id) priced`)
  await db.execute(
    sql`insert into price_history (offer_id, price, since) select o.id, o.price, p.created_at from offers o join products p on p.id = o.product_id`,
  )
  await db.execute(sql`
    insert into stock_ledger (offer_id, kind, quantity, at)
    select o.id, 'initial', o.stock_on_hand + p.sold, p.created_at from offers o join products p on p.id = o.product_id`)
  await db.execute(sql`
    insert into stock_ledger (offer_id, kind, quantity, at)
    select o.id, 'sold', p.sold, p.created_at + random() * (now() - p.created_at) from offers o join products p on p.id = o.product_id where p.sold > 0`)
}

async function fillCards(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into product_cards (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price,
      in_stock, sold, created_at, picture, max_price, units_left)
    select p.id, p.category_id, c.parent_id, p.brand_id, p.store_id, o.id, 1, o.price, o.compare_at_price,
      o.stock_on_hand > 0, p.sold, p.created_at, p.pictures -> 0, o.price, o.stock_on_hand
    from products p join categories c on c.id = p.category_id join offers o on o.product_id = p.id order by p.id`)
}
