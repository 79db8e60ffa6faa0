/** Which products of a segment the words of a query find, and how well: whether they name it, and the points of the rank. */

import { Buffer } from 'node:buffer'
import type { Segment } from '../segments/segment.ts'
import { postingsOf, type Postings, type SegmentWords } from '../words/segment-words.ts'
import { labelsOf, placeOf, repeatedBit, timesOf, writtenBit } from '../words/words.ts'
import { place } from './places.ts'
import { namePartsAt, pointsOf, textPartsAt, type WordPoints } from './word-points.ts'

/** Distinct lexemes that a query may have: each has a bit. */
export const maxLexemes = 30

/** The words of a query. */
export interface QueryWords {
  /** For each its alternatives, of lexemes that must all be there. */
  alternatives: string[][][]
  weights: number[]
  /** Places of the words that only say more of the thing. */
  modifiers: number[]
  /** What the words of a product weigh at least; all of them where it is absent. */
  least?: number
}

/** Slots that are walked in the time in which one is gathered and sorted. */
const walkedSlots = 32

/** Slots that are cleared all in the time in which one of some is. */
const clearedSlots = 16

/** Bits for the slots of a segment, all 0 while no search uses them: a new array for each search would cost more than a rare word. */
export class ScratchBits {
  private unused: Uint32Array | undefined

  claim(size: number): Uint32Array {
    const bits = this.unused && this.unused.length >= size ? this.unused : new Uint32Array(size)
    this.unused = undefined
    return bits
  }

  /** @param bits all 0 */
  release(bits: Uint32Array): void {
    this.unused = bits
  }
}

/** Labels of a pattern: the details; C, B and A. */
const [inDetails, inKindOrName] = [1, 14]

/** An alternative of a word as a mask over the distinct lexemes of a query; where its last one stands is where it does. */
interface Alternative {
  mask: number
  last: number
}

/** The bits of the lexemes that each say all of a word, and of those that say the next one. */
interface Neighbours {
  before: number[]
  behind: number[]
}

/** A query's words as masks over its distinct lexemes. */
export class WordQuery {
  readonly lexemes: Buffer[]
  /** For each word its alternatives. */
  readonly words: Alternative[][]
  readonly weights: readonly number[]
  /** What the words of a hit weigh at least. */
  readonly least: number
  readonly isStrict: boolean
  /** What all words weigh. */
  readonly weight: number
  /** Whether a word names the thing. */
  readonly isHead: boolean[]
  /** Bits of a pattern: the name of a product in the language of the query has the word, and more than once. */
  readonly writtenBit: number
  readonly repeatedBit: number
  /** Each word but the last with the next one. */
  readonly neighbours: Neighbours[]

  /** @param language its place in the schema. @throws RangeError for more than {@link maxLexemes} */
  constructor({ alternatives, weights, modifiers, least }: QueryWords, language: number) {
    const distinct = [...new Set(alternatives.flat(2))]
    if (distinct.length > maxLexemes) throw new RangeError(`A query has at most ${maxLexemes} lexemes`)
    const bitOf = new Map(distinct.map((lexeme, bit) => [lexeme, bit]))
    this.lexemes = distinct.map((lexeme) => Buffer.from(lexeme))
    this.words = alternatives.map((all) =>
      all.map((lexemes) => ({
        mask: lexemes.reduce((mask, lexeme) => mask | (1 << bitOf.get(lexeme)!), 0),
        last: bitOf.get(lexemes.at(-1)!)!,
      })),
    )
    this.weights = weights
    this.isStrict = least === undefined
    this.weight = weights.reduce((sum, weight) => sum + weight, 0)
    this.least = least ?? this.weight
    this.isHead = alternatives.map((_, at) => modifiers.length === alternatives.length || !modifiers.includes(at))
    this.writtenBit = writtenBit(language)
    this.repeatedBit = repeatedBit(language)
    const singles = alternatives.map((all) => all.flatMap((lexemes) => (lexemes.length === 1 ? bitOf.get(lexemes[0]!)! : [])))
    this.neighbours = singles.slice(1).map((behind, at) => ({ before: singles[at]!, behind }))
  }
}

