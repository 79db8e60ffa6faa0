import { isChinese } from '../letters/fold.ts'
import { charactersOf } from './chinese-words.ts'
import { interpretationOf, type Interpretation } from './interpretation.ts'
import {
  compoundsIn,
  exactMatch,
  joinCompounds,
  passingMatch,
  prefixMatch,
  readings,
  type KnownWord,
  type NotSold,
  type QueryWord,
  type Vocabulary,
  type WordMatch,
} from './match-words.ts'
import { fuzzyKeysOf, fuzzyMatch } from './near-words.ts'
import { distantMatch, mayBeTwiceWrong, splitMatch, splits } from './unknown-words.ts'

/** What it was looked up for. */
interface Asked {
  asked: string
}

/** The vocabulary of a catalogue: which words its names and texts have, and how often. Each is asked once a query, where its words need it. */
export interface WordSource {
  /** Words written in these forms, and those with these phonetic stems (`~` before the stem in `asked`). */
  words(forms: string[], phoneticStems: string[]): Promise<(KnownWord & Asked)[]>
  /** Lexemes of names that begin so, as written or phonetically (`~` before the start in `asked`); the most used. */
  prefixes(starts: string[], phoneticWords: string[]): Promise<({ lexeme: string } & Asked)[]>
  /** Words that have one of the keys (`fuzzyKeys`) and name something, or what is not sold; the likeliest. */
  fuzzy(asked: { word: string; keys: string[] }[]): Promise<(KnownWord & Asked)[]>
  /** Words that name something, have the same first letter and are some steps away; the likeliest. */
  distant(asked: string[]): Promise<(KnownWord & Asked)[]>
  notSold: NotSold
}

/** `exact` corrects and drops nothing; `typing` matches the last word by its beginning even where it is a word of its own. */
export interface InterpretOptions {
  exact?: boolean
  typing?: boolean
}

/** Words of a query that are corrected, and their letters, at most: people mean few, and each costs a look at thousands. */
const maxCorrected = 8
const longestCorrected = 32
const correctable = (words: QueryWord[]): QueryWord[] => words.filter(({ word }) => word.length <= longestCorrected).slice(0, maxCorrected)

/**
 * What a query means in the words of the catalogue; undefined when it means nothing. The source is asked once where every word
 * is written somewhere just so, five times at most.
 */
export async function interpretQuery(
  source: WordSource,
  query: string,
  { exact, typing }: InterpretOptions = {},
): Promise<Interpretation | undefined> {
  const all = readings(query, source.notSold.runs)
  if (!all[0]) return undefined
  const vocabulary = await lookUp(source, [...all.flat(), ...compoundsIn(all[0]).map(({ word }) => word)])
  const first = joinCompounds(all[0], vocabulary)
  const asked = exact ? [first] : [first, ...all.slice(1)]
  const last = first.at(-1)!
  if (typing) await lookUpPrefixes(source, [last], vocabulary)
  const plain = first.map((typed) => exactMatch(typed, vocabulary))
  if (typing) plain[plain.length - 1] = joinMatches(plain.at(-1), prefixMatch(last, vocabulary, true))
  if (plain.every(Boolean)) return interpretationOf(plain, first, true)

  // The whole query as another keyboard gives it explains more than correcting its words one by one.
  const other = asked.slice(1).map((reading) => reading.map((typed) => exactMatch(typed, vocabulary)))
  const keyboard = other.findIndex((meanings) => meanings.every(Boolean))
  if (keyboard >= 0) return interpretationOf(other[keyboard]!, asked[keyboard + 1]!, false)
  if (!typing)
    await lookUpPrefixes(
      source,
      asked.map((reading) => reading.at(-1)!),
      vocabulary,
    )
  const withPrefixes = withPrefix(first, plain, vocabulary)
  if (exact) {
    const written = withPrefixes.map((meaning, at) => meaning ?? passingMatch(first[at]!, vocabulary))
    return written.every(Boolean) ? interpretationOf(written, first, true) : undefined
  }
  if (withPrefixes.every(Boolean)) return interpretationOf(withPrefixes, first, true)

  await lookUpFuzzy(
    source,
    asked.flatMap((reading) => correctable(reading.filter((typed) => !exactMatch(typed, vocabulary)))),
    vocabulary,
  )
  const fuzzy = first.map((typed, index) => withPrefixes[index] ?? fuzzyMatch(typed, vocabulary) ?? passingMatch(typed, vocabulary))
  if (fuzzy.every(Boolean)) return interpretationOf(fuzzy, first, true)
  for (const [index, meanings] of other.entries()) {
    const reading = asked[index + 1]!
    const corrected = withPrefix(reading, meanings, vocabulary).map((meaning, at) => meaning ?? fuzzyMatch(reading[at]!, vocabulary))
    if (corrected.every(Boolean)) return interpretationOf(corrected, reading, false)
  }
  const split = await splitQuery(source, first, fuzzy)
  if (split !== undefined) {
    const meaning = await interpretQuery(source, split)
    return meaning && { ...meaning, corrected: true }
  }
  return interpretationOf(await distantMatches(source, first, fuzzy), first, true)
}

