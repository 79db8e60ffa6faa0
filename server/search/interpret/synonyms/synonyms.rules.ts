/**
 * The lists of words that mean the same to shoppers (`@kalata/query-words/lists/term-lists.ts`). `concepts.tsv` has a concept a line: for each language what names of
 * products and categories say, and what shoppers type. The list of a language, `en.tsv`, has what only that language says: its synonyms, and what is not sold here by
 * the categories that come nearest.
 */

import { TermLists } from '@kalata/query-words/lists/term-lists.ts'
import type { TermLine } from '@kalata/query-words/lists/term-table.ts'
import { byLanguage, type Language } from '#contract/core/languages.ts'
import { lazy } from '#contract/core/lazy.ts'
import { listed, wordList } from '#server/platform/word-lists.ts'

const folder = 'server/search/interpret/synonyms'
const concepts = wordList(`${folder}/concepts.tsv`, ['ka', 'ka typed', 'en', 'en typed', 'ru', 'ru typed', 'zh', 'zh typed'])
const lists = byLanguage((lang) => wordList(`${folder}/${lang}.tsv`, ['list', 'terms', 'typed']))

const conceptLines = (lang: Language): TermLine[] =>
  concepts().map((line) => ({ terms: listed(line[lang]), typed: listed(line[`${lang} typed`]) }))
const listLines = (list: 'synonym' | 'near') => (lang: Language) =>
  lists[lang]()
    .filter((line) => line.list === list)
    .map(({ terms, typed }) => ({ terms: listed(terms), typed: listed(typed) }))

/** Read when it is first asked for. */
export const termLists = lazy(
  () =>
    new TermLists({ concepts: byLanguage(conceptLines), synonyms: byLanguage(listLines('synonym')), near: byLanguage(listLines('near')) }),
)
