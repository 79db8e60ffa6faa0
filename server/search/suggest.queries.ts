import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Nullable, TextColumn } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'

const SuggestedRows = Type.Object({
  queries: Type.Array(Type.Object({ id: Type.Integer(), query: Type.String() })),
  products: Type.Array(Type.Object({ id: Type.Integer(), name: TextColumn, picture: Picture, price: Type.Integer() })),
})
export type SuggestedRows = Static<typeof SuggestedRows>

/**
 * In one statement, because a round trip costs more than either part: what was searched for at least three times and begins so, the most frequent
 * first, at most `limit`; and what a suggestion shows of products, in the order of their ids asked for, without those no longer listed.
 */
export async function selectQueriesAndProducts(
  db: Executor,
  { lang, start, limit }: { lang: Language; start: string; limit: number },
  productIds: number[],
): Promise<SuggestedRows> {
  const { length } = [...start]
  // A short start begins too many queries to read them all.
  const begins =
    length > 2
      ? sql`query ~>=~ ${start}::text and query ~<~ (${start}::text || chr(1114111))`
      : sql`left(query, ${sql.raw(`${length}`)}) = ${start}::text`
  const [row] = await preparedRows(
    db,
    SuggestedRows,
    sql`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'query', q.query) order by q.uses desc, q.last_at desc), '[]')
      from (
        select id, query, uses, last_at from search_queries where lang = ${lang} and ${begins} and uses >= 3 order by uses desc, last_at desc limit ${limit}::int
      ) q
    ) as queries, (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'picture', c.picture, 'price', c.price) order by a.place), '[]')
      from unnest(${sql.param(productIds)}::int[]) with ordinality a(id, place)
      join product_cards c on c.product_id = a.id join products p on p.id = a.id
    ) as products`,
  )
  return row!
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

/** Adds counted queries; several processes may add the same at once. */
export async function addQueries(db: Executor, rows: { lang: string; query: string; uses: number }[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into search_queries (lang, query, uses, last_at)
    select lang, query, uses, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(lang text, query text, uses int)
    order by lang, query
    on conflict (lang, query) do update set uses = search_queries.uses + excluded.uses, last_at = excluded.last_at`)
}
