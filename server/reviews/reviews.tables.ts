import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { hideReasons, type HideReason } from '#contract/reviews/constants.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { products, stores } from '#server/catalogue/catalogue.tables.ts'
import { orderLines } from '#server/orders/orders.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** What members write of lines that they received, one review a line. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid().notNull(),
    orderNo: text().notNull(),
    position: smallint().notNull(),
    productId: integer().notNull(),
    storeId: integer().notNull(),
    /** 1 to 5. */
    score: smallint().notNull(),
    text: text().notNull(),
    /** The language it was written in. */
    lang: text().notNull().$type<Language>(),
    photos: jsonb().notNull().$type<Picture[]>(),
    createdAt: timestamptz().notNull(),
    editedAt: timestamptz(),
    /** Set by an operator: nobody but the author sees it, and it does not count. */
    hiddenAt: timestamptz(),
    hideReason: text().$type<HideReason>(),
    /** The store's answer. */
    reply: text(),
    replyLang: text().$type<Language>(),
    repliedAt: timestamptz(),
  },
  (table) => [
    unique('reviews_order_no_position_key').on(table.orderNo, table.position),
    foreignKey({ name: 'reviews_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    foreignKey({
      name: 'reviews_order_no_position_fk',
      columns: [table.orderNo, table.position],
      foreignColumns: [orderLines.orderNo, orderLines.position],
    }),
    foreignKey({ name: 'reviews_product_id_fk', columns: [table.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    foreignKey({ name: 'reviews_store_id_fk', columns: [table.storeId], foreignColumns: [stores.id] }),
    index('reviews_product_id_created_at_idx').on(table.productId, table.createdAt.desc(), table.id),
    index('reviews_store_id_created_at_idx').on(table.storeId, table.createdAt.desc(), table.id),
    index('reviews_member_id_created_at_idx').on(table.memberId, table.createdAt.desc()),
    check('reviews_score_check', sql`${table.score} between 1 and 5`),
    check('reviews_text_check', sql`length(${table.text}) <= 2000`),
    check('reviews_lang_check', oneOf(table.lang, languages)),
    check('reviews_photos_check', sql`jsonb_array_length(${table.photos}) <= 6`),
    check('reviews_hide_reason_check', oneOf(table.hideReason, hideReasons)),
    check('reviews_hidden_at_check', sql`(${table.hiddenAt} is null) = (${table.hideReason} is null)`),
    check('reviews_reply_lang_check', oneOf(table.replyLang, languages)),
    check('reviews_replied_at_check', sql`num_nulls(${table.reply}, ${table.replyLang}, ${table.repliedAt}) in (0, 3)`),
  ],
)
