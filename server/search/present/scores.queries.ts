import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { BrandNameColumn, Nullable, TextColumn } from '#server/platform/db/row-schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { rows } from '#server/platform/db/rows.ts'
import { expressionOf } from '../plan/query-expressions.rules.ts'
import { selectedBut } from '../execute/facet-columns.queries.ts'
import { appeal, freshness, hits, orderOf, places, points } from '../execute/search.queries.ts'
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
  /** For each word of the plan, the places where it stands (`place`); 0 where only a description mentions it, null where it is not there. */
  places: Type.Array(Nullable(Type.Integer())),
})
export type Score = Static<typeof Score>

/** The page of a plan, each result with what it was ordered by: the very columns and order of the search. */
export async function selectScores(db: Executor, plan: SearchPlan, now: Date): Promise<Score[]> {
  const { words = [], lang } = plan
  const of = words.map((word) => sql`case when d.words @@ ${expressionOf(word)}::tsquery then ${places(word, lang)} end`)
  return rows(
    db,
    Score,
    sql`
    with hits as materialized (${hits(plan, now)}),
    page as (select * from hits where ${selectedBut()} order by ${orderOf(plan.sort)} limit ${plan.limit} offset ${plan.offset})
    select page.product_id as "productId", p.name, b.name as brand, k.text as category, page.price, page.is_named as "isNamed",
      page.rank::float8 as rank, ${points(plan)} as points, page.in_stock as "inStock",
      ${appeal} as appeal, ${freshness(now)} as freshness, page.sold, page.name_words as "nameWords", to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD') as "createdAt",
      ${of.length > 0 ? sql`array[${sql.join(of, sql`, `)}]` : sql`'{}'::int[]`} as places
    from page join product_cards c using (product_id) join products p on p.id = c.product_id join categories k on k.id = c.category_id
      left join brands b on b.id = c.brand_id left join search_documents d on d.product_id = c.product_id
      left join search_appeals a on a.product_id = c.product_id
    order by ${orderOf(plan.sort, sql.raw('page.'))}`,
  )
}
