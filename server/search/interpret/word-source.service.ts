import type { WordSource } from '@kalata/query-words/query/interpret-query.ts'
import type { Ctx } from '#server/context.ts'
import { termLists } from './synonyms/synonyms.rules.ts'
import { findDistant, findFuzzy, findPrefixes, findWords } from './words.queries.ts'

/** The words of the catalogue, each question one statement. */
export const wordSource = ({ db }: Ctx): WordSource => ({
  words: (...asked) => findWords(db, ...asked),
  prefixes: (...asked) => findPrefixes(db, ...asked),
  fuzzy: (asked) => findFuzzy(db, asked),
  distant: (asked) => findDistant(db, asked),
  notSold: termLists().notSold,
})
