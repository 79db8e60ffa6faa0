/**
 * Words that mean the same to shoppers. They are written into the index beside the word that a name or category uses, so
 * that whatever finds a word - its forms, one wrong letter, another script or keyboard - finds its synonyms too.
 *
 * `concepts.tsv` has a concept a line: for each language what names of products and categories say, and what shoppers type. The latter finds the goods of
 * the former, and the former those that are named by several words of the latter; goods that are described in one language are found by what the others call the
 * concept. The list of a language, `en.tsv`, has what only that language says: its synonyms, and what is not sold here by the categories that come nearest. `@`
 * before a term: it counts in names of categories only. `notebook & gb`: where the name says the other word too, anywhere.
 */

import { languages, type Language } from '#contract/core/languages.ts'
import { lazy } from '#contract/core/lazy.ts'
import { listed, wordList } from '#server/platform/word-lists.ts'
import { fold, isChinese, words } from '../../parse/fold.rules.ts'
import { stem } from '../../parse/georgian.rules.ts'
import { functionWords } from '../query-head.rules.ts'
import { pinyinWords } from '../../parse/pinyin.rules.ts'

interface Entry {
  /** The words a text must hold in this order, in the form of {@link nominative}; in Chinese one run. */
  term: string[]
  /** What the context says beside, in the same form. */
  beside: string[]
  /** Holds for names of categories only: a word that products of another kind use in passing. */
  categoryOnly: boolean
  synonyms: string[]
  /** The synonyms as the index has them, see {@link compound}. */
  compounds: () => string[]
  /** The term as the list has it. */
  written: string
}

/** Entries by the first word of their term. */
type Table = Map<string, Entry[]>

const folder = 'server/search/interpret/synonyms'
const concepts = wordList(`${folder}/concepts.tsv`, ['ka', 'ka typed', 'en', 'en typed', 'ru', 'ru typed', 'zh', 'zh typed'])
const lists: Partial<Record<Language, () => Record<'list' | 'terms' | 'typed', string>[]>> = {
  ka: wordList(`${folder}/ka.tsv`, ['list', 'terms', 'typed']),
  en: wordList(`${folder}/en.tsv`, ['list', 'terms', 'typed']),
  ru: wordList(`${folder}/ru.tsv`, ['list', 'terms', 'typed']),
  zh: wordList(`${folder}/zh.tsv`, ['list', 'terms', 'typed']),
}

interface Line {
  terms: string[]
  typed: string[]
}
const listLines = (list: 'synonym' | 'near', lang: Language): Line[] =>
  (lists[lang]?.() ?? []).filter((line) => line.list === list).map(({ terms, typed }) => ({ terms: listed(terms), typed: listed(typed) }))
const conceptLines = (lang: Language): Line[] =>
  concepts().map((line: Partial<Record<string, string>>) => ({
    terms: listed(line[lang] ?? ''),
    typed: listed(line[`${lang} typed`] ?? ''),
  }))

const eachLanguage = <T>(read: (lang: Language) => T) =>
  lazy(() => Object.fromEntries(languages.map((lang) => [lang, read(lang)])) as Record<Language, T>)

/** Of names those of several words, which mean one thing only. */
const ofSeveralWords = (names: string[]) => names.filter((each) => each.includes(' ') && !isLimited(each))
const isLimited = (name: string) => /^@|&/.test(name)
/** What shoppers type for a concept in several words names it in names too: a `tablet pc` is a tablet, though not every `pad` is. */
const typedInNames = (lang: Language): Line[] =>
  conceptLines(lang).map(({ terms, typed }) => ({ terms: ofSeveralWords(typed), typed: terms.filter((each) => !isLimited(each)) }))

const tables = eachLanguage((lang) => tableOf([...listLines('synonym', lang), ...conceptLines(lang), ...typedInNames(lang)], lang))
const relatedTables = eachLanguage((lang) => tableOf(listLines('near', lang), lang))

const allEntries = lazy(() => [tables(), relatedTables()].flatMap((of) => Object.values(of).flatMap((table) => [...table.values()].flat())))
/** Words of the lists that stand alone: `headphones`, though `head phones` is listed too. */
const singleWords = lazy(
  () =>
    new Set(
      allEntries().flatMap(({ term, synonyms }) => [...(term.length === 1 ? term : []), ...synonyms.filter((each) => !each.includes(' '))]),
    ),
)

