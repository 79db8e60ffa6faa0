/** However somebody writes a word - capitals, ё or е, full width, accents, look-alike letters, traditional characters - it is the same word. */

import { stem } from '../languages/georgian.ts'
import { simplified } from './chinese-variants.ts'
import { inOneAlphabet, withoutGreek } from './look-alikes.ts'

const han = /\p{Script=Han}/u
/** Chinese, figures and letters are words of their own: 350ml is 350 and ml. */
const runs = /[\p{Script=Han}&&[\p{L}\p{N}]]+|\p{N}+|[\p{L}--\p{Script=Han}]+/gv
/** The same of a folded text of ASCII, which most texts of an import are. */
const asciiRuns = /\d+|[a-z]+/g
const ascii = /^[\t\n\r\x20-\x7e]*$/
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Particles that distinguish no products. */
const chineseParticles = new Set('的了和与及在是之')

/** Letters of a word that count. */
const longestWord = 40

/** The longest query that is looked at, in words. */
export const maxWords = 12

/**
 * Texts of these have no marks, compatibility forms or invisible characters: ASCII, the letters of Georgian and Russian, the most usual Chinese characters,
 * quotation marks and dashes.
 */
const plain = /^[\t\n\r\x20-\x7eА-яЁё\u10d0-\u10fa\u4e00-\u9fff«»‘’“”„–—]*$/

/**
 * Text in one form: parts of litres and kilograms in millilitres and grams, compatibility forms and full width plain, lower case (Mtavruli becomes Mkhedruli), ё as е, Latin
 * letters without accents, a word in one alphabet, simplified characters, nothing invisible. Idempotent.
 */
export function fold(text: string): string {
  if (!plain.test(text)) return foldAny(text)
  // An import folds every text several times, and plain ones need none of the normalization.
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return inSmallUnits(lower)
  if (/[а-яё]/.test(lower) && /[a-z]/.test(lower)) return foldAny(text)
  return inSmallUnits(simplified(lower)).replaceAll('ё', 'е')
}

const latin = /\p{Script=Latin}/u
const cyrillic = /\p{Script=Cyrillic}/u

/** As {@link fold}, of any text alike; in more steps than plain texts need. */
export function foldAny(text: string): string {
  const visible = text.normalize('NFKC').replace(/[\p{Lm}\p{Cf}]/gu, '')
  const lower = simplified(withoutGreek(visible)).toLowerCase()
  const isMixed = latin.test(lower) && cyrillic.test(lower)
  return inSmallUnits(isMixed ? inOneAlphabet(lower.normalize('NFKD')).normalize('NFKC') : lower)
    .normalize('NFKD')
    .replace(/(?<=[a-z]\p{M}*)\p{M}/gu, '')
    .normalize('NFKC')
    .replaceAll('ё', 'е')
}

const smallUnits: Record<string, string> = {
  l: 'ml',
  kg: 'g',
  л: 'мл',
  кг: 'г',
  ლ: 'მლ',
  კგ: 'გ',
  升: '毫升',
  公斤: '克',
  千克: '克',
}

/** `0.5 l` as `500 ml`: products have it in whole numbers. */
function inSmallUnits(text: string): string {
  if (!/\d[.,]\d/.test(text)) return text
  return text.replace(
    /(?<![\d.,])(\d{1,3})[.,](\d{1,3})\s?(kg|l|кг|л|კგ|ლ|升|公斤|千克)(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Georgian})/gu,
    (_, units: string, part: string, unit: string) => `${Number(units) * 1000 + Number(part.padEnd(3, '0'))} ${smallUnits[unit]!}`,
  )
}

/** Figures, letters and Chinese of a folded text, each run by itself. */
const runsOf = (folded: string): string[] => folded.match(ascii.test(folded) ? asciiRuns : runs) ?? []

/** The words of a text, folded; a run of Chinese is segmented. At most 40 letters a word. */
export function words(text: string): string[] {
  const found: string[] = []
  for (const run of runsOf(fold(text))) {
    if (han.test(run)) found.push(...segment(run))
    else found.push(cutWord(run, longestWord))
  }
  return found
}

