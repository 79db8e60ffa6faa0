/** How OpenSearch has the products: settings and fields of an index. Words and values are those of the documents; nothing is analysed there. */

import { createHash } from 'node:crypto'
import { place } from '@kalata/product-index/find/places.ts'
import type { FieldType, IndexSchema } from '@kalata/product-index/schema/schema.ts'

/** To be raised with every change of `engine-document.ts` that the fields do not show. */
const version = 6

/** Between a lexeme and its frequency, and between two lexemes: one text is analysed faster than a list. PostgreSQL's parser leaves no control character in a lexeme. */
export const [delimiter, separator] = ['\u001F', '\u001E'] as const
/** Characters: more than PostgreSQL allows a lexeme to have. */
const maxLexeme = 2050

/** A number or flag of a product. */
export const cardField = (name: string): string => `card.${name}`

/** The fields with how many words the name has in a language, by its place, and the texts. */
export const nameWordsField = (language: number): string => `nameWords${language}`
export const textWordsField = 'textWords'

/** Labels of what the product is, and of what names it; the others are details. */
export const ofThing: number = place.kind | place.name | place.head
export const ofName: number = place.name | place.head

/** Hits that can be paged through. */
export const maxWindow = 50_000

const lexemes = { type: 'keyword', doc_values: false } as const
const types: Record<FieldType, string> = { int32: 'integer', int16: 'short', float64: 'double' }

/** The fields of a product; those that nothing is found by have no index. */
function cardFields({ fields, groups, facets, ranges, flags }: IndexSchema): Record<string, unknown> {
  const found = new Set([...groups, ...Object.values(facets), ...ranges])
  return {
    id: { type: 'integer' },
    ...Object.fromEntries(
      Object.entries(fields).map(([name, type]) => [name, { type: types[type], ...(found.has(name) ? {} : { index: false }) }]),
    ),
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' }])),
  }
}

const propertiesOf = (schema: IndexSchema) => ({
  /** Every lexeme; its frequency is 1 more than the pattern of the places where it stands (`@kalata/product-index/words/words.ts`). */
  words: { type: 'text', analyzer: 'lexemes', search_analyzer: 'keyword', norms: false, index_options: 'freqs' },
  /** Lexemes with a label; of these those that say what the product is, and those that name it. */
  named: lexemes,
  thing: lexemes,
  name: lexemes,
  ...Object.fromEntries(schema.languages.map((_, at) => [nameWordsField(at), { type: 'byte', index: false }])),
  [textWordsField]: { type: 'short', index: false },
  card: { properties: cardFields(schema) },
  /** Values of attributes by their numbers: of the product, and of each variant. */
  values: { type: 'long' },
  variants: {
    type: 'nested',
    properties: {
      values: { type: 'long', doc_values: true },
      ...(schema.variantFlag === undefined ? {} : { lacksFlag: { type: 'boolean' } }),
    },
  },
  /** Two amounts of one attribute with none of the product's between them. */
  neighbours: { type: 'keyword', index: false },
  /** The same of the variants that have the flag which variants have for themselves. */
  ...(schema.variantFlag === undefined
    ? {}
    : { valuesWithFlag: { type: 'long', index: false }, neighboursWithFlag: { type: 'keyword', index: false } }),
})

const refreshInterval = '30s'

export interface Copies {
  shards: number
  replicas: number
}

/** Of an index while it is built: nobody searches it, and where its node ends it is built again. */
export const settingsOfBuild = { number_of_replicas: 0, refresh_interval: '-1', translog: { durability: 'async' } }

/** What is different once it is built. */
export const builtSettings = ({ replicas }: Copies) => ({
  index: { number_of_replicas: replicas, refresh_interval: refreshInterval, translog: { durability: 'request' } },
})

/** Part of the names of indexes: users with other fields have indexes beside each other. */
export const layoutOf = (schema: IndexSchema): string =>
  `${version}-${createHash('sha256')
    .update(JSON.stringify(propertiesOf(schema)))
    .digest('hex')
    .slice(0, 8)}`

/** The template of all indexes whose names begin so. */
export const indexTemplate = (schema: IndexSchema, alias: string, { shards, replicas }: Copies) => ({
  index_patterns: [`${alias}-*`],
  template: {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // Who writes refreshes.
      refresh_interval: refreshInterval,
      max_result_window: maxWindow,
      // A write that comes late must meet what was deleted meanwhile.
      gc_deletes: '10m',
      analysis: {
        filter: { frequency: { type: 'delimited_term_freq', delimiter } },
        tokenizer: { separated: { type: 'char_group', tokenize_on_chars: [separator], max_token_length: maxLexeme } },
        analyzer: { lexemes: { tokenizer: 'separated', filter: ['frequency'] } },
      },
    },
    mappings: { dynamic: 'strict', _source: { enabled: false }, properties: propertiesOf(schema) },
  },
})
