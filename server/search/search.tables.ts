import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { categories, products } from '#server/catalogue/catalogue.tables.ts'

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
  (table) => [index('search_documents_words_idx').using('gin', table.words)],
)

export const searchCategories = pgTable('search_categories', {
  categoryId: integer()
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  words: tsvector().notNull(),
})

/** Every word of products and categories: what a typed word may mean. */
export const searchWords = pgTable(
  'search_words',
  {
    /** As written, folded. */
    word: text().primaryKey(),
    /** As it stands in the documents. */
    lexeme: text().notNull(),
    /** Georgian words: their pronunciation in Latin letters, stemmed and as written; null for others. */
    phoneticStem: text(),
    phoneticWord: text(),
    /** How often it is written. */
    uses: integer().notNull(),
    /** The word and its phonetic stem (`~`), each complete and with any one letter left out: words one letter apart share one. */
    fuzzyKeys: text().array().notNull(),
  },
  (table) => [
    index('search_words_lexeme_idx').on(table.lexeme),
    index('search_words_word_idx').on(sql`${table.word} text_pattern_ops`),
    index('search_words_phonetic_stem_idx').on(table.phoneticStem),
    index('search_words_phonetic_word_idx').on(sql`${table.phoneticWord} text_pattern_ops`),
    index('search_words_fuzzy_keys_idx').using('gin', table.fuzzyKeys),
  ],
)

/** What was searched for and found, counted per language; made of words of the catalogue only, without personal data. */
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
    check('search_queries_lang_check', sql`${table.lang} in ('ka', 'en', 'ru', 'zh')`),
    unique('search_queries_lang_query_key').on(table.lang, table.query),
    index('search_queries_lang_query_idx').on(table.lang, sql`${table.query} text_pattern_ops`),
  ],
)
