import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { fits, variant } from '@kalata/postgres-index/query/filters.ts'
import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'

const FittingOffer = Type.Object({ productId: Type.Integer(), offerId: Type.Integer(), picture: Picture })
export type FittingOffer = Static<typeof FittingOffer>

/**
 * Of products with several variants the one that a listing by attributes shows, where it has a picture: one that fits all filters, in stock before
 * sold out, the one of the card before others, then the first.
 */
export function selectFittingOffers(db: Executor, productIds: number[], filters: AttributeFilter[]): Promise<FittingOffer[]> {
  const fitsAll = sql.join(
    filters.map((filter) => fits(variant, filter)),
    sql` and `,
  )
  return preparedRows(
    db,
    FittingOffer,
    sql`
    select o.product_id as "productId", o.id as "offerId", p.pictures -> o.picture_index as picture
    from search_documents d join products p on p.id = d.product_id join product_cards c on c.product_id = d.product_id
    cross join lateral (
      select v.* from (
        select o.*, (row_number() over (order by o.position, o.id))::int as place, count(*) over () as variants from offers o where o.product_id = d.product_id
      ) v
      where v.variants = array_length(d.variants, 1) and v.variants > 1 and ${fitsAll}
      order by v.stock_on_hand > v.stock_reserved desc, v.id = c.offer_id desc, v.place limit 1
    ) o
    where d.product_id = any(${sql.param(productIds)}::int[]) and p.pictures -> o.picture_index is not null`,
  )
}
