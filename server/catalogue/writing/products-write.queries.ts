import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { OfferFacts } from '#contract/catalogue/offer-facts.ts'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Text } from '#contract/core/languages.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { allowLongTransaction } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'
import { IntegerColumn, Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import type { StoredOption } from '../catalogue.tables.ts'

const ShownProduct = Type.Object({ id: Type.Integer(), key: Type.String(), name: TextColumn, store: TextColumn })
export type ShownProduct = Static<typeof ShownProduct>

/** Listed products whose first picture has one of these addresses, by store and key. */
export function productsShowing(db: Executor, sources: string[]): Promise<ShownProduct[]> {
  const statement = sql`
    select p.id, p.key, p.name, s.name as store from products p join stores s on s.id = p.store_id
    where p.listed and p.pictures->0->>'src' = any(${sql.param(sources)}::text[]) order by s.key, p.key`
  return rows(db, ShownProduct, statement)
}

const ShownPictures = Type.Object({ pictures: Type.Array(Picture), indexes: Type.Record(Type.String(), Type.Integer()) })

/** A product's pictures, and each offer's place among them by the offer's key. */
export async function picturesOf(db: Executor, key: string): Promise<Static<typeof ShownPictures> | undefined> {
  const statement = sql`
    select p.pictures, (select coalesce(jsonb_object_agg(o.key, o.picture_index), '{}') from offers o where o.product_id = p.id) as indexes
    from products p where p.key = ${key}`
  const found = await rows(db, ShownPictures, statement)
  return found[0]
}

/** A product as an import writes it. */
export interface ProductRow {
  key: string
  categoryId: number
  storeId: number
  brandId: number | null
  name: Text
  description: Text
  attributes: { name: Text; value: Text }[]
  pictures: Picture[]
  options: StoredOption[]
  listed: boolean
  /** ISO 8601, UTC; absent: now where it is new, unchanged where it is not. */
  createdAt?: string
  sourceHash: string
}

/** An offer as an import writes it. Prices in tetri. */
export interface OfferRow {
  productId: number
  key: string
  values: string[]
  price: number
  compareAtPrice: number | null
  stock: number
  pictureIndex: number
  position: number
  facts?: OfferFacts
}

const LockedOffer = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  key: Type.String(),
  values: Type.Array(Type.String()),
  price: Type.Integer(),
  compareAtPrice: Nullable(Type.Integer()),
  stockOnHand: Type.Integer(),
  stockReserved: Type.Integer(),
  sourceStock: Nullable(Type.Integer()),
})
export type LockedOffer = Static<typeof LockedOffer>

const HashRow = Type.Object({ key: Type.String(), hash: Nullable(Type.String()) })
const WrittenProduct = Type.Object({ id: Type.Integer(), key: Type.String(), isNew: Type.Boolean() })
const WrittenOffer = Type.Object({ id: Type.Integer(), productId: Type.Integer(), key: Type.String(), stockOnHand: Type.Integer() })
const RetiredOffer = Type.Pick(WrittenOffer, ['id', 'stockOnHand'])
const LowestPrice = Type.Object({ id: Type.Integer(), price: Type.Integer() })

/** What the last import said of products, by key; unknown ones are absent. */
export async function sourceHashes(db: Executor, keys: string[]): Promise<Map<string, string | null>> {
  const found = await rows(db, HashRow, sql`select key, source_hash as hash from products where key = any(${sql.param(keys)}::text[])`)
  return new Map(found.map(({ key, hash }) => [key, hash]))
}

/** From here to the end of the transaction no trigger refreshes a card: the caller calls {@link refreshCards} before it commits. */
export async function deferCards(db: Executor): Promise<void> {
  await db.execute(sql`select defer_product_cards()`)
}

/** Refreshes the cards of products, at the prices of `now`; an unlisted product has none. Locks the products in id order. */
export async function refreshCards(db: Executor, productIds: number[], now: Date): Promise<void> {
  await db.execute(sql`select refresh_product_cards(${sql.param(productIds)}::int[], ${now.toISOString()}::timestamptz)`)
}

