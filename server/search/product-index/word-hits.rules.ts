/** Which products of a segment the words of a query find, and how well: the level, category match and rank that the statement of `search.queries.ts` computes. */

import { languages, type Language } from '#contract/core/languages.ts'
import type { RankParts } from '../ranking.rules.ts'
import { textRank, type LexemePlaces } from './rank.rules.ts'
import type { Segment } from './segment.rules.ts'
import { placesIn, positionOf, termOf, weightsAt, weightOf, type SegmentWords } from './words.rules.ts'

/** More distinct lexemes than bits are left to the database. */
export const mostLexemes = 30

/** The words of a query: for each its alternatives, of lexemes that must all be there. */
export type QueryWords = string[][][]

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

const fits = (masks: number[], present: number) => masks.some((mask) => (present & mask) === mask)
const fitsAll = (words: number[][], present: number) => words.every((masks) => fits(masks, present))
const fitsSome = (words: number[][], present: number) => words.some((masks) => fits(masks, present))

/** The hits of one segment, one after another in the order of their slots. */
export class WordHits {
  /** Of the hit at hand: 3 where several words all say what it is, 2 for what the words name, 1 where a part of them says what it has, 0 for what only mentions them. */
  level = 0
  private readonly query: WordQuery
  private readonly words: SegmentWords
  /** A bit for each lexeme that a slot's document has. */
  private readonly present: Uint32Array
  /** The next named posting of each lexeme, and the end of them. */
  private readonly next: number[] = []
  private readonly ends: number[] = []
  private readonly patterns: number[]
  private inBrandOrCategory = 0

  constructor(segment: Segment, query: WordQuery) {
    this.words = segment.words
    this.query = query
    this.present = new Uint32Array(segment.productIds.length)
    this.patterns = query.lexemes.map(() => -1)
    query.lexemes.forEach((lexeme, place) => this.mark(termOf(this.words, lexeme), 1 << place))
  }

  private mark(term: number, bit: number): void {
    const { namedStarts, namedSlots, mentionStarts, mentionSlots } = this.words
    const [from, to] = term < 0 ? [0, 0] : [namedStarts[term]!, namedStarts[term + 1]!]
    this.next.push(from)
    this.ends.push(to)
    if (term < 0) return
    for (let at = from; at < to; at++) this.present[namedSlots[at]!]! |= bit
    for (let at = mentionStarts[term]!; at < mentionStarts[term + 1]!; at++) this.present[mentionSlots[at]!]! |= bit
  }

  /** Whether a slot is a hit; slots are asked for in ascending order. Sets its level. */
  find(slot: number): boolean {
    const present = this.present[slot]!
    const { words } = this.query
    if (present === 0 || !fitsAll(words, present)) return false
    let [named, inName, ab, abc] = [0, 0, 0, 0]
    this.inBrandOrCategory = 0
    for (let place = 0; place < this.patterns.length; place++) {
      const pattern = this.patternAt(place, slot)
      this.patterns[place] = pattern
      if (pattern < 0) continue
      const weights = weightsAt(this.words.patterns, pattern)
      named |= 1 << place
      if (weights & a) inName |= 1 << place
      if (weights & (a | b)) ab |= 1 << place
      if (weights & (a | b | c)) abc |= 1 << place
      if (weights & b) this.inBrandOrCategory |= 1 << place
    }
    const isNamed = words.length === 1 ? fitsSome(words, abc) : fitsAll(words, named) && fitsSome(words, abc)
    this.level =
      words.length > 1 && fitsAll(words, inName) ? 3 : fitsAll(words, named) && fitsAll(this.query.heads, ab) ? 2 : isNamed ? 1 : 0
    return true
  }

  /** Moves the lexeme's postings on to a slot. @returns its pattern; -1 where the slot is not named by it */
  private patternAt(place: number, slot: number): number {
    const { namedSlots, namedPatterns } = this.words
    let at = this.next[place]!
    const end = this.ends[place]!
    while (at < end && namedSlots[at]! < slot) at++
    this.next[place] = at
    return at < end && namedSlots[at] === slot ? namedPatterns[at]! : -1
  }

  /** 2 where the category or brand of the hit at hand has all the words, 1 where it has some. */
  get categoryMatch(): number {
    const { words } = this.query
    if (fitsAll(words, this.inBrandOrCategory)) return 2
    return fitsSome(words, this.inBrandOrCategory) ? 1 : 0
  }

  /** How well the texts of the hit at hand fit the words: in the shopper's language, and in all. */
  textRanks(slot: number): Pick<RankParts, 'inLanguage' | 'inAll'> {
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
