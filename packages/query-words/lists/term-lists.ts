/**
 * Words that mean the same to those who search. They are written into an index beside the word that a name uses, so that whatever finds a word - its forms, one wrong
 * letter, another script or keyboard - finds its synonyms too.
 */

import { stem } from '../languages/georgian.ts'
import { byLanguage, languages, type Language } from '../languages/language.ts'
import { pinyinWords } from '../languages/pinyin.ts'
import { isChinese, words } from '../letters/fold.ts'
import type { NotSold } from '../query/match-words.ts'
import { functionWords } from '../query/query-head.ts'
import { isLimited, nominative, TermTable, wordsIn, type Entry, type TermLine } from './term-table.ts'

export interface ListedTerms {
  /**
   * Concepts in each language, in the same order: what names say, and what people type. The latter finds the products of the former, and the former those
   * that are named by several words of the latter; what is described in one language is found by what the others call the concept.
   */
  concepts: Readonly<Record<Language, readonly TermLine[]>>
  /** What only one language says. */
  synonyms: Readonly<Record<Language, readonly TermLine[]>>
  /** Groups by their names, and what is not sold and comes nearest to them. */
  near: Readonly<Record<Language, readonly TermLine[]>>
}

/** A proper name in quotes says nothing of the thing: the football „Dinamiki“ is no speaker. */
const quoted = /[„“«]([^„“«»”]*)[“»”]/gu

interface PartOfName {
  heads?: string[]
  context?: string
}

/** Concepts of several words that a word ends, at least: one may end with anything. */
const leastNames = 3

/** Of names those of several words, which mean one thing only. */
const ofSeveralWords = (names: readonly string[]) => names.filter((each) => each.includes(' ') && !isLimited(each))
const oneSpaceBetween = (texts: readonly string[]) => [...new Set(texts)].join(' ')

export class TermLists {
  /** Synonyms of several words are one word in the index: `cell phone` is `cellphone`. They are never offered as a correction. */
  readonly compounds: ReadonlySet<string>
  /** All words of what is not sold, as the index has them, without Chinese. */
  readonly relatedWords: readonly string[]
  readonly notSold: NotSold
  private readonly tables: Record<Language, TermTable>
  private readonly related: Record<Language, TermTable>
  /** Terms of concepts; their synonyms are the places of the concepts. */
  private readonly conceptTables: Record<Language, TermTable>
  /** What each concept is called and what people type for it; what counts in names of groups only is another thing elsewhere. */
  private readonly conceptNames: Record<Language, string[][]>
  /** Words that end what several concepts are called: some case, stand or card, whichever. */
  private readonly lastWords: Record<Language, Set<string>>
  private readonly compoundsBySynonyms = new Map<readonly string[], string[]>()

  constructor({ concepts, synonyms, near }: ListedTerms) {
    // What people type for a concept in several words names it in names too: a `tablet pc` is a tablet, though not every `pad` is.
    const typedInNames = (lang: Language) =>
      concepts[lang].map(({ terms, typed }) => ({ terms: ofSeveralWords(typed), typed: terms.filter((each) => !isLimited(each)) }))
    this.tables = byLanguage((lang) => new TermTable([...synonyms[lang], ...concepts[lang], ...typedInNames(lang)], lang))
    this.related = byLanguage((lang) => new TermTable(near[lang], lang))
    this.conceptTables = byLanguage(
      (lang) =>
        new TermTable(
          concepts[lang].map(({ terms, typed }, place) => ({ terms: [...terms, ...ofSeveralWords(typed)], typed: [String(place)] })),
          lang,
        ),
    )
    this.conceptNames = byLanguage((lang) =>
      concepts[lang].map(({ terms, typed }) => [...terms, ...typed].filter((each) => !isLimited(each))),
    )
    this.lastWords = byLanguage((lang) => lastWordsOf(this.conceptNames[lang].flat(), lang))
    this.compounds = compoundsOf(languages.flatMap((lang) => [...this.tables[lang].entries, ...this.related[lang].entries]))
    const related = languages.flatMap((lang) => this.related[lang].entries.flatMap((entry) => this.withNames(entry, lang)))
    this.relatedWords = [...new Set(related.filter((each) => !isChinese(each)))]
    const stems = new Set(this.relatedWords.map((each) => stem(each)))
    this.notSold = { has: (word) => stems.has(stem(word)), runs: new Set(related.filter(isChinese)) }
  }

