/** Which products of a segment the words of a query find, and how well: the level, category match and rank that the statement of `search.queries.ts` computes. */

import { languages, type Language } from '#contract/core/languages.ts'
import type { RankParts } from '../ranking.rules.ts'
import { leastRank, rankOfOne, textRank, type LexemePlaces } from './rank.rules.ts'
import type { Segment } from './segment.rules.ts'
import { postingsOf, type Postings, type SegmentWords } from './segment-words.rules.ts'
import { placesIn, positionOf, weightsAt, weightOf } from './words.rules.ts'

/** More distinct lexemes than bits are left to the database. */
export const mostLexemes = 30

/** The words of a query: for each its alternatives, of lexemes that must all be there. */
export type QueryWords = string[][][]

/** Slots that are walked in the time in which one is gathered and sorted. */
const walkedSlots = 32

/** Slots that are cleared all in the time in which one of some is. */
const clearedSlots = 16

/** Bits that no search uses, all 0: a new array for each search of a large mall would cost more than a rare word. */
let unusedBits: Uint32Array | undefined

function claimBits(size: number): Uint32Array {
  const bits = unusedBits && unusedBits.length >= size ? unusedBits : new Uint32Array(size)
  unusedBits = undefined
  return bits
}

const { fround } = Math

type TextRanks = Pick<RankParts, 'inLanguage' | 'inAll'>

/** As the database's vectors hold no more. */
const mostPlaces = 256
const lastPosition = 16_383

/** Bits of the weights that a lexeme has. */
const [c, b, a] = [2, 4, 8]

/** A query's words as masks over its distinct lexemes. */
export class WordQuery {
  /** Sorted by their bytes. */
  readonly lexemes: Buffer[]
  /** For each word the masks of its alternatives. */
  readonly words: number[][]
  /** Those of them that must stand in what a product is, its brand or category, for it to be the thing. */
  readonly heads: number[][]
  readonly isAnd: boolean
  readonly language: number

  /** @param modifiers places of words that only say more of the thing */
  constructor(words: QueryWords, lang: Language, modifiers: readonly number[] = []) {
    const distinct = [...new Set(words.flat(2))].map((lexeme) => ({ lexeme, bytes: Buffer.from(lexeme) }))
    distinct.sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    const places = new Map(distinct.map(({ lexeme }, place) => [lexeme, place]))
    this.lexemes = distinct.map(({ bytes }) => bytes)
    this.words = words.map((alternatives) =>
      alternatives.map((lexemes) => lexemes.reduce((mask, lexeme) => mask | (1 << places.get(lexeme)!), 0)),
    )
    this.heads = this.words.filter((_, place) => modifiers.length === words.length || !modifiers.includes(place))
    this.isAnd = words.length > 1 || (words[0]!.length === 1 && words[0]![0]!.length > 1)
    this.language = indexLanguages.indexOf(lang)
  }
}

/** The order of the places in a pattern. */
const indexLanguages: readonly Language[] = ['ka', 'en', 'ru', 'zh']
if (languages.length !== indexLanguages.length) throw new Error('The index knows other languages')

function fits(masks: readonly number[], present: number): boolean {
  for (const mask of masks) if ((present & mask) === mask) return true
  return false
}
function fitsAll(words: readonly number[][], present: number): boolean {
  for (const masks of words) if (!fits(masks, present)) return false
  return true
}
function fitsSome(words: readonly number[][], present: number): boolean {
  for (const masks of words) if (fits(masks, present)) return true
  return false
}

const sizeOf = (lists: readonly (Postings | undefined)[]): number => lists.reduce((sum, postings) => sum + (postings?.size ?? 0), 0)

/** The slots of documents that have these lexemes, in no order and as often as they have some. */
function slotsOf(lists: readonly (Postings | undefined)[]): Uint16Array {
  const slots = new Uint16Array(sizeOf(lists))
  let size = 0
  for (const postings of lists) {
    postings?.append(slots, size)
    size += postings?.size ?? 0
  }
  return slots
}