/** The query with words apart that were written together; undefined where none were. The source is asked once, for queries that would lose a word. */
async function splitQuery(source: WordSource, reading: QueryWord[], meanings: (WordMatch | undefined)[]): Promise<string | undefined> {
  const unknown = correctable(reading.filter((_, at) => !meanings[at]))
  const vocabulary = await lookUp(source, unknown.flatMap(splits).flat())
  const split = reading.map((typed, at) => (meanings[at] ? undefined : splitMatch(typed, vocabulary)))
  return split.some(Boolean) ? reading.map(({ shown }, at) => split[at] ?? shown).join(' ') : undefined
}

/** With words of two wrong letters for those that are still unknown. The source is asked once. */
async function distantMatches(
  source: WordSource,
  reading: QueryWord[],
  meanings: (WordMatch | undefined)[],
): Promise<(WordMatch | undefined)[]> {
  const distant = new Map<string, KnownWord[]>()
  const asked = correctable(reading.filter((typed, at) => !meanings[at] && mayBeTwiceWrong(typed))).map(({ word }) => word)
  if (asked.length > 0) for (const { asked: word, ...known } of await source.distant(asked)) gather<KnownWord>(distant, word, known)
  return reading.map((typed, at) => meanings[at] ?? distantMatch(typed, distant.get(typed.word) ?? []))
}

/** The last word by its beginning, where nothing is written just so. */
function withPrefix(reading: QueryWord[], meanings: (WordMatch | undefined)[], vocabulary: Vocabulary): (WordMatch | undefined)[] {
  return meanings.map((meaning, index) => meaning ?? (index === reading.length - 1 ? prefixMatch(reading[index]!, vocabulary) : undefined))
}

function joinMatches(one: WordMatch | undefined, other: WordMatch | undefined): WordMatch | undefined {
  return one && other ? { ...one, alternatives: [...one.alternatives, ...other.alternatives] } : (one ?? other)
}

async function lookUp(source: WordSource, typed: QueryWord[]): Promise<Vocabulary> {
  const vocabulary: Vocabulary = { notSold: source.notSold, forms: new Map(), phonetic: new Map(), prefixes: new Map(), fuzzy: new Map() }
  const forms = [
    ...new Set(
      typed.flatMap(({ forms, family = [], lookAlike = [], joint = [], ...each }) =>
        [...forms, joint, ...charactersOf(each), ...family.filter((each) => !isChinese(each)), lookAlike].flat(),
      ),
    ),
  ]
  if (forms.length === 0) return vocabulary
  const phoneticStems = [...new Set(typed.flatMap((each) => each.phoneticStem ?? []))]
  for (const { asked, ...known } of await source.words(forms, phoneticStems)) {
    if (asked.startsWith('~')) gather(vocabulary.phonetic, asked.slice(1), known)
    else vocabulary.forms.set(asked, known)
  }
  return vocabulary
}

async function lookUpPrefixes(source: WordSource, typed: QueryWord[], vocabulary: Vocabulary): Promise<void> {
  const starts = [...new Set(typed.flatMap((each) => each.prefixes))]
  if (starts.length === 0) return
  const phoneticWords = [...new Set(typed.flatMap((each) => each.phoneticWord ?? []))]
  for (const { asked, lexeme } of await source.prefixes(starts, phoneticWords)) gather(vocabulary.prefixes, asked, lexeme)
}

async function lookUpFuzzy(source: WordSource, typed: QueryWord[], vocabulary: Vocabulary): Promise<void> {
  const asked = typed.map((each) => ({ word: each.word, keys: fuzzyKeysOf(each) })).filter(({ keys }) => keys.length > 0)
  if (asked.length === 0) return
  for (const { asked: word, ...known } of await source.fuzzy(asked)) gather<KnownWord>(vocabulary.fuzzy, word, known)
}

function gather<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