/** Synonyms of several words are one word in the index: `cell phone` is `cellphone`. They are never offered as a correction. */
export const compounds = lazy(
  (): ReadonlySet<string> =>
    new Set(
      allEntries()
        .flatMap(({ synonyms }) => synonyms.filter((each) => each.includes(' ')).map(compound))
        .filter((each) => !singleWords().has(each) && !singleWords().has(nominative(each, 'en'))),
    ),
)

/** A proper name in quotes says nothing of the thing: the football „Dinamiki“ is no speaker. */
const quoted = /[„“«]([^„“«»”]*)[“»”]/gu

interface PartOfName {
  heads?: string[]
  context?: string
}

/**
 * What shoppers call the things that a text names, one space between; in Chinese also the pinyin of both.
 * @param heads only what one of these words of the text takes part in
 * @param context what the text is a part of
 */
export function synonymsOf(text: string, lang: Language, ofCategory: boolean, { heads, context = text }: PartOfName = {}): string {
  const found = entriesIn(tables()[lang], text.replace(quoted, ' '), lang, context)
    .filter(({ categoryOnly }) => ofCategory || !categoryOnly)
    .filter(isAbout(heads, lang))
  if (lang !== 'zh') return [...new Set(found.flatMap((entry) => entry.compounds()))].join(' ')
  const synonyms = found.flatMap((entry) => entry.synonyms)
  const pinyin = [...found.flatMap(({ term }) => term), ...synonyms].flatMap(pinyinWords)
  return [...new Set([...synonyms, ...pinyin])].join(' ')
}

/** What names of goods say that a typed word stands for too, by language; empty where it is in no list. */
export function termsOf(typed: string): Partial<Record<Language, string[]>> {
  const asked = compound(typed)
  const isAsked = (synonym: string, lang: Language) =>
    lang === 'zh' ? synonym === asked : nominative(compound(synonym), lang) === nominative(asked, lang)
  const found = languages.map((lang) => {
    const entries = [...tables()[lang].values()].flat().filter(({ synonyms }) => synonyms.some((each) => isAsked(each, lang)))
    return [lang, [...new Set(entries.map(({ written }) => written))]] as const
  })
  return Object.fromEntries(found.filter(([, terms]) => terms.length > 0))
}

/** What each concept is called and what shoppers type for it; what counts in names of categories only is another thing elsewhere. */
const conceptNames = eachLanguage((lang) =>
  conceptLines(lang).map(({ terms, typed }) => [...terms, ...typed].filter((each) => !/^@|&/.test(each))),
)
const conceptTables = eachLanguage((lang) =>
  tableOf(
    conceptLines(lang).map(({ terms, typed }, place) => ({ terms: [...terms, ...ofSeveralWords(typed)], typed: [String(place)] })),
    lang,
  ),
)

/** Whether a term has one of these words; any term where they are absent. */
function isAbout(heads: string[] | undefined, lang: Language): (entry: Entry) => boolean {
  if (!heads) return () => true
  const known = heads.map((head) => (lang === 'zh' ? head : nominative(head, lang)))
  return ({ term }) => known.some((head) => (lang === 'zh' ? term[0]!.endsWith(head) || head.endsWith(term[0]!) : term.includes(head)))
}

/** The concepts that a text names, by their places in the list. See {@link synonymsOf}. */
export function conceptsIn(text: string, lang: Language, { heads, context = text }: PartOfName = {}): number[] {
  return entriesIn(conceptTables()[lang], text.replace(quoted, ' '), lang, context)
    .filter(({ categoryOnly }) => !categoryOnly)
    .filter(isAbout(heads, lang))
    .flatMap(({ synonyms }) => synonyms.map(Number))
}

