/**
 * What a typed query may mean in the words of the catalogue: as typed; the same word typed in Latin letters, on
 * another keyboard, or with one letter wrong. The nearest meaning wins; a word that was written somewhere as typed is
 * never corrected into another.
 */

import { fold, isChinese, mostWords, pairs, words } from './fold.rules.ts'
import { georgianFromLatin, phoneticKey, stem } from './georgian.rules.ts'
import { fuzzyKeys } from './index.rules.ts'
import { otherKeyboards } from './keyboards.rules.ts'
import { russianFromLatin } from './russian.rules.ts'
import { distance, shortestCorrected } from './spelling.rules.ts'

/** A typed word with everything the vocabulary is asked for it. */
export interface QueryWord {
  word: string
  /** Chinese is matched by its signs; the vocabulary holds none of it. */
  chinese: boolean
  /** The word itself in its search form, then what it may be in Russian letters. */
  forms: string[]
  /** What words may begin with: the word as typed, then in Russian letters. */
  prefixes: string[]
  /** The phonetic forms if it is Georgian in Latin letters: in its search form, and as typed. */
  phoneticStem?: string
  phoneticWord?: string
}

/** Shorter phonetic forms fit too many words. */
const shortestPhoneticForm = 3

/** A word of the vocabulary. */
export interface KnownWord {
  word: string
  lexeme: string
  uses: number
}

/** What the vocabulary answered, by form and by phonetic stem. */
export interface Vocabulary {
  forms: Map<string, KnownWord>
  phonetic: Map<string, KnownWord[]>
  /** Lexemes of the words that begin so; `~` before a phonetic word. */
  prefixes: Map<string, string[]>
  /** Words one letter away, by typed word. */
  fuzzy: Map<string, KnownWord[]>
}

/** One typed word understood: parts of a text query that are alternatives, and the word to show. */
export interface WordMatch {
  alternatives: string[]
  shown: string
  /** The same in its own letters, where it was typed in Latin ones. */
  native?: string
  /** It is shown as another word than was typed. */
  corrected: boolean
  /** Only the beginning of a word. */
  prefix?: true
}

/** The readings of a query, as typed first, then as the other keyboards give it. At most {@link mostWords} words each. */
export function readings(query: string): QueryWord[][] {
  const texts = [query, ...otherKeyboards(query)]
  return texts.map((text) => words(text).slice(0, mostWords).map(typed)).filter((reading) => reading.length > 0)
}

function typed(word: string): QueryWord {
  if (isChinese(word)) return { word, chinese: true, forms: [], prefixes: [] }
  const latin = /^[a-z]+$/.test(word)
  const russian = latin ? russianFromLatin(word) : []
  const georgian = latin ? georgianFromLatin(word) : ''
  const phoneticStem = phoneticKey(stem(georgian))
  const phoneticWord = phoneticKey(georgian)
  return {
    word,
    chinese: false,
    forms: [stem(word), ...russian],
    prefixes: [word, ...russian],
    ...(phoneticStem.length >= shortestPhoneticForm ? { phoneticStem } : {}),
    ...(phoneticWord.length >= shortestPhoneticForm ? { phoneticWord } : {}),
  }
}

/** A word that is written somewhere just so, in its own letters or in Latin ones. */
export function exactMatch(typed: QueryWord, vocabulary: Vocabulary): WordMatch | undefined {
  if (typed.chinese) return { alternatives: [allOf(pairs(typed.word))], shown: typed.word, corrected: false }
  const [written, ...russian] = typed.forms.map((form) => vocabulary.forms.get(form))
  if (written) return { alternatives: [quoted(written.lexeme)], shown: typed.word, corrected: false }
  const found = [
    ...russian.filter((known) => known !== undefined),
    ...((typed.phoneticStem && vocabulary.phonetic.get(typed.phoneticStem)) || []),
  ]
  if (found.length === 0) return undefined
  const native = found.toSorted((a, b) => b.uses - a.uses)[0]!.word
  return { alternatives: unique(found.map(({ lexeme }) => quoted(lexeme))), shown: typed.word, native, corrected: false }
}

/**
 * A word that others begin with: those others.
 * @param typing it may also begin words of other letters than its own, because it may go on
 */
export function prefixMatch(typed: QueryWord, vocabulary: Vocabulary, typing = false): WordMatch | undefined {
  if (typed.chinese) return undefined
  const [written = [], ...russian] = typed.prefixes.map((start) => vocabulary.prefixes.get(start) ?? [])
  const others = [...russian.flat(), ...((typed.phoneticWord && vocabulary.prefixes.get(`~${typed.phoneticWord}`)) || [])]
  const alternatives = unique(written.length > 0 && !typing ? written : [...written, ...others]).map(quoted)
  return alternatives.length > 0 ? { alternatives, shown: typed.word, corrected: false, prefix: true } : undefined
}

/** The nearest word when one letter is wrong; of several as near the one written most. */
export function fuzzyMatch(typed: QueryWord, vocabulary: Vocabulary): WordMatch | undefined {
  const best = (vocabulary.fuzzy.get(typed.word) ?? [])
    .map((known) => ({ known, steps: Math.min(distance(known.word, typed.word), phoneticDistance(known, typed)) }))
    .filter(({ steps }) => steps <= 1)
    .sort((a, b) => a.steps - b.steps || b.known.uses - a.known.uses || (a.known.word < b.known.word ? -1 : 1))[0]
  return best ? { alternatives: [quoted(best.known.lexeme)], shown: best.known.word, corrected: true } : undefined
}

function phoneticDistance(known: KnownWord, typed: QueryWord): number {
  return typed.phoneticStem ? distance(phoneticKey(stem(known.word)), typed.phoneticStem) : Infinity
}

/** What to ask the vocabulary's near words for; nothing for short words and figures. */
export function fuzzyKeysOf(typed: QueryWord): string[] {
  if (typed.chinese || typed.word.length < shortestCorrected || /\p{N}/u.test(typed.word)) return []
  return fuzzyKeys(typed.word, typed.phoneticStem ?? null)
}

export interface Interpretation {
  /** A text query for PostgreSQL, made of our own words only. */
  expression: string
  /** The query as understood, words parted by spaces. */
  shown: string
  /** Some word was corrected or dropped: the page says what was searched for. */
  corrected: boolean
  /** Every word is one of the catalogue. */
  complete: boolean
}

/**
 * The query of a reading whose words are understood, those that are not left out.
 * @param intended the reading is what the shopper typed, not what another keyboard gives
 */
export function interpretationOf(meanings: (WordMatch | undefined)[], intended: boolean): Interpretation | undefined {
  const known = meanings.filter((meaning) => meaning !== undefined)
  if (known.length === 0) return undefined
  return {
    expression: known.map(({ alternatives }) => (alternatives.length > 1 ? `(${alternatives.join(' | ')})` : alternatives[0]!)).join(' & '),
    shown: known
      .map(({ shown, native }) => (intended ? shown : (native ?? shown)))
      .join(' ')
      .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
    complete: !known.some((match) => match.prefix),
    corrected: !intended || known.length < meanings.length || known.some((match) => match.corrected),
  }
}

/** A past query's form: folded, one space between words. */
export function queryKey(query: string): string {
  return fold(query)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function allOf(parts: string[]): string {
  return parts.length === 1 ? quoted(parts[0]!) : `(${parts.map(quoted).join(' & ')})`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''")}'`
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)]
}
