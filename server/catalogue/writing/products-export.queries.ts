import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { Nullable, TextColumn, TimestampColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { AttributesColumn, FactsColumn, offerFacts, OptionsColumn } from '../catalogue.queries.ts'
import { retired } from './products-write.queries.ts'

/** A product as an export writes it. */
const ExportedProduct = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  category: Type.String(),
  store: Type.String(),
  brand: Nullable(Type.String()),
  name: TextColumn,
  description: TextColumn,
  attributes: AttributesColumn,
  pictures: Type.Array(Picture),
  options: OptionsColumn,
  listed: Type.Boolean(),
  createdAt: TimestampColumn,
  offers: Type.Array(
    Type.Object({
      id: Type.Integer(),
      key: Type.String(),
      values: Type.Array(Type.String()),
      /** The offer's own price and compare-at price, which an import takes back in. Tetri. */
      price: Type.Integer(),
      compareAtPrice: Nullable(Type.Integer()),
      /** What it costs at the moment of the export, with its deals. Tetri. */
      unitPrice: Type.Integer(),
      unitCompareAtPrice: Nullable(Type.Integer()),
      /** When that price ends; null at the offer's own price. */
      dealEndsAt: Nullable(TimestampColumn),
      /** On hand, reserved units included. */
      stock: Type.Integer(),
      reserved: Type.Integer(),
      pictureIndex: Type.Integer(),
      facts: FactsColumn,
      /** A lower price that the last import named for a time that is not over. */
      sale: Nullable(Type.Object({ price: Type.Integer(), startsAt: TimestampColumn, endsAt: TimestampColumn })),
      prices: Type.Array(Type.Object({ price: Type.Integer(), since: TimestampColumn })),
    }),
  ),
})
export type ExportedProduct = Static<typeof ExportedProduct>

/** The next products after an id, in id order, each with its offers and their prices; retired offers only orders speak of. */
export async function exportedProducts(db: Executor, after: number, limit: number, now: Date): Promise<ExportedProduct[]> {
  const statement = sql`
    select p.id, p.key, c.key as category, s.key as store, b.key as brand, p.name, p.description, p.attributes, p.pictures, p.options,
      p.listed, p.created_at as "createdAt", coalesce(o.offers, '[]'::jsonb) as offers
    from products p
    join categories c on c.id = p.category_id
    join stores s on s.id = p.store_id
    left join brands b on b.id = p.brand_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', o.id, 'key', o.key, 'values', o.values, 'price', o.price, 'compareAtPrice', o.compare_at_price,
        'stock', o.stock_on_hand, 'reserved', o.stock_reserved, 'unitPrice', price.unit_price,
        'unitCompareAtPrice', price.compare_at_price, 'pictureIndex', o.picture_index, 'facts',
        ${offerFacts}, 'dealEndsAt', price.deal_ends_at,
        'sale', (select jsonb_build_object('price', t.price, 'startsAt', d.starts_at, 'endsAt', d.ends_at)
          from discount_targets t join deal_campaigns d on d.id = t.campaign_id
          where t.offer_id = o.id and d.key like 'import-%' and d.ends_at > ${now.toISOString()}::timestamptz limit 1),
        'prices',
        (select coalesce(jsonb_agg(jsonb_build_object('price', h.price, 'since', h.since) order by h.since), '[]'::jsonb)
          from price_history h where h.offer_id = o.id)) order by o.position, o.id) as offers
      from offers o join offer_prices(${now.toISOString()}::timestamptz) price on price.offer_id = o.id
      where o.product_id = p.id and o.position < ${retired}
    ) o on true
    where p.id > ${after} order by p.id limit ${limit}`
  return rows(db, ExportedProduct, statement)
}