/** Concepts of several words that a word ends, at least: one may end with anything. */
const leastNames = 3
/** Words that end what several concepts are called: some case, stand or card, whichever. */
const lastWords = eachLanguage((lang) => {
  const counts = new Map<string, number>()
  const names = conceptNames()[lang].flat()
  for (const name of names.filter((each) => each.includes(' '))) {
    const last = wordsIn(name, lang).at(-1)!
    counts.set(last, (counts.get(last) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= leastNames).map(([word]) => word))
})

/** Whether names of several things end with a word, which names a thing then whatever stands before it. */
export const endsNames = (word: string, lang: Language): boolean => lastWords()[lang].has(nominative(word, lang))

/** What a language calls concepts, one space between. */
export function translationsOf(places: number[], to: Language): string {
  return [...new Set(places.flatMap((place) => conceptNames()[to][place] ?? []))]
    .map((name) => (to === 'zh' ? name : compound(name)))
    .join(' ')
}

/** What is not sold here, with what else shoppers call it. */
const withNames = ({ synonyms }: Entry, lang: Language) =>
  synonyms.flatMap((each) => [lang === 'zh' ? each : compound(each), ...synonymsOf(each, lang, false).split(' ')]).filter(Boolean)

/** What is not sold here and comes nearest to a category of this name, one space between. */
export function relatedTo(category: string, lang: Language): string {
  return entriesIn(relatedTables()[lang], category, lang)
    .flatMap((entry) => withNames(entry, lang))
    .join(' ')
}

const allRelated = lazy(() =>
  languages.flatMap((lang) => [...relatedTables()[lang].values()].flat().flatMap((entry) => withNames(entry, lang))),
)
/** All words of the lists of what is not sold here, as the index holds them. */
export const relatedWords = lazy((): readonly string[] => [...new Set(allRelated().filter((each) => !isChinese(each)))])
const relatedStems = lazy(() => new Set(relatedWords().map((each) => stem(each))))
/** Whether a word, in any form of Georgian, stands in the lists of what is not sold here. */
export const isNotSold = (word: string): boolean => relatedStems().has(stem(word))
/** Those in Chinese: a run of signs that is one of them is one word, whatever its parts name. */
export const relatedRuns = lazy((): ReadonlySet<string> => new Set(allRelated().filter(isChinese)))

/** Several words as the one the index holds, as queries join them: without words that tell nothing. */
export function compound(text: string): string {
  return words(text)
    .filter((word) => !functionWords.has(word))
    .join('')
}

function tableOf(lines: Line[], lang: Language): Table {
  const table: Table = new Map()
  for (const { terms, typed } of lines) {
    for (const each of terms) {
      const categoryOnly = each.startsWith('@')
      const [main, ...others] = each.replace(/^@/, '').split(' & ')
      const [term, beside] = [wordsOfTerm(main!, lang), others.flatMap((other) => wordsOfTerm(other, lang))]
      const entry = { term, beside, categoryOnly, synonyms: typed, compounds: lazy(() => typed.map(compound)), written: each }
      table.set(term[0]!, [...(table.get(term[0]!) ?? []), entry])
    }
  }
  return table
}

const wordsOfTerm = (term: string, lang: Language) => (lang === 'zh' ? [fold(term)] : wordsIn(term, lang))
const wordsIn = (text: string, lang: Language) => words(text).map((word) => nominative(word, lang))

function entriesIn(table: Table, text: string, lang: Language, context = text): Entry[] {
  return termsIn(table, text, lang).filter(({ beside }) => beside.length === 0 || hasAll(context, beside, lang))
}

function hasAll(text: string, asked: string[], lang: Language): boolean {
  const found = lang === 'zh' ? fold(text) : wordsIn(text, lang)
  return asked.every((each) => found.includes(each))
}

function termsIn(table: Table, text: string, lang: Language): Entry[] {
  if (lang === 'zh') {
    const folded = fold(text)
    const found: Entry[] = []
    for (const [term, entries] of table) if (folded.includes(term)) found.push(...entries)
    return found
  }
  const all = wordsIn(text, lang)
  return all.flatMap((word, at) => (table.get(word) ?? []).filter(({ term }) => term.every((each, i) => all[at + i] === each)))
}

/** A word without the ending of its nominative, singular or plural; in another case as it is: that is not what the text is about. */
export function nominative(word: string, lang: Language): string {
  if (lang === 'ka') return /[იაეოუ]$/.test(word) ? stem(word) : word
  if (lang === 'ru') return word.length > 3 ? word.replace(/(?:ья|[аяыиоь])$/, '') : word
  if (lang === 'en') return word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word
  return word
}
