/** How OpenSearch has the products: settings and fields of an index. Words and values are those of `search_documents`; nothing is analysed there. */

import { place } from '@kalata/product-index/find/places.ts'
import type { Language } from '#contract/core/languages.ts'
import {
  flagFacetNames,
  listFacetNames,
  listFacets,
  stepFacetNames,
  stepFacets,
  type ListFacet,
  type StepFacet,
} from '#contract/search/facets.ts'
import { fieldOf } from '../product-index/index-schema.rules.ts'
import { indexLanguages } from '../../documents/index-languages.rules.ts'

/** Part of the names of indexes: releases with another layout have indexes beside each other. To be raised with every change of this file or of `engine-document.rules.ts`. */
export const layoutVersion = 4

/** Between a lexeme and its frequency, and between two lexemes: one text is analysed faster than a list. PostgreSQL's parser leaves no control character in a lexeme. */
export const [delimiter, separator] = ['\u001F', '\u001E'] as const
/** Characters: more than PostgreSQL allows a lexeme to have. */
const maxLexeme = 2050

/** The field of a list or step facet. */
export const facetField = (facet: ListFacet | StepFacet): string =>
  fieldOf(facet in stepFacets ? stepFacets[facet as StepFacet].column : listFacets[facet as ListFacet].column)
export const facetFields: readonly string[] = [...listFacetNames, ...stepFacetNames].map(facetField)

/** The fields with how many words the name has in a language, and the texts. */
export const nameWordsField = (lang: Language): string => `nameWords${indexLanguages.indexOf(lang)}`
export const textWordsField = 'textWords'

/** Labels of what the product is; the others are details. */
export const ofThing: number = place.kind | place.name | place.head

/** Hits that can be paged through. */
export const maxWindow = 50_000

const lexemes = { type: 'keyword', doc_values: false } as const
const integer = { type: 'integer' } as const

const properties = {
  /** Every lexeme; its frequency is 1 more than the pattern of the places where it stands (`@kalata/product-index/words/words.ts`). */
  words: { type: 'text', analyzer: 'lexemes', search_analyzer: 'keyword', norms: false, index_options: 'freqs' },
  /** Lexemes outside the description, and those that say what the product is: in its name, brand or category. */
  named: lexemes,
  thing: lexemes,
  ...Object.fromEntries(indexLanguages.map((lang) => [nameWordsField(lang), { type: 'byte', index: false }])),
  [textWordsField]: { type: 'short', index: false },
  id: integer,
  root: integer,
  ...Object.fromEntries(facetFields.map((field) => [field, integer])),
  price: integer,
  sold: { ...integer, index: false },
  appeal: { type: 'short', index: false },
  /** Microseconds since 2000-01-01 UTC. */
  createdAt: { type: 'long', index: false },
  ...Object.fromEntries(flagFacetNames.map((facet) => [facet, { type: 'boolean' }])),
  /** Values of attributes by their numbers: of the product, and of each variant. */
  values: { type: 'long' },
  variants: { type: 'nested', properties: { values: { type: 'long', doc_values: true } } },
  /** Two amounts of one attribute with none of the product's between them. */
  neighbours: { type: 'keyword', index: false },
}

const refreshInterval = '30s'

export interface Copies {
  shards: number
  replicas: number
}

/** Of an index while it is built: nobody searches it, and where its node ends it is built anew. */
export const settingsOfBuild = { number_of_replicas: 0, refresh_interval: '-1', translog: { durability: 'async' } }

/** What is different once it is built. */
export const builtSettings = ({ replicas }: Copies) => ({
  index: { number_of_replicas: replicas, refresh_interval: refreshInterval, translog: { durability: 'request' } },
})

/** The template of all indexes whose names begin so. */
export const indexTemplate = (alias: string, { shards, replicas }: Copies) => ({
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
    mappings: { dynamic: 'strict', _source: { enabled: false }, properties },
  },
})
