import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { BrandNameColumn, Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { expressionOf } from '../plan/query-expressions.rules.ts'
import { selectedBut } from '../execute/facet-columns.queries.ts'
import { appeal, freshness, hits, orderOf, phrases, places, points, times, wordPointsOf } from '../execute/search.queries.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'

const Score = Type.Object({
  productId: Type.Integer(),
  name: TextColumn,
  brand: Nullable(BrandNameColumn),
  category: TextColumn,
  price: Type.Integer(),
  isNamed: Type.Boolean(),
  rank: Type.Number(),
  points: Type.Number(),
  inStock: Type.Boolean(),
  appeal: Type.Integer(),
  freshness: Type.Number(),
  sold: Type.Integer(),
  nameWords: Type.Integer(),
  createdAt: Type.String(),
  /** Of its description. */
  textWords: Type.Integer(),
  /** For each word of the plan, null where it is not there: its points, the places where it stands (`place`), and how often the description says it, up to three times. */
  wordPoints: Type.Array(Nullable(Type.Integer())),
  places: Type.Array(Nullable(Type.Integer())),
  times: Type.Array(Nullable(Type.Integer())),
  /** For each word but the last: whether the description says it beside the next one. */
  together: Type.Array(Type.Boolean()),
})
export type Score = Static<typeof Score>

/** The page of a plan, each result with what it was ordered by: the very columns and order of the search. */
export async function selectScores(db: Executor, plan: SearchPlan, now: Date): Promise<Score[]> {
  const { words = [], lang } = plan
  const list = (values: SQL[], type: string) => (values.length > 0 ? sql`array[${sql.join(values, sql`, `)}]` : sql.raw(`'{}'::${type}[]`))
  const ofWords = (value: (word: WordMatch) => SQL) =>
    list(
      words.map((word) => sql`case when d.words @@ ${expressionOf(word)}::tsquery then ${value(word)} end`),
      'int',
    )
  return rows(
    db,
    Score,
    sql`
    with hits as materialized (${hits(plan, now)}),
    page as (select * from hits where ${selectedBut()} order by ${orderOf(plan.sort)} limit ${plan.limit} offset ${plan.offset})
    select page.product_id as "productId", p.name, b.name as brand, k.text as category, page.price, page.is_named as "isNamed",
      page.rank::float8 as rank, ${points(plan)} as points, page.in_stock as "inStock",
      ${appeal} as appeal, ${freshness(now)} as freshness, page.sold, page.name_words as "nameWords", to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD') as "createdAt",
      coalesce(d.text_words, 0) as "textWords", ${ofWords((word) => wordPointsOf(word, lang))} as "wordPoints", ${ofWords((word) => places(word, lang))} as places,
      ${ofWords(times)} as times, ${list(phrases(words), 'boolean')} as together
    from page join product_cards c using (product_id) join products p on p.id = c.product_id join categories k on k.id = c.category_id
      left join brands b on b.id = c.brand_id left join search_documents d on d.product_id = c.product_id
      left join search_appeals a on a.product_id = c.product_id
    order by ${orderOf(plan.sort, sql.raw('page.'))}`,
  )
}
