import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Text } from '#contract/core/languages.ts'
import { categories, products } from '#server/catalogue/catalogue.tables.ts'

/** Products in use, photographed together; leads to a category. */
export const scenes = pgTable(
  'scenes',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    key: text().notNull().unique('scenes_key_key'),
    title: jsonb().notNull().$type<Text>(),
    text: jsonb().notNull().$type<Text>(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** Whether its picture is dark or light where the words of a campaign stand. */
    tone: text().notNull().$type<'dark' | 'light'>(),
    /** A campaign at the top of the home page, or one of those whose products are pointed at. */
    place: text().notNull().$type<'campaign' | 'zone'>(),
    wide: jsonb().notNull().$type<Picture>(),
    tall: jsonb().notNull().$type<Picture>(),
    position: integer().notNull(),
  },
  (table) => [
    index('scenes_category_id_idx').on(table.categoryId),
    check('scenes_tone_check', sql`${table.tone} in ('dark', 'light')`),
    check('scenes_place_check', sql`${table.place} in ('campaign', 'zone')`),
  ],
)

/** Where a scene's pictures show a product: per cent of their width and height. */
export const scenePoints = pgTable(
  'scene_points',
  {
    sceneId: integer()
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The key of the offer that is shown; null where the product has one look. */
    offerKey: text(),
    wideX: real(),
    wideY: real(),
    tallX: real(),
    tallY: real(),
  },
  (table) => [
    primaryKey({ columns: [table.sceneId, table.position], name: 'scene_points_pkey' }),
    index('scene_points_product_id_idx').on(table.productId),
    check('scene_points_wide_check', sql`(${table.wideX} is null) = (${table.wideY} is null)`),
    check('scene_points_tall_check', sql`(${table.tallX} is null) = (${table.tallY} is null)`),
    check('scene_points_seen_check', sql`${table.wideX} is not null or ${table.tallX} is not null`),
  ],
)