/** Until the transaction ends nobody else upserts products: two imports would wait for each other's rows in a circle. Its statements may take long. */
export async function lockProducts(db: Executor): Promise<void> {
  await allowLongTransaction(db)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('goods'))`)
}

/** Makes or changes products by key; new ones get their ids in the order given, which lists and exports keep. */
export async function upsertProducts(db: Executor, products: ProductRow[], now: Date): Promise<Static<typeof WrittenProduct>[]> {
  const statement = sql`
    insert into products as p (key, category_id, store_id, brand_id, name, description, attributes, pictures, options, listed, created_at, source_hash)
    select key, "categoryId", "storeId", "brandId", name, description, attributes, pictures, options, listed,
      coalesce("createdAt", ${now.toISOString()}::timestamptz), "sourceHash"
    from jsonb_to_recordset(${JSON.stringify(products.map((product, place) => ({ ...product, place })))}::jsonb) as r(key text,
      "categoryId" int, "storeId" int, "brandId" int, name jsonb, description jsonb, attributes jsonb, pictures jsonb, options jsonb,
      listed boolean, "createdAt" timestamptz, "sourceHash" text, place int)
    order by place
    on conflict (key) do update set category_id = excluded.category_id, store_id = excluded.store_id, brand_id = excluded.brand_id,
      name = excluded.name, description = excluded.description, attributes = excluded.attributes, pictures = excluded.pictures,
      options = excluded.options, listed = excluded.listed, source_hash = excluded.source_hash,
      created_at = case when excluded.created_at = ${now.toISOString()}::timestamptz then p.created_at else excluded.created_at end
    returning id, key, (xmax = 0) as "isNew"`
  return rows(db, WrittenProduct, statement)
}

/** The offers of products, locked in id order: what is read of them stays true until the transaction ends. */
export async function lockOffersOf(db: Executor, productIds: number[]): Promise<LockedOffer[]> {
  const statement = sql`
    select id, product_id as "productId", key, values, price, compare_at_price as "compareAtPrice", stock_on_hand as "stockOnHand",
      stock_reserved as "stockReserved", source_stock as "sourceStock"
    from offers where product_id = any(${sql.param(productIds)}::int[]) order by id for update`
  return rows(db, LockedOffer, statement)
}

/** Makes or changes offers by product and key; `stock` is the source's figure, taken over where it is another than last time. */
export async function upsertOffers(db: Executor, offers: OfferRow[]): Promise<Static<typeof WrittenOffer>[]> {
  const statement = sql`
    insert into offers as o (product_id, key, values, price, compare_at_price, stock_on_hand, source_stock, picture_index, position,
      sku, gtin, mpn, condition, availability, available_from, weight, unit_pricing)
    select "productId", key, values, price, "compareAtPrice", stock, stock, "pictureIndex", position,
      sku, gtin, mpn, condition, availability, "availableFrom", weight, "unitPricing"
    from jsonb_to_recordset(${JSON.stringify(offers.map(({ facts, ...offer }) => ({ ...offer, ...facts })))}::jsonb) as r("productId" int,
      key text, values jsonb, price int, "compareAtPrice" int, stock int, "pictureIndex" int, position int, sku text, gtin text, mpn text,
      condition text, availability text, "availableFrom" timestamptz, weight int, "unitPricing" jsonb)
    order by "productId", position
    on conflict (product_id, key) do update set values = excluded.values, price = excluded.price, compare_at_price = excluded.compare_at_price,
      picture_index = excluded.picture_index, position = excluded.position, source_stock = excluded.source_stock,
      sku = excluded.sku, gtin = excluded.gtin, mpn = excluded.mpn, condition = excluded.condition, availability = excluded.availability,
      available_from = excluded.available_from, weight = excluded.weight, unit_pricing = excluded.unit_pricing,
      stock_on_hand = case when o.source_stock is distinct from excluded.source_stock
        then greatest(excluded.stock_on_hand, o.stock_reserved) else o.stock_on_hand end
    returning id, product_id as "productId", key, stock_on_hand as "stockOnHand"`
  return rows(db, WrittenOffer, statement)
}

/** The same offers under other keys. */
export async function renameOffers(db: Executor, renamed: { id: number; key: string }[]): Promise<void> {
  await db.execute(sql`
    update offers o set key = r.key from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r(id int, key text) where o.id = r.id`)
}

/** Gives offers values that no other has (a value's key is never empty), so that others can take theirs in one statement. */
export async function freeValues(db: Executor, offerIds: number[]): Promise<void> {
  await db.execute(sql`update offers set values = jsonb_build_array('', id::text) where id = any(${sql.param(offerIds)}::int[])`)
}

/** Removes offers that were never reserved; -> those that stay, because orders refer to them. */
export async function removeOffers(db: Executor, offerIds: number[]): Promise<number[]> {
  const ids = sql.param(offerIds)
  await db.execute(sql`
    delete from offers o where id = any(${ids}::int[]) and not exists (select 1 from stock_reservations r where r.offer_id = o.id)`)
  return column(db, IntegerColumn, sql`select id from offers where id = any(${ids}::int[])`)
}

/** The first position of offers that are retired: no product has so many. */
export const retired = 1000

/** Retires offers: units that no reservation has leave the stock, and they are ordered behind all others. */
export async function retireOffers(db: Executor, offerIds: number[]): Promise<Static<typeof RetiredOffer>[]> {
  const statement = sql`
    update offers set stock_on_hand = stock_reserved, source_stock = 0, position = ${retired} + id where id = any(${sql.param(offerIds)}::int[])
    returning id, stock_on_hand as "stockOnHand"`
  return rows(db, RetiredOffer, statement)
}

/** Writes what an import counted again into the ledger; `by` may be below nothing. */
export async function insertStockChanges(db: Executor, moves: { offerId: number; by: number }[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into stock_ledger (offer_id, kind, quantity, at)
    select "offerId", case when by > 0 then 'added' else 'removed' end, abs(by), ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as r("offerId" int, by int)`)
}

/** Appends to the price history: tetri, from an instant on (UTC, ISO 8601). */
export async function insertPrices(db: Executor, prices: { offerId: number; price: number; since: string }[]): Promise<void> {
  await db.execute(sql`
    insert into price_history (offer_id, price, since)
    select "offerId", price, since from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r("offerId" int, price int, since timestamptz)
    on conflict do nothing`)
}

/** The lowest price each offer had in the 30 days before `now`, the price it has had since before them included. Tetri. */
export async function lowestPrices(db: Executor, offerIds: number[], now: Date): Promise<Map<number, number>> {
  const statement = sql`
    select offer_id as id, min(price)::int as price from (
      select offer_id, price, lead(since) over (partition by offer_id order by since) as until
      from price_history where offer_id = any(${sql.param(offerIds)}::int[])
    ) span
    where until is null or until > ${now.toISOString()}::timestamptz - interval '30 days'
    group by offer_id`
  const found = await rows(db, LowestPrice, statement)
  return new Map(found.map(({ id, price }) => [id, price]))
}
