import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { categories, products } from '../catalogue/catalogue.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words of a product. `words` holds those of all four languages and is what a query is matched with, so that a
 * query may mix them; a language's own column only ranks. Weights: name A, brand and category B, store C, the rest D.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
    ka: tsvector().notNull(),
    en: tsvector().notNull(),
    ru: tsvector().notNull(),
    zh: tsvector().notNull(),
  },
  (table) => [index('search_documents_words').using('gin', table.words)],
)

export const searchCategories = pgTable('search_categories', {
  categoryId: integer()
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  words: tsvector().notNull(),
})

/** Every word that goods and categories are written with: what a typed word may have meant. */
export const searchWords = pgTable(
  'search_words',
  {
    /** As written, folded. */
    word: text().primaryKey(),
    /** As it stands in the documents. */
    lexeme: text().notNull(),
    /** Georgian words: how they sound in Latin letters, in their search form and as written. */
    sound: text(),
    said: text(),
    /** How often it is written. */
    uses: integer().notNull(),
    /** The word and its sound (`~`), each whole and with any one letter left out: two words one letter apart share one. */
    near: text().array().notNull(),
  },
  (table) => [
    index('search_words_lexeme').on(table.lexeme),
    index('search_words_start').on(sql`${table.word} text_pattern_ops`),
    index('search_words_sound').on(table.sound),
    index('search_words_said').on(sql`${table.said} text_pattern_ops`),
    index('search_words_near').using('gin', table.near),
  ],
)

/** What was searched for and found, counted per language; made of the goods' own words only, and of nobody's person. */
export const searchQueries = pgTable(
  'search_queries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lang: text().notNull(),
    query: text().notNull(),
    uses: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('search_query').on(table.lang, table.query),
    index('search_queries_start').on(table.lang, sql`${table.query} text_pattern_ops`),
  ],
)
