import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import { batchedLookup } from '@kalata/postgres-client/statements/batched-lookup.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'

const PopularQuery = Type.Object({ id: Type.Integer(), query: Type.String() })
export type PopularQuery = Static<typeof PopularQuery>

/** How many popular queries are suggested below a beginning and in an empty field, and uses from which on a query is one. */
const [maxQueries, maxPopular, minUses] = [3, 6, 3]

/** Queries that begin as asked, of one kind of beginnings: short ones begin too many queries to read them all. `condition` is code. */
const beginning = (condition: string) =>
  sql.raw(`(
        select id, query, score from search_queries where lang = asked.lang and ${condition} and uses >= ${minUses}
        order by score desc limit ${maxQueries})`)
const short = (length: number) => beginning(`char_length(asked.start) = ${length} and left(query, ${length}) = asked.start`)
const longer = beginning('char_length(asked.start) > 2 and query ~>=~ asked.start and query ~<~ (asked.start || chr(1114111))')

/** Keys are `<language> <beginning>`. */
const lookUpQueries = batchedLookup<Executor, PopularQuery[]>(async (db, keys) => {
  const found = await preparedRows(
    db,
    Type.Object({ key: Type.String(), queries: Type.Array(PopularQuery) }),
    sql`
    select asked.key, jsonb_agg(jsonb_build_object('id', q.id, 'query', q.query) order by q.score desc) as queries
    from unnest(${paddedArray(keys)}::text[], ${paddedArray(keys.map((key) => key.slice(0, 2)))}::text[], ${paddedArray(keys.map((key) => key.slice(3)))}::text[]) asked (key, lang, start)
    cross join lateral (
      select * from (${short(1)} union all ${short(2)} union all ${longer}) of_kind order by score desc limit ${sql.raw(`${maxQueries}`)}
    ) q group by asked.key`,
  )
  return new Map(found.map(({ key, queries }) => [key, queries]))
}, 2)

/** What was searched for in at least three minutes and begins so, what is most frequent lately first, at most three. Many at one moment share statements. */
export async function selectPopularQueries(db: Executor, lang: Language, start: string): Promise<PopularQuery[]> {
  const key = `${lang} ${start}`
  return (await lookUpQueries(db, [key])).get(key) ?? []
}

/** What is searched for most lately, at most six. */
export function selectMostPopularQueries(db: Executor, lang: Language): Promise<PopularQuery[]> {
  return preparedRows(
    db,
    PopularQuery,
    sql`select id, query from search_queries where lang = ${lang} and uses >= ${sql.raw(`${minUses}`)}
      order by score desc limit ${sql.raw(`${maxPopular}`)}`,
  )
}

const SuggestedProduct = Type.Object({ id: Type.Integer(), name: TextColumn, picture: Picture, price: Type.Integer() })
export type SuggestedProduct = Static<typeof SuggestedProduct>

const lookUpProducts = batchedLookup<Executor, SuggestedProduct>(async (db, keys) => {
  const found = await preparedRows(
    db,
    SuggestedProduct,
    sql`select p.id, p.name, c.picture, c.price from unnest(${paddedArray(keys)}::int[]) asked (id)
      join product_cards c on c.product_id = asked.id join products p on p.id = asked.id`,
  )
  return new Map(found.map((row) => [`${row.id}`, row]))
}, 2)

/** What a suggestion shows of products, in the order asked for, without those no longer listed. Tetri. Many at one moment share statements. */
export async function selectSuggestedProducts(db: Executor, ids: readonly number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return []
  const keys = ids.map(String)
  const found = await lookUpProducts(db, keys)
  return keys.flatMap((key) => found.get(key) ?? [])
}

const CategoryRow = Type.Object({
  id: Type.Integer(),
  parentId: Nullable(Type.Integer()),
  text: TextColumn,
  words: Type.Array(Type.String()),
  related: Type.Array(Type.String()),
})

/** Every category that has products with its words as they are indexed, and with those of what is not sold here and comes nearest; root categories first. */
export async function selectCategoryWords(db: Executor): Promise<Static<typeof CategoryRow>[]> {
  return preparedRows(
    db,
    CategoryRow,
    sql`
    select c.id, c.parent_id as "parentId", c.text, tsvector_to_array(s.words) as words, tsvector_to_array(s.related) as related
    from search_categories s join categories c on c.id = s.category_id join listed_counts_of('category') n on n.of_id = c.id
    order by c.parent_id nulls first, c.id`,
  )
}

/** What a use adds to a query's score: it doubles every two weeks, from 1 at the beginning of 2026 on. */
const scoreAt = (now: Date) => 2 ** ((now.getTime() - Date.UTC(2026, 0, 1)) / (14 * 24 * 3_600_000))

/** Adds counted queries; several processes may add the same at once. */
export async function addQueries(db: Executor, rows: { lang: string; query: string; uses: number }[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into search_queries (lang, query, uses, score, last_at)
    select lang, query, uses, uses * ${scoreAt(now)}::float8, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(lang text, query text, uses int)
    order by lang, query
    on conflict (lang, query) do update
      set uses = search_queries.uses + excluded.uses, score = search_queries.score + excluded.score, last_at = excluded.last_at`)
}

/** Deletes queries that were last searched for before then, at most so many. @returns how many */
export async function deleteQueries(db: Executor, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from search_queries where id in (
      select id from search_queries where last_at < ${before.toISOString()}::timestamptz limit ${limit}::int for update skip locked)`)
  return rowCount ?? 0
}
