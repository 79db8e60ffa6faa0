/**
 * What a typed query may mean in the words of the catalogue: as typed; the same word typed in Latin letters, on
 * another keyboard, or with one letter wrong. The nearest meaning wins; a word that was written somewhere as typed is
 * never corrected into another.
 */

import { georgianFromLatin, phoneticKey, stem } from '../languages/georgian.ts'
import { otherKeyboards } from '../languages/keyboards.ts'
import { withoutTones } from '../languages/pinyin.ts'
import { russianFromLatin } from '../languages/russian.ts'
import { fold, isChinese, maxWords, bigrams, words } from '../letters/fold.ts'
import { latinLookAlike, latinLookAlikes } from '../letters/look-alikes.ts'
import { chineseMatch, withJoints } from './chinese-words.ts'
import { colourFamily } from './colours.ts'
import { functionWords, headPlace, shoppingWords } from './query-head.ts'

/** A typed word with everything the vocabulary is asked for it. */
export interface QueryWord {
  word: string
  /** As typed, words of a compound separated by spaces. */
  shown: string
  /** Chinese is matched by its characters; of the vocabulary only how often they are written is asked. */
  chinese: boolean
  /** The word itself in its search form, then what it may be in Russian letters. Of Chinese its bigrams. */
  forms: string[]
  /** What words may begin with: the word as typed, then in Russian letters. */
  prefixes: string[]
  /** It says more of the thing that another word names. */
  modifier?: true
  /** Of Chinese beside a word before it without a space: the last character of that and its first one. */
  joint?: string
  /** Of a colour: what goods of that colour are called, in their search form; Chinese as it is. */
  family?: string[]
  /** The phonetic forms if it is Georgian in Latin letters: in its search form, and as typed. */
  phoneticStem?: string
  phoneticWord?: string
  /** Of several words that are a compound: the stems of each, and the place of the one that names the thing. */
  parts?: { stems: string[]; head: number }
  /** The Latin word that this Cyrillic one looks like. */
  lookAlike?: string
}

/** Shorter phonetic forms fit too many words. */
const shortestPhoneticForm = 3

/** A word of the vocabulary. */
export interface KnownWord {
  word: string
  lexeme: string
  uses: number
  /** How often it names something; see {@link isKnownName}. */
  named: number
}

/** A word that names something, or what is not sold here: such words are not taken for other ones. */
const isKnownName = ({ uses, named }: KnownWord) => named > 0 || uses === 0

/** Words of what is not sold here, which lead to what comes nearest. */
export interface NotSold {
  /** Whether a word, in any form of Georgian, is one of them. */
  has(word: string): boolean
  /** Those in Chinese: a run of characters that is one of them is one word, whatever its parts name. */
  runs: ReadonlySet<string>
}

/** What the vocabulary answered, by form and by phonetic stem. */
export interface Vocabulary {
  notSold: NotSold
  forms: Map<string, KnownWord>
  phonetic: Map<string, KnownWord[]>
  /** Lexemes of the words that begin so; `~` before a phonetic word. */
  prefixes: Map<string, string[]>
  /** Words one letter away, by typed word. */
  fuzzy: Map<string, KnownWord[]>
}

/** One typed word understood: alternatives, each of lexemes that must all be there, and the word to show. */
export interface WordMatch {
  alternatives: string[][]
  shown: string
  /** How often the catalogue has it; absent where that is not known. */
  uses?: number
  /** The same in its own letters, where it was typed in Latin ones. */
  native?: string
  /** It is shown as another word than was typed. */
  corrected: boolean
  /** Only the beginning of a word. */
  prefix?: true
  /** It says more of the thing that another word names. */
  modifier?: true
  /** Of a compound typed in parts: each of them. Of Chinese that is not segmented: its bigrams. */
  parts?: WordMatch[]
  /** A bigram of Chinese that is not segmented: which of them are words, nothing tells. */
  pair?: true
  /** Of Chinese beside a word before it: the bigram where both meet, which may be a word that was segmented wrongly. */
  joint?: WordMatch
  /** It is such a joint of two other words, which show it. */
  isJoint?: true
  /** Of Chinese of several characters: each of them. */
  characters?: WordMatch[]
  /** It is such a character of another word, which shows it. */
  isCharacter?: true
  /** It names what is not sold here. */
  notSold?: true
  /** It tells how a thing looks, never which. */
  colour?: true
}

/** The readings of a query, as typed first, then as the other keyboards give it. At most {@link maxWords} words each. */
export function readings(query: string, notSold: NotSold['runs'] = new Set()): QueryWord[][] {
  const texts = [withoutTones(fold(query)), ...otherKeyboards(query)]
  return texts
    .map((text) =>
      withJoints(
        withModifiers(meaningfulWords(text, notSold), text).map((word) => typedAs(word)),
        text,
      ),
    )
    .filter((reading) => reading.length > 0)
}

