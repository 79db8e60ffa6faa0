import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Language } from '#contract/core/languages.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Nullable, TextColumn } from '#server/platform/db/row-schemas.ts'
import { preparedRows } from '#server/platform/db/rows.ts'

const SuggestedQuery = Type.Object({
  id: Type.Integer(),
  query: Type.String(),
})
export type SuggestedQuery = Static<typeof SuggestedQuery>

/** What was searched for at least three times and begins so, the most frequent first. */
export async function selectQueries(db: Executor, lang: Language, start: string, limit: number): Promise<SuggestedQuery[]> {
  const { length } = [...start]
  // A short start begins too many queries to read them all.
  const begins =
    length > 2
      ? sql`query ~>=~ ${start}::text and query ~<~ (${start}::text || chr(1114111))`
      : sql`left(query, ${sql.raw(`${length}`)}) = ${start}::text`
  return preparedRows(
    db,
    SuggestedQuery,
    sql`
    select id, query from search_queries where lang = ${lang} and ${begins} and uses >= 3 order by uses desc, last_at desc limit ${limit}::int`,
  )
}

const SuggestedCategory = Type.Object({ id: Type.Integer(), parentId: Nullable(Type.Integer()), text: TextColumn })

/** Categories with products that all the words name, root categories first. */
export async function selectNamedCategories(db: Executor, allWords: string, limit: number): Promise<Static<typeof SuggestedCategory>[]> {
  return preparedRows(
    db,
    SuggestedCategory,
    sql`
    select c.id, c.parent_id as "parentId", c.text from search_categories n join categories c on c.id = n.category_id
    where n.words @@ ${allWords}::tsquery and listed_count('category', c.id) > 0
    order by c.parent_id nulls first, c.id limit ${limit}::int`,
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
