import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Nullable, TextColumn } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'

const SuggestedQuery = Type.Object({
  id: Type.Integer(),
  query: Type.String(),
})
export type SuggestedQuery = Static<typeof SuggestedQuery>

/** What was often searched for and begins so. */
export async function selectQueries(db: Executor, lang: Language, start: string, least: number, limit: number): Promise<SuggestedQuery[]> {
  return preparedRows(
    db,
    SuggestedQuery,
    sql`
    select id, query from search_queries
    where lang = ${lang} and query ~>=~ ${start}::text and query ~<~ (${start}::text || chr(1114111)) and uses >= ${least}
    order by uses desc, last_at desc limit ${limit}`,
  )
}

const SuggestedRows = Type.Object({
  categories: Type.Array(Type.Object({ id: Type.Integer(), parentId: Nullable(Type.Integer()), text: TextColumn })),
  products: Type.Array(Type.Object({ id: Type.Integer(), name: TextColumn, picture: Picture, price: Type.Integer() })),
})
export type SuggestedRows = Static<typeof SuggestedRows>

/** Categories and products whose name, brand or category has the words; buyable products, and categories that have products, first. */
export async function selectCategoriesAndProducts(db: Executor, lang: Language, expression: string, limit: number): Promise<SuggestedRows> {
  const [row] = await preparedRows(
    db,
    SuggestedRows,
    sql`
    with q as (select ${expression}::tsquery as query)
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'parentId', x.parent_id, 'text', x.text) order by x.parent_id nulls first, x.id)
        from (select c.id, c.parent_id, c.text from search_categories sc join categories c on c.id = sc.category_id, q
          where sc.words @@ q.query and exists (select 1 from product_cards k where k.category_id = c.id or k.root_category_id = c.id)
          order by c.parent_id nulls first, c.id limit ${limit}) x), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'picture', x.picture, 'price', x.price) order by x.in_stock desc, x.rank desc, x.id desc)
        from (select p.id, p.name, p.pictures->0 as picture, k.price, k.in_stock,
            2 * ts_rank(d.${sql.raw(lang)}, q.query) + ts_rank(d.words, q.query) as rank
          from search_documents d join product_cards k on k.product_id = d.product_id join products p on p.id = d.product_id, q
          where d.words @@ q.query and ts_filter(d.words, '{a,b}') @@ q.query
          order by k.in_stock desc, rank desc, p.id desc limit ${limit}) x), '[]') as products`,
  )
  return row!
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
