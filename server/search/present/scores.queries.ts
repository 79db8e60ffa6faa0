import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { BrandNameColumn, Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const ScoredProduct = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  brand: Nullable(BrandNameColumn),
  category: TextColumn,
  price: Type.Integer(),
  sold: Type.Integer(),
  inStock: Type.Boolean(),
  /** A date in UTC. */
  createdAt: Type.String(),
})

/** What an explanation says of products beside their scores. */
export function selectScoredProducts(db: Executor, ids: readonly number[]): Promise<Static<typeof ScoredProduct>[]> {
  return rows(
    db,
    ScoredProduct,
    sql`
    select c.product_id as id, p.name, b.name as brand, k.text as category, c.price, c.sold, c.in_stock as "inStock",
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD') as "createdAt"
    from product_cards c join products p on p.id = c.product_id join categories k on k.id = c.category_id left join brands b on b.id = c.brand_id
    where c.product_id = any(${sql.param(ids)}::int[])`,
  )
}