/** The beginning of a word, without half a character. @param most UTF-16 units */
export function cutWord(word: string, most: number): string {
  const part = word.slice(0, most)
  return part.isWellFormed() ? part : part.slice(0, -1)
}

/** Whether a word has a Han character. */
export function isChinese(word: string): boolean {
  return han.test(word)
}

/** A run of Chinese characters as words; single characters side by side are one word, which the segmenter does not know (红酒). */
function segment(run: string): string[] {
  const found: string[] = []
  let single = false
  for (const { segment: part } of segmenter.segment(run)) {
    if (chineseParticles.has(part)) {
      single = false
      continue
    }
    const isSingle = [...part].length === 1
    if (single && isSingle) found.push(found.pop()! + part)
    else found.push(part)
    single = isSingle
  }
  return found
}

/** Chinese characters side by side of which the segmenter knows no word: where one ends and the next begins is not known. */
export function isUnsegmented(word: string): boolean {
  const characters = [...word]
  return characters.length >= shortestUnsegmented && isChinese(word) && [...segmenter.segment(word)].length === characters.length
}
/** Fewer characters are one word. */
const shortestUnsegmented = 3

/** Words of letters and figures that punctuation joins and no blank separates: l'oreal, wi-fi, dr.oetker, wf-77/3b. TypeScript 7 reports a plain & in such a set, hence \x26. */
const compoundRuns =
  /(?<![[\p{L}\p{N}]--\p{Script=Han}])[[\p{L}\p{N}]--\p{Script=Han}]+(?:['’‘`´′.\-‐‑–\x26\/_·][[\p{L}\p{N}]--\p{Script=Han}]+)+/gv
/** What every such word has; told in less time. */
const joiningSign = /[^\s][-'’‘`´′.‐‑–&/_·][^\s]/
/** Letters that punctuation joins, and figures that it does: the words of a compound as they are typed together. */
const joinable = /\p{L}+(?:[^\p{L}\p{N}]\p{L}+)+|\p{N}+(?:[^\p{L}\p{N}]\p{N}+)+/gu

/**
 * The compounds of a text written together: `loreal` of l'oreal, `wifi` of wi-fi. Figures (77/3) only beside letters, and letters with a stroke between only beside
 * figures: of others each is a number or a word.
 */
export function joinedWords(text: string): string[] {
  const folded = fold(text)
  if (!joiningSign.test(folded)) return []
  return [...folded.matchAll(compoundRuns)].flatMap(([run]) => {
    const isCode = /\p{L}/u.test(run) && /\p{N}/u.test(run)
    return [...run.matchAll(joinable)]
      .filter(([part]) => isCode || (/^\p{L}/u.test(part) && !part.includes('/')))
      .map(([part]) => part.replace(/[^\p{L}\p{N}]/gu, ''))
      .map((joined) => cutWord(joined, longestWord))
  })
}

/**
 * What a document holds for a text: words in their search form, in order. Chinese stands as its characters and bigrams,
 * so that it is found however the query is segmented.
 */
export const documentWords = (text: string): string[] => indexedWords(text).inDocument

export interface IndexedWords {
  /** See {@link documentWords}. */
  inDocument: string[]
  /** The words as they are written, without Chinese; see {@link words}. */
  ofLetters: string[]
  /** Characters and bigrams of Chinese. */
  ofChinese: string[]
}

/** The words of a text as the index holds them in its documents and in its vocabulary. */
export function indexedWords(text: string): IndexedWords {
  const found: IndexedWords = { inDocument: [], ofLetters: [], ofChinese: [] }
  for (const run of runsOf(fold(text))) {
    if (han.test(run)) {
      const parts = [...bigrams(run), ...run]
      found.inDocument.push(...parts)
      found.ofChinese.push(...parts)
    } else {
      const word = cutWord(run, longestWord)
      found.ofLetters.push(word)
      found.inDocument.push(stem(word))
    }
  }
  return found
}

/** Every two neighbouring characters; a single character as it is. */
export function bigrams(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => characters[index]! + character)
}
