import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Nullable, TextColumn } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'
import type { QueryExpressions } from './query-expressions.rules.ts'
import { relevance } from './search.queries.ts'

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

/** Categories that the words name, and products that they name; products of a named category and buyable ones first. */
export async function selectCategoriesAndProducts(
  db: Executor,
  lang: Language,
  words: QueryExpressions,
  { limit, now }: { limit: number; now: Date },
): Promise<SuggestedRows> {
  const [row] = await preparedRows(
    db,
    SuggestedRows,
    sql`
    with named_categories as (select category_id from search_categories where words @@ ${words.all}::tsquery),
    found as (
      select c.product_id, c.price, c.in_stock, ${relevance(words, lang, now)}
      from search_documents d join product_cards c on c.product_id = d.product_id left join search_appeals a on a.product_id = c.product_id
      where d.words @@ ${words.all}::tsquery and d.named @@ ${words.named}::tsquery
      order by level desc, category_match desc, c.in_stock desc, rank desc, c.product_id desc limit ${limit}
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'parentId', x.parent_id, 'text', x.text) order by x.parent_id nulls first, x.id)
        from (select c.id, c.parent_id, c.text from named_categories n join categories c on c.id = n.category_id
          where exists (select 1 from product_cards k where k.category_id = c.id or k.root_category_id = c.id)
          order by c.parent_id nulls first, c.id limit ${limit}) x), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'picture', p.pictures->0, 'price', f.price)
          order by f.level desc, f.category_match desc, f.in_stock desc, f.rank desc, f.product_id desc)
        from found f join products p on p.id = f.product_id), '[]') as products`,
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