function fits(alternatives: readonly Alternative[], present: number): boolean {
  for (let at = 0; at < alternatives.length; at++) {
    const { mask } = alternatives[at]!
    if ((present & mask) === mask) return true
  }
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
  /** Of the hit at hand: whether the words name it, or its description only mentions them. */
  isNamed = false
  private readonly query: WordQuery
  private readonly scratch: ScratchBits
  private readonly words: SegmentWords
  /** A bit for each lexeme that a slot's document has. */
  private readonly present: Uint32Array
  /** Of each lexeme; undefined where no document has it. */
  private readonly postings: (Postings | undefined)[]
  /** Of each lexeme that the hit at hand has: where it stands. */
  private readonly patterns: Uint32Array
  /** A bit for each lexeme that names it, for each that does not stand in the details alone, and for those that its name in the language of the query has, and more than once. */
  private named = 0
  private inThing = 0
  private written = 0
  private repeated = 0

  constructor(segment: Segment, query: WordQuery, scratch: ScratchBits) {
    this.scratch = scratch
    this.words = segment.words
    this.query = query
    this.present = scratch.claim(segment.ids.length)
    this.patterns = new Uint32Array(query.lexemes.length)
    this.postings = query.lexemes.map((lexeme) => postingsOf(this.words, lexeme))
    this.postings.forEach((postings, place) => postings?.mark(this.present, 1 << place))
  }

  /** Ends the search of the segment: its bits are used again, cleared as they were set. */
  release(): void {
    const { present } = this
    const marked = slotsOf(this.postings)
    if (marked.length < present.length / clearedSlots) for (let at = 0; at < marked.length; at++) present[marked[at]!] = 0
    else present.fill(0)
    this.scratch.release(present)
  }

  /**
   * The slots that can be hits, ascending and each once, where they are few: those of the word that the fewest documents have. Undefined where
   * walking all slots of the range costs less.
   */
  candidates(from: number, to: number, walked = walkedSlots): Uint16Array | undefined {
    const { words, isStrict } = this.query
    const lists = words.map((alternatives) => this.postings.filter((_, bit) => alternatives.some(({ mask }) => mask & (1 << bit))))
    const fewest = isStrict ? lists.reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one)) : lists.flat()
    if (sizeOf(fewest) * walked > to - from) return undefined
    return slotsOf(fewest)
      .sort()
      .filter((slot, at, all) => slot >= from && slot < to && slot !== all[at - 1])
  }

  /** Whether a slot is a hit; slots are asked for in ascending order. Sets whether it is named. */
  find(slot: number): boolean {
    const present = this.present[slot]!
    if (present === 0 || !this.isHit(present)) return false
    this.readPatterns(slot, present)
    this.isNamed = this.namesThing() || this.hasPhrase(present)
    return true
  }

  private isHit(present: number): boolean {
    const { words, weights, least, isStrict } = this.query
    let weight = 0
    for (let at = 0; at < words.length; at++) {
      if (fits(words[at]!, present)) weight += weights[at]!
      else if (isStrict) return false
    }
    return weight >= least
  }

  private readPatterns(slot: number, present: number): void {
    const { writtenBit, repeatedBit } = this.query
    this.named = 0
    this.inThing = 0
    this.written = 0
    this.repeated = 0
    for (let left = present; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left)
      const pattern = this.words.patterns[this.postings[bit]!.patternOf(slot)]!
      this.patterns[bit] = pattern
      if (labelsOf(pattern) === 0) continue
      this.named |= 1 << bit
      if (labelsOf(pattern) & inKindOrName) this.inThing |= 1 << bit
      if (pattern & writtenBit) this.written |= 1 << bit
      if (pattern & repeatedBit) this.repeated |= 1 << bit
    }
  }

  private namesThing(): boolean {
    const { words, isStrict, isHead } = this.query
    let [isThing, hasAll] = [false, true]
    for (let at = 0; at < words.length; at++) {
      if (isHead[at] && (this.placesOf(words[at]!) & inKindOrName) !== 0) isThing = true
      if (!fits(words[at]!, this.named)) hasAll = false
    }
    if (words.length === 1) return isThing
    return isStrict ? hasAll && isThing : isThing || hasAll
  }

  /** Where a word stands in the hit at hand: bits of `place`. */
  private placesOf(alternatives: readonly Alternative[]): number {
    let places = 0
    for (let at = 0; at < alternatives.length; at++) {
      const { mask, last } = alternatives[at]!
      if ((this.named & mask) !== mask) continue
      const pattern = this.patterns[last]!
      places |= labelsOf(pattern) & inDetails
      const beside = mask & ~(1 << last)
      if ((this.inThing & beside) === beside) places |= labelsOf(pattern) & inKindOrName
      if ((this.written & mask) === mask) places |= place.written
      if ((this.repeated & mask) === mask) places |= place.repeated
    }
    return places
  }

  /** Whether the texts say all the words one after another. */
  private hasPhrase(present: number): boolean {
    const { neighbours } = this.query
    if (neighbours.length === 0) return false
    for (let at = 0; at < neighbours.length; at++) if (!this.standTogether(neighbours[at]!, present)) return false
    return true
  }

  private standTogether({ before, behind }: Neighbours, present: number): boolean {
    for (let one = 0; one < before.length; one++) {
      const first = present & (1 << before[one]!) ? placeOf(this.patterns[before[one]!]!) : 0
      if (first === 0) continue
      for (let other = 0; other < behind.length; other++)
        if (present & (1 << behind[other]!) && placeOf(this.patterns[behind[other]!]!) === first + 1) return true
    }
    return false
  }

  /** How often the texts of the hit at hand say a word. */
  private timesOf(alternatives: readonly Alternative[], present: number): number {
    let most = 0
    for (let at = 0; at < alternatives.length; at++) {
      const { mask } = alternatives[at]!
      if ((present & mask) !== mask) continue
      let least = Infinity
      for (let left = mask; left !== 0; left &= left - 1) least = Math.min(least, timesOf(this.patterns[31 - Math.clz32(left & -left)]!))
      if (least > most) most = least
    }
    return most
  }

  /** The points of a hit, which was asked for last. @param lengths words of its name and of its texts */
  points(slot: number, points: WordPoints, lengths: { name: number; texts: number }): number {
    const { words, weights, isStrict, neighbours } = this.query
    const { places, half, phrase } = points.schema
    const [ofName, ofTexts] = [points.partOfName(lengths.name), points.partOfTexts(lengths.texts)]
    const present = this.present[slot]!
    let sum = 0
    let weight = 0
    for (let at = 0; at < words.length; at++) {
      if (!fits(words[at]!, present)) continue
      const stands = this.placesOf(words[at]!)
      const inName = (stands & place.written ? 1 : 0) + (stands & place.repeated ? 1 : 0)
      const evidence =
        places[stands]! + inName * namePartsAt(stands) * ofName + this.timesOf(words[at]!, present) * textPartsAt(stands) * ofTexts
      sum += weights[at]! * pointsOf(evidence, half)
      weight += weights[at]!
    }
    for (let at = 0; at < neighbours.length; at++)
      if (this.standTogether(neighbours[at]!, present)) sum += phrase * (weights[at]! + weights[at + 1]!)
    return isStrict ? sum : (sum * weight * weight) / (this.query.weight * this.query.weight)
  }
}
