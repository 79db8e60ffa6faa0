import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { languages, type Text } from '#contract/core/languages.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { categories, products } from '#server/catalogue/catalogue.tables.ts'

/**
 * KB of entries that a GIN index may hold unsorted. Every search reads them all: at PostgreSQL's 4 MB that cost 0.4 ms by words and 11 ms by letters, until the
 * next vacuum after an import. Sorting a quarter of a megabyte at a time costs an import a hundredth more.
 */
const unsorted = { words: 256, fuzzyKeys: 64 }

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words of a product. `words` holds all of them in all four languages and is what a query is matched with, so that a query may mix them. `named` is the same
 * without the descriptions: it tells a thing from what only mentions it, and ranks. Labels: the words that name the thing A, its name B, brand and category C, store
 * and details D. `written` has the names as they are written, without synonyms: a label for each language, ka A to zh D; a word that a name says more than once stands
 * at two neighbouring places. `texts` has the descriptions: a label for how often they say a word, once D, twice C, more often B, at the place where they say it first.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
    named: tsvector().notNull().default(''),
    written: tsvector().notNull().default(''),
    texts: tsvector().notNull().default(''),
    /** How many words the description has, on average of its languages; at most 255. */
    textWords: smallint().notNull().default(0),
    /** Read by the release before, for which `ka` is `named`; to be dropped. */
    ka: tsvector().notNull(),
    en: tsvector().notNull().default(''),
    ru: tsvector().notNull().default(''),
    zh: tsvector().notNull().default(''),
    /** A row for each variant: its values as `value-ids.ts` of the product index numbers them, filled up with 0. */
    variants: bigint({ mode: 'number' }).array().notNull().default([]),
  },
  (table) => [index('search_documents_words_idx').using('gin', table.words).with({ gin_pending_list_limit: unsorted.words })],
)

/** What products are told apart by beside brand and store: attributes and options of all stores by one key. */
export const searchAttributes = pgTable('search_attributes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As it stands in addresses. */
  key: text().notNull().unique('search_attributes_key_key'),
  name: jsonb().notNull().$type<Text>(),
  /** What its amounts are measured in (`units.tsv` of the attributes' values); empty where it has texts alone. */
  measure: text().notNull(),
})

/** The texts that attributes have. Amounts have none: their numbers say them. */
export const searchAttributeValues = pgTable(
  'search_attribute_values',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attributeId: integer()
      .notNull()
      .references(() => searchAttributes.id),
    key: text().notNull(),
    text: jsonb().notNull().$type<Text>(),
    /** Of a colour, `#rrggbb`. */
    swatch: text(),
  },
  (table) => [unique('search_attribute_values_attribute_id_key_key').on(table.attributeId, table.key)],
)

/** The numbers that stores, makers and barcodes give to offers, as they are compared ({@link codeKey}); a table of its own, since they are as many as offers and no words. */
export const searchCodes = pgTable(
  'search_codes',
  {
    code: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.productId], name: 'search_codes_pkey' }),
    index('search_codes_product_id_idx').on(table.productId),
  ],
)

export const searchCategories = pgTable('search_categories', {
  categoryId: integer()
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  words: tsvector().notNull(),
  /** What is not sold here and comes nearest to this category. */
  related: tsvector().notNull().default(''),
})

/** Words that name something, but compounds. */
const namesSomething = (table: { named: AnyPgColumn; fuzzyKeys: AnyPgColumn }) => sql`${table.named} > 0 and ${table.fuzzyKeys} <> '{}'`

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
    /** How often it is written; 0 for a word of what is not sold here. */
    uses: integer().notNull(),
    /** How often it stands in a name, brand, category or store. */
    named: integer().notNull().default(0),
    /** The word and its phonetic stem (`~`), each complete and with any one letter left out: words one letter apart share one. */
    fuzzyKeys: text().array().notNull(),
  },
  (table) => [
    index('search_words_lexeme_idx').on(table.lexeme),
    index('search_words_word_idx').on(sql`${table.word} text_pattern_ops`),
    index('search_words_phonetic_stem_idx').on(table.phoneticStem),
    index('search_words_phonetic_word_idx').on(sql`${table.phoneticWord} text_pattern_ops`),
    index('search_words_fuzzy_keys_idx').using('gin', table.fuzzyKeys).with({ gin_pending_list_limit: unsorted.fuzzyKeys }),
    // By their beginning and length, those that name most first.
    index('search_words_first_letter_idx')
      .on(sql`left(${table.word}, 1)`, table.named.desc())
      .where(namesSomething(table)),
    index('search_words_first_letters_idx')
      .on(sql`left(${table.word}, 2)`, table.named.desc())
      .where(namesSomething(table)),
    index('search_words_phonetic_letter_idx')
      .on(sql`left(${table.phoneticWord}, 1)`, table.named.desc())
      .where(sql`${namesSomething(table)} and ${table.phoneticWord} is not null`),
    index('search_words_phonetic_letters_idx')
      .on(sql`left(${table.phoneticWord}, 2)`, table.named.desc())
      .where(sql`${namesSomething(table)} and ${table.phoneticWord} is not null`),
    index('search_words_letter_length_idx')
      .on(sql`left(${table.word}, 1)`, sql`char_length(${table.word})`, table.named.desc(), table.word)
      .where(namesSomething(table)),
  ],
)

/** The version of the index's layout and rules; one row. */
export const searchIndex = pgTable(
  'search_index',
  {
    id: boolean().primaryKey().default(true),
    version: integer().notNull(),
    /** The transaction from which on `search_changes` is complete. */
    changesSince: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('search_index_id_check', sql`${table.id}`)],
)

/** How much products were wanted lately: sales and favourites with decay (`ranking.rules.ts`); those without a row not at all. */
export const searchAppeals = pgTable(
  'search_appeals',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    appeal: smallint().notNull(),
  },
  (table) => [check('search_appeals_appeal_check', sql`${table.appeal} between 0 and 1000`)],
)

/** What the product indexes of all processes follow; triggers write it. Rows are only added, and deleted when every process has seen them. */
export const searchChanges = pgTable(
  'search_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: brands, stores or categories changed. */
    productId: integer(),
    /** Its search document changed, not only its card. */
    hasWords: boolean().notNull().default(false),
    /** The transaction that changed it. */
    changedBy: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [index('search_changes_changed_by_idx').on(table.changedBy)],
)

/** What was searched for and found, counted per language; made of words of the catalogue only, without personal data. */
export const searchQueries = pgTable(
  'search_queries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lang: text().notNull(),
    query: text().notNull(),
    /** In how many minutes. */
    uses: integer().notNull(),
    /** The same by forward decay: a use weighs twice as much as one of two weeks before, so that rows are compared without being written anew. */
    score: doublePrecision().notNull().default(0),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('search_queries_lang_check', oneOf(table.lang, languages)),
    unique('search_queries_lang_query_key').on(table.lang, table.query),
    index('search_queries_lang_query_idx').on(table.lang, sql`${table.query} text_pattern_ops`),
    index('search_queries_last_at_idx').on(table.lastAt),
    index('search_queries_score_idx')
      .on(table.lang, table.score.desc())
      .where(sql`${table.uses} >= 3`),
    index('search_queries_letter_score_idx')
      .on(table.lang, sql`left(${table.query}, 1)`, table.score.desc())
      .where(sql`${table.uses} >= 3`),
    index('search_queries_letters_score_idx')
      .on(table.lang, sql`left(${table.query}, 2)`, table.score.desc())
      .where(sql`${table.uses} >= 3`),
  ],
)