function withModifiers(all: string[], text: string): { word: string; modifier: boolean }[] {
  const head = headPlace(all, asked(words(text)))
  return all.map((word, place) => ({ word, modifier: place !== head }))
}

function typedAs({ word, modifier }: { word: string; modifier: boolean }): QueryWord {
  const family = colourFamily(word)?.map((each) => (isChinese(each) ? each : stem(each)))
  return { ...typed(word), ...(modifier ? { modifier } : {}), ...(family ? { family } : {}) }
}

function meaningfulWords(text: string, notSold: NotSold['runs']): string[] {
  const all = words(text).slice(0, maxWords)
  const models = latinLookAlikes(text)
  const isModel = (word: string) => models.includes(latinLookAlike(word) ?? '')
  const meaningful = asked(all).filter((word) => !functionWords.has(word) || isModel(word))
  return joinRuns(meaningful.length > 0 ? meaningful : all, notSold)
}

/** Two Chinese words that together are what is not sold here as one: 运动鞋 is no sport. */
function joinRuns(all: string[], notSold: NotSold['runs']): string[] {
  const at = all.findIndex((word, place) => isChinese(word) && notSold.has(word + (all[place + 1] ?? '')))
  return at < 0 || at === all.length - 1 ? all : [...all.slice(0, at), all[at]! + all[at + 1]!, ...all.slice(at + 2)]
}

/** The words without those of the shopping itself. */
const asked = (all: string[]) => all.filter((word) => !shoppingWords.has(word))

/** The most words that are looked up as one: `pu tao jiu`, `cell phone`. */
const longestCompound = 4

/** Every run of neighbouring words as one word: what is a compound in the vocabulary may be typed in parts. */
export function compoundsIn(reading: QueryWord[]): { from: number; length: number; word: QueryWord }[] {
  return reading.flatMap((_, from) =>
    Array.from({ length: longestCompound - 1 }, (__, more) => reading.slice(from, from + more + 2))
      .filter((run, more) => run.length === more + 2 && run.every(({ chinese }) => !chinese))
      .map((run) => ({
        from,
        length: run.length,
        word: asWritten(typed(fold(run.map(({ word }) => word).join('')), run.map(({ shown }) => shown).join(' '))),
      })),
  )
}

/** Without what the word may be in Russian letters: compounds are looked up for every query, and those readings are many. */
export function asWritten(word: QueryWord): QueryWord {
  return { ...word, forms: word.forms.slice(0, 1), prefixes: word.prefixes.slice(0, 1) }
}

/** The reading with the longest known compounds in place of their words. */
export function joinCompounds(reading: QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const known = compoundsIn(reading).filter(({ word }) => knownAs(word, vocabulary).some(isKnownName))
  const joined: QueryWord[] = []
  for (let at = 0; at < reading.length;) {
    const longest = known.filter(({ from }) => from === at).toSorted((a, b) => b.length - a.length)[0]
    const run = reading.slice(at, at + (longest?.length ?? 1))
    const isModifier = run.every(({ modifier }) => modifier)
    const head = run.findIndex(({ modifier }) => !modifier)
    const parts = { stems: run.map(({ forms }) => forms[0]!), head: head < 0 ? run.length - 1 : head }
    joined.push(longest ? { ...longest.word, parts, ...(isModifier ? { modifier: true } : {}) } : reading[at]!)
    at += longest?.length ?? 1
  }
  return joined
}

/** A word as it was typed with the forms in which the index may hold it: its stem, and Russian or Georgian in Latin letters. */
export function typed(word: string, shown = word): QueryWord {
  if (isChinese(word)) return { word, shown, chinese: true, forms: bigrams(word), prefixes: [] }
  const latin = /^[a-z]+$/.test(word)
  const russian = latin ? russianFromLatin(word) : []
  const georgian = latin ? georgianFromLatin(word) : ''
  const phoneticStem = phoneticKey(stem(georgian))
  const phoneticWord = phoneticKey(georgian)
  const lookAlike = latinLookAlike(word)
  return {
    word,
    shown,
    chinese: false,
    forms: [stem(word), ...russian],
    prefixes: [word, ...russian],
    ...(lookAlike ? { lookAlike } : {}),
    ...(phoneticStem.length >= shortestPhoneticForm ? { phoneticStem } : {}),
    ...(phoneticWord.length >= shortestPhoneticForm ? { phoneticWord } : {}),
  }
}

/** A longer word of Cyrillic letters is what it says. */
const longestBoth = 2