  /**
   * What people call the things that a text names, one space between; in Chinese also the pinyin of both.
   * @param ofGroup it is the name of a group
   * @param heads only what one of these words of the text is a part of
   * @param context what the text is a part of
   */
  synonymsOf(text: string, lang: Language, ofGroup: boolean, { heads, context = text }: PartOfName = {}): string {
    const found = this.tables[lang]
      .in(text.replace(quoted, ' '), context)
      .filter(({ groupOnly }) => ofGroup || !groupOnly)
      .filter(isAbout(heads, lang))
    if (lang !== 'zh') return oneSpaceBetween(found.flatMap(({ synonyms }) => this.compoundsIn(synonyms)))
    const synonyms = found.flatMap((entry) => entry.synonyms)
    return oneSpaceBetween([...synonyms, ...[...found.flatMap(({ term }) => term), ...synonyms].flatMap(pinyinWords)])
  }

  /** What names say that a typed word stands for too, by language; empty where it is in no list. */
  termsOf(typed: string): Partial<Record<Language, string[]>> {
    const asked = compound(typed)
    const isAsked = (synonym: string, lang: Language) =>
      lang === 'zh' ? synonym === asked : nominative(compound(synonym), lang) === nominative(asked, lang)
    const found = languages.map((lang) => {
      const entries = this.tables[lang].entries.filter(({ synonyms }) => synonyms.some((each) => isAsked(each, lang)))
      return [lang, [...new Set(entries.map(({ written }) => written))]] as const
    })
    return Object.fromEntries(found.filter(([, terms]) => terms.length > 0))
  }

  /** The concepts that a text names, by their places in the list. See {@link synonymsOf}. */
  conceptsIn(text: string, lang: Language, { heads, context = text }: PartOfName = {}): number[] {
    return this.conceptTables[lang]
      .in(text.replace(quoted, ' '), context)
      .filter(({ groupOnly }) => !groupOnly)
      .filter(isAbout(heads, lang))
      .flatMap(({ synonyms }) => synonyms.map(Number))
  }

  /** Whether names of several things end with a word, which names a thing then whatever stands before it. */
  endsNames(word: string, lang: Language): boolean {
    return this.lastWords[lang].has(nominative(word, lang))
  }

  /** What a language calls concepts, one space between. */
  translationsOf(places: readonly number[], to: Language): string {
    return [...new Set(places.flatMap((place) => this.conceptNames[to][place] ?? []))]
      .map((name) => (to === 'zh' ? name : compound(name)))
      .join(' ')
  }

  /** What is not sold and comes nearest to a group of this name, one space between. */
  relatedTo(group: string, lang: Language): string {
    return this.related[lang]
      .in(group)
      .flatMap((entry) => this.withNames(entry, lang))
      .join(' ')
  }

  /** What is not sold, with what else people call it. */
  private withNames({ synonyms }: Entry, lang: Language): string[] {
    return synonyms
      .flatMap((each) => [lang === 'zh' ? each : compound(each), ...this.synonymsOf(each, lang, false).split(' ')])
      .filter(Boolean)
  }

  /** Made once: an import asks for them for every product. */
  private compoundsIn(synonyms: readonly string[]): string[] {
    const known = this.compoundsBySynonyms.get(synonyms)
    if (known) return known
    const made = synonyms.map(compound)
    this.compoundsBySynonyms.set(synonyms, made)
    return made
  }
}

function compoundsOf(entries: readonly Entry[]): Set<string> {
  // Words that stand alone: `headphones`, though `head phones` is listed too.
  const single = new Set(
    entries.flatMap(({ term, synonyms }) => [...(term.length === 1 ? term : []), ...synonyms.filter((each) => !each.includes(' '))]),
  )
  const joined = entries.flatMap(({ synonyms }) => synonyms.filter((each) => each.includes(' ')).map(compound))
  return new Set(joined.filter((each) => !single.has(each) && !single.has(nominative(each, 'en'))))
}

function lastWordsOf(names: readonly string[], lang: Language): Set<string> {
  const counts = new Map<string, number>()
  for (const name of names.filter((each) => each.includes(' '))) {
    const last = wordsIn(name, lang).at(-1)!
    counts.set(last, (counts.get(last) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= leastNames).map(([word]) => word))
}

/** Whether a term has one of these words; any term where they are absent. */
function isAbout(heads: string[] | undefined, lang: Language): (entry: Entry) => boolean {
  if (!heads) return () => true
  const known = heads.map((head) => (lang === 'zh' ? head : nominative(head, lang)))
  return ({ term }) => known.some((head) => (lang === 'zh' ? term[0]!.endsWith(head) || head.endsWith(term[0]!) : term.includes(head)))
}

/** Several words as the one that an index has, as queries join them: without words that tell nothing. */
function compound(text: string): string {
  return words(text)
    .filter((word) => !functionWords.has(word))
    .join('')
}