/** The hits of one segment, one after another in the order of their slots. */
export class WordHits {
  /** Of the hit at hand: 3 where several words all say what it is, 2 for what the words name, 1 for what some of those that name the thing do, 0 for what only mentions them. */
  level = 0
  private readonly query: WordQuery
  private readonly words: SegmentWords
  /** A bit for each lexeme that a slot's document has. */
  private readonly present: Uint32Array
  /** Of each lexeme; undefined where no document has it. */
  private readonly postings: (Postings | undefined)[]
  /** Of each lexeme that names the hit at hand; -1 of the others. */
  private readonly patterns: number[]
  /** The places of those lexemes, and how many there are. */
  private readonly naming: number[]
  private count = 0
  /** What lexemes add to text ranks, by their patterns: many hits have a word at the same places. */
  private readonly ranks = new Map<number, TextRanks>()
  private inBrandOrCategory = 0
  private readonly found: TextRanks = { inLanguage: 0, inAll: 0 }

  constructor(segment: Segment, query: WordQuery) {
    this.words = segment.words
    this.query = query
    this.present = claimBits(segment.productIds.length)
    this.patterns = query.lexemes.map(() => -1)
    this.naming = query.lexemes.map(() => 0)
    this.postings = query.lexemes.map((lexeme) => postingsOf(this.words, lexeme))
    this.postings.forEach((postings, place) => postings?.mark(this.present, 1 << place))
  }

  /** Ends the search of the segment: its bits are used again, cleared as they were set. */
  release(): void {
    const { present } = this
    const marked = slotsOf(this.postings)
    if (marked.length < present.length / clearedSlots) for (let at = 0; at < marked.length; at++) present[marked[at]!] = 0
    else present.fill(0)
    unusedBits = present
  }