/** A word that is written somewhere just so, in its own letters or in Latin ones. Where it names nothing in its own, both count. */
export function exactMatch(typed: QueryWord, vocabulary: Vocabulary): WordMatch | undefined {
  const lookAlike = typed.lookAlike === undefined ? undefined : vocabulary.forms.get(typed.lookAlike)
  const written = matchAsWritten(typed, vocabulary)
  const match = lookAlike && (!written || typed.word.length <= longestBoth) ? withLookAlike(typed, written, lookAlike.lexeme) : written
  if (!match) return undefined
  const parts = typed.parts?.stems.map((form) => vocabulary.forms.get(form))
  if (parts?.every((part) => part !== undefined)) return withParts(match, parts, typed.parts!.head)
  if (!typed.family) return match
  const family = typed.family.flatMap((each) =>
    isChinese(each) ? [bigrams(each)] : [vocabulary.forms.get(each)?.lexeme ?? []].flat().map((one) => [one]),
  )
  return { ...withAlternatives(match, family), colour: true }
}

const withLookAlike = (typed: QueryWord, written: WordMatch | undefined, lexeme: string): WordMatch =>
  written ? withAlternatives(written, [[lexeme]]) : { alternatives: [[lexeme]], shown: typed.shown, corrected: false }

/** A compound is found by its parts too. */
function withParts(match: WordMatch, known: KnownWord[], head: number): WordMatch {
  const apart = known.map(({ word, lexeme, uses }, at): WordMatch => {
    const part = { alternatives: [[lexeme], ...match.alternatives], shown: word, uses, corrected: false }
    return at === head ? part : { ...part, modifier: true }
  })
  return { ...match, alternatives: [...match.alternatives, known.map(({ lexeme }) => lexeme)], ...(match.notSold ? {} : { parts: apart }) }
}

function withAlternatives(match: WordMatch, more: string[][]): WordMatch {
  const alternatives = new Map([...match.alternatives, ...more].map((lexemes) => [lexemes.join(' '), lexemes]))
  return { ...match, alternatives: [...alternatives.values()] }
}

function matchAsWritten(typed: QueryWord, vocabulary: Vocabulary): WordMatch | undefined {
  if (typed.chinese) return chineseMatch(typed, vocabulary)
  const written = vocabulary.forms.get(typed.forms[0]!)
  const notSold = written?.named === 0 && vocabulary.notSold.has(written.word) ? { notSold: true as const } : {}
  if (written && isKnownName(written))
    return { alternatives: [[written.lexeme]], shown: typed.shown, uses: written.uses, corrected: false, ...notSold }
  const all = knownAs(typed, vocabulary)
  if (all.length === 0) return undefined
  const named = all.filter(isKnownName)
  // In other letters than its own it is rather a name mistyped than a word that texts use in passing: see `passingMatch`.
  if (!written && named.length === 0) return undefined
  const found = written ? all : named
  const native = written ? undefined : found.toSorted((a, b) => b.named - a.named || b.uses - a.uses)[0]!.word
  return {
    alternatives: unique(found.map(({ lexeme }) => lexeme)).map((lexeme) => [lexeme]),
    shown: typed.shown,
    uses: Math.max(...found.map(({ uses }) => uses)),
    ...(native ? { native } : {}),
    corrected: false,
    ...notSold,
  }
}

/** A Latin word as one of other letters that no name has: what is left where it is near no name. */
export function passingMatch(typed: QueryWord, vocabulary: Vocabulary): WordMatch | undefined {
  const all = typed.chinese ? [] : knownAs(typed, vocabulary)
  if (all.length === 0) return undefined
  return {
    alternatives: unique(all.map(({ lexeme }) => lexeme)).map((lexeme) => [lexeme]),
    shown: typed.shown,
    native: all.toSorted((a, b) => b.uses - a.uses)[0]!.word,
    corrected: false,
  }
}

/** The words of the vocabulary that a typed one may be without a mistake: as written, in Russian or in Georgian letters. */
function knownAs({ forms, phoneticStem }: QueryWord, vocabulary: Vocabulary): KnownWord[] {
  const written = forms.flatMap((form) => vocabulary.forms.get(form) ?? [])
  return [...written, ...((phoneticStem && vocabulary.phonetic.get(phoneticStem)) || [])]
}

/**
 * A word that others begin with: those others.
 * @param typing it may also begin words of other letters than its own, because it may go on
 */
export function prefixMatch(typed: QueryWord, vocabulary: Vocabulary, typing = false): WordMatch | undefined {
  if (typed.chinese) return undefined
  const [written = [], ...russian] = typed.prefixes.map((start) => vocabulary.prefixes.get(start) ?? [])
  const others = [...russian.flat(), ...((typed.phoneticWord && vocabulary.prefixes.get(`~${typed.phoneticWord}`)) || [])]
  const alternatives = unique(written.length > 0 && !typing ? written : [...written, ...others]).map((lexeme) => [lexeme])
  return alternatives.length > 0 ? { alternatives, shown: typed.shown, corrected: false, prefix: true } : undefined
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)]
}
