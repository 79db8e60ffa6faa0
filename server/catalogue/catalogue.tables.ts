import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BrandName } from '#contract/catalogue/brand-names.ts'
import {
  offerAvailabilities,
  offerConditions,
  type OfferAvailability,
  type OfferCondition,
  type UnitPricing,
} from '#contract/catalogue/offer-facts.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Text } from '#contract/core/languages.ts'
import type { DealKind } from '#contract/pricing/types.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** Two levels: a top category has no parent, products sit in the children. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    /** The source's own key; what an import finds it by. */
    key: text().notNull().unique('categories_key_key'),
    parentId: integer().references((): AnyPgColumn => categories.id),
    text: jsonb().notNull().$type<Text>(),
    icon: text().notNull(),
    picture: jsonb().notNull().$type<Picture>(),
    position: integer().notNull(),
  },
  (table) => [index('categories_parent_id_position_id_idx').on(table.parentId, table.position, table.id)],
)

export const stores = pgTable(
  'stores',
  {
    id: id(),
    key: text().notNull().unique('stores_key_key'),
    name: jsonb().notNull().$type<Text>(),
    city: jsonb().notNull().$type<Text>(),
    /** Who they are and what they sell. */
    about: jsonb().$type<Text>(),
    /** The wide one above the shop's page. */
    picture: jsonb().$type<Picture>(),
    /** The seller's identification code: nine digits, eleven of a sole trader. Invoices name it. */
    companyCode: text(),
  },
  (table) => [check('stores_company_code_check', sql`${table.companyCode} ~ '^([0-9]{9}|[0-9]{11})$'`)],
)

export const brands = pgTable(
  'brands',
  {
    id: id(),
    key: text().notNull().unique('brands_key_key'),
    name: jsonb().notNull().$type<BrandName>(),
    position: integer().notNull(),
  },
  (table) => [
    index('brands_position_id_idx').on(table.position, table.id),
    check('brands_name_check', sql`${table.name} ->> 'ka' <> '' and ${table.name} ->> 'latin' <> ''`),
  ],
)

/** A wide picture on the home page that leads to a category. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    key: text().notNull().unique('banners_key_key'),
    title: jsonb().notNull().$type<Text>(),
    text: jsonb().notNull().$type<Text>(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** Whether its picture is dark or light where the words stand. */
    tone: text().notNull().$type<'dark' | 'light'>(),
    /** In a row of its own between the home page's zones, or as one of the hero's pictures. */
    place: text().notNull().default('row').$type<'row' | 'hero'>(),
    picture: jsonb().notNull().$type<Picture>(),
    position: integer().notNull(),
  },
  (table) => [
    check('banners_tone_check', sql`${table.tone} in ('dark', 'light')`),
    check('banners_place_check', sql`${table.place} in ('row', 'hero')`),
  ],
)

export interface StoredOption {
  name: Text
  values: { key: string; text: Text; swatch?: string }[]
}

export const products = pgTable(
  'products',
  {
    id: id(),
    key: text().notNull().unique('products_key_key'),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    brandId: integer().references(() => brands.id),
    name: jsonb().notNull().$type<Text>(),
    /** Paragraphs are separated by an empty line. */
    description: jsonb().notNull().$type<Text>(),
    attributes: jsonb().notNull().$type<{ name: Text; value: Text }[]>(),
    pictures: jsonb().notNull().$type<Picture[]>(),
    options: jsonb().notNull().$type<StoredOption[]>(),
    /** False: still in orders, nowhere else. */
    listed: boolean().notNull().default(true),
    /** Units in paid orders; for "best selling". */
    sold: integer().notNull().default(0),
    /** How many reviews it has of each score, of 1 first; written with every change of a review. */
    ratings: integer().array().notNull().default([0, 0, 0, 0, 0]),
    createdAt: timestamptz().notNull(),
    /** What the last import said of it; the same again changes nothing. Absent for what no import brought. */
    sourceHash: text(),
  },
  (table) => [
    index('products_category_id_idx').on(table.categoryId),
    index('products_store_id_idx').on(table.storeId),
    index('products_brand_id_idx').on(table.brandId),
    index('products_created_at_idx').on(table.createdAt),
    index('products_store_id_reviewed_idx')
      .on(table.storeId)
      .where(sql`${table.ratings} <> '{0,0,0,0,0}'`),
    check('products_sold_check', sql`${table.sold} >= 0`),
    check('products_ratings_check', sql`array_length(${table.ratings}, 1) = 5 and 0 <= all(${table.ratings})`),
  ],
)