  /**
   * The slots that can be hits, ascending and each once, where they are few: those of the word that the fewest documents have. Undefined where
   * walking all slots of the range costs less.
   */
  candidates(from: number, to: number, walked = walkedSlots): Uint16Array | undefined {
    const rarest = this.query.words
      .map((masks) => this.postings.filter((_, place) => masks.some((mask) => mask & (1 << place))))
      .reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one))
    if (sizeOf(rarest) * walked > to - from) return undefined
    return slotsOf(rarest)
      .sort()
      .filter((slot, at, all) => slot >= from && slot < to && slot !== all[at - 1])
  }

  /** Whether a slot is a hit; slots are asked for in ascending order. Sets its level. */
  find(slot: number): boolean {
    const present = this.present[slot]!
    const { words } = this.query
    if (present === 0 || !fitsAll(words, present)) return false
    let [named, inName, ab, abc] = [0, 0, 0, 0]
    this.inBrandOrCategory = 0
    while (this.count > 0) this.patterns[this.naming[--this.count]!] = -1
    for (let left = present; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left)
      const pattern = this.patternAt(place, slot)
      if (pattern < 0) continue
      this.patterns[place] = pattern
      this.naming[this.count++] = place
      const weights = weightsAt(this.words.patterns, pattern)
      named |= 1 << place
      if (weights & a) inName |= 1 << place
      if (weights & (a | b)) ab |= 1 << place
      if (weights & (a | b | c)) abc |= 1 << place
      if (weights & b) this.inBrandOrCategory |= 1 << place
    }
    const isNamed = words.length === 1 ? fitsSome(words, abc) : fitsAll(words, named) && fitsSome(this.query.heads, ab)
    this.level =
      words.length > 1 && fitsAll(words, inName) ? 3 : fitsAll(words, named) && fitsAll(this.query.heads, ab) ? 2 : isNamed ? 1 : 0
    return true
  }

  /** Where the pattern of a lexeme begins; -1 where the slot is not named by it. */
  private patternAt(place: number, slot: number): number {
    const pattern = this.postings[place]!.patternOf(slot)
    return pattern < 0 ? -1 : this.words.patternStarts[pattern]!
  }

  /** 2 where the category or brand of the hit at hand has all the words, 1 where it has some. */
  get categoryMatch(): number {
    const { words } = this.query
    if (this.inBrandOrCategory === 0) return 0
    if (fitsAll(words, this.inBrandOrCategory)) return 2
    return fitsSome(words, this.inBrandOrCategory) ? 1 : 0
  }

  /** How well the texts of the hit at hand fit the words: in the shopper's language, and in all. */
  textRanks(slot: number): TextRanks {
    const { lengths } = this.words
    let all = 0
    for (let each = 0; each < 4; each++) all += lengths[slot * 4 + each]!
    const isAnd = this.query.isAnd && this.patterns.length > 1
    // Where a place may be cut off, or the distance of words counts, the hit has its own ranks.
    if (all >= lastPosition || (isAnd && this.count > 1)) return this.computeTextRanks(slot)
    let [inLanguage, inAll] = [0, 0]
    for (let at = 0; at < this.count; at++) {
      const one = this.rankOf(this.patterns[this.naming[at]!]!, slot)
      inLanguage = fround(inLanguage + one.inLanguage)
      inAll = fround(inAll + one.inAll)
    }
    const size = this.patterns.length
    this.found.inLanguage = lengths[slot * 4 + this.query.language] === 0 ? 0 : isAnd ? leastRank : fround(inLanguage / size)
    this.found.inAll = all === 0 ? 0 : isAnd ? leastRank : fround(inAll / size)
    return this.found
  }

  /** What a lexeme with this pattern adds to the ranks of any hit. */
  private rankOf(pattern: number, slot: number): TextRanks {
    let ranks = this.ranks.get(pattern)
    if (!ranks) {
      ranks = { inLanguage: rankOfOne(this.placesOf(pattern, this.query.language)), inAll: rankOfOne(this.placesInAll(pattern, slot)) }
      this.ranks.set(pattern, ranks)
    }
    return ranks
  }

  private computeTextRanks(slot: number): TextRanks {
    const { lengths } = this.words
    const { isAnd, language } = this.query
    const of = (each: number) => lengths[slot * 4 + each]!
    const inLanguage = textRank(
      this.patterns.map((pattern) => this.placesOf(pattern, language)),
      isAnd,
      of(language) === 0,
    )
    const inAll = textRank(
      this.patterns.map((pattern) => this.placesInAll(pattern, slot)),
      isAnd,
      of(0) + of(1) + of(2) + of(3) === 0,
    )
    return { inLanguage, inAll }
  }

  private placesOf(pattern: number, language: number): LexemePlaces {
    if (pattern < 0) return none
    placesIn(this.words.patterns, pattern, language, range)
    return { places: this.words.patterns.subarray(range.at, range.at + range.count), count: range.count }
  }

  /** The places in the documents of all languages one after another. */
  private placesInAll(pattern: number, slot: number): LexemePlaces {
    if (pattern < 0) return none
    const places = new Uint16Array(mostPlaces)
    let count = 0
    let before = 0
    for (let language = 0; language < 4; language++) {
      placesIn(this.words.patterns, pattern, language, range)
      for (let i = 0; i < range.count && count < mostPlaces; i++) {
        if (count > 0 && positionOf(places[count - 1]!) === lastPosition) break
        const place = this.words.patterns[range.at + i]!
        places[count++] = (weightOf(place) << 14) | Math.min(positionOf(place) + before, lastPosition)
      }
      before = Math.min(before + this.words.lengths[slot * 4 + language]!, lastPosition)
    }
    return { places, count }
  }
}

const none: LexemePlaces = { places: new Uint16Array(0), count: 0 }
const range = { at: 0, count: 0 }