/** One buyable variant at one store: `offerId`. Prices in tetri. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The source's own key within the product; what an import finds it by. */
    key: text().notNull(),
    /** The chosen values' keys, in the order of the product's options. */
    values: jsonb().notNull().$type<string[]>(),
    price: integer().notNull(),
    /** The lowest price of the last 30 days, stored only where it is above `price`. */
    compareAtPrice: integer(),
    stockOnHand: integer().notNull(),
    stockReserved: integer().notNull().default(0),
    /** The stock that the last import named: the same figure again is no news, what was sold since stays sold. */
    sourceStock: integer(),
    /** The place in the product's pictures that shows it. */
    pictureIndex: integer().notNull().default(0),
    position: integer().notNull(),
    /** The store's own number for it, its barcode (as the source writes it: a check digit may be wrong) and the maker's number. */
    sku: text(),
    gtin: text(),
    mpn: text(),
    /** Null: nobody said, as new things are sold. */
    condition: text().$type<OfferCondition>(),
    /** Null: in stock as its units say. */
    availability: text().$type<OfferAvailability>(),
    /** From when an offer for preorder or backorder is there. */
    availableFrom: timestamptz(),
    /** Grams. */
    weight: integer(),
    /** What its price is for, and what of it the price of a unit is told for. */
    unitPricing: jsonb().$type<UnitPricing>(),
  },
  (table) => [
    index('offers_product_id_idx').on(table.productId),
    unique('offers_product_id_key_key').on(table.productId, table.key),
    unique('offers_product_id_values_key').on(table.productId, table.values),
    check('offers_price_check', sql`${table.price} > 0`),
    check('offers_condition_check', oneOf(table.condition, offerConditions)),
    check('offers_availability_check', oneOf(table.availability, offerAvailabilities)),
    check('offers_weight_check', sql`${table.weight} > 0`),
    check('offers_compare_at_price_check', sql`${table.compareAtPrice} is null or ${table.compareAtPrice} > ${table.price}`),
    check(
      'offers_stock_check',
      sql`${table.stockOnHand} >= 0 and ${table.stockReserved} >= 0 and ${table.stockReserved} <= ${table.stockOnHand}`,
    ),
  ],
)

/** Every price an offer ever had, so that a compare-at price is a true one. */
export const priceHistory = pgTable(
  'price_history',
  {
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    price: integer().notNull(),
    since: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.since], name: 'price_history_pkey' }),
    check('price_history_price_check', sql`${table.price} > 0`),
  ],
)

/** What a reduced price is of the one it is compared with; the least is the largest discount. */
const discountOf = (table: { price: AnyPgColumn; compareAtPrice: AnyPgColumn }) => sql`(${table.price}::float8 / ${table.compareAtPrice})`

/**
 * One row for every listed product: what lists sort, filter and show. Triggers keep it (product-cards.sql), so
 * that nobody who writes an offer has to think of it; `stockOnHand` and `stockReserved` reach it only when the product
 * becomes buyable, stops being so, or has few units left.
 */
export const productCards = pgTable(
  'product_cards',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    rootCategoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    brandId: integer().references(() => brands.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Its lead offer: `lead_offer` in the migrations. */
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    offerCount: integer().notNull(),
    price: integer().notNull(),
    compareAtPrice: integer(),
    inStock: boolean().notNull(),
    sold: integer().notNull(),
    createdAt: timestamptz().notNull(),
    /** The lead offer's. */
    picture: jsonb().notNull().$type<Picture>(),
    /** Another one of the same variant. */
    secondPicture: jsonb().$type<Picture>(),
    /** Of the colours it is offered in, `#rrggbb`. */
    swatches: text().array().notNull().default([]),
    /** The dearest of the offers that can be bought, of all where none can. */
    maxPrice: integer().notNull(),
    /** Units of all offers; exact up to 3, above that only known to be more. */
    unitsLeft: integer().notNull().default(0),
    /** The deal that makes its price, and until when; null at the offer's own price. */
    dealKind: text().$type<DealKind>(),
    dealEndsAt: timestamptz(),
    /** Whole stars that the mean score of its reviews reaches; 0 without reviews. */
    stars: integer().notNull().default(0),
  },
  (table) => [
    index('product_cards_category_id_created_at_product_id_idx').on(table.categoryId, table.createdAt.desc(), table.productId.desc()),
    index('product_cards_root_category_id_created_at_product_id_idx').on(
      table.rootCategoryId,
      table.createdAt.desc(),
      table.productId.desc(),
    ),
    index('product_cards_store_id_created_at_idx').on(table.storeId, table.createdAt.desc()),
    index('product_cards_offer_id_idx').on(table.offerId),
    index('product_cards_newest_in_stock_idx')
      .on(table.rootCategoryId, table.createdAt.desc(), table.productId.desc())
      .where(sql`${table.inStock}`),
    // Products at a reduced price in the orders of their zone: of all root categories and of one.
    index('product_cards_discount_idx')
      .on(table.inStock, discountOf(table), table.productId)
      .where(sql`${table.compareAtPrice} is not null`),
    index('product_cards_root_category_id_discount_idx')
      .on(table.rootCategoryId, table.inStock, discountOf(table), table.productId)
      .where(sql`${table.compareAtPrice} is not null`),
    index('product_cards_discounted_price_idx')
      .on(table.inStock, table.price, table.productId)
      .where(sql`${table.compareAtPrice} is not null`),
    index('product_cards_deal_ends_at_idx')
      .on(table.inStock, table.dealEndsAt, discountOf(table), table.productId)
      .where(sql`${table.compareAtPrice} is not null and ${table.dealEndsAt} is not null`),
  ],
)
