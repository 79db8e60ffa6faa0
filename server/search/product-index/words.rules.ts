/**
 * The words of a segment's products, as their search documents have them: for each lexeme the slots that are named by it, with its places
 * in every language, and those that only mention it. All arrays are in memory that threads share.
 */

import { shared } from './segment.rules.ts'

/** Lexemes are sorted by their bytes; starts have one entry more than there are lexemes. */
export interface SegmentWords {
  lexemes: Uint8Array
  lexemeStarts: Uint32Array
  namedStarts: Uint32Array
  namedSlots: Int32Array
  /** Places in {@link SegmentWords.patterns}, beside `namedSlots`. */
  namedPatterns: Uint32Array
  mentionStarts: Uint32Array
  mentionSlots: Int32Array
  /** See {@link patternOf}. */
  patterns: Uint16Array
  /** The last place of each slot's document in every language, four a slot. */
  lengths: Uint16Array
}

/** What a product's document says: its lexemes with their places in every language (16 bits: weight, place), those that only mention it. */
export interface IndexedWords {
  named: Map<string, Places>
  mentions: string[]
  lengths: number[]
}
/** By the order of the languages ka, en, ru, zh. */
export type Places = [ka: Uint16Array, en: Uint16Array, ru: Uint16Array, zh: Uint16Array]

/** Weights in the two highest bits of a place: D 0, C 1, B 2, A 3. */
export const weightOf = (place: number): number => place >>> 14
/** The word's place in the text: the lower 14 bits. */
export const positionOf = (place: number): number => place & 0x3fff

/** Bits of a pattern's header above those of its four languages. */
const sameInAll = 1 << 4
const firstWeight = 5

/**
 * The places of a lexeme in a document as numbers: a header (which languages have it, whether all alike, which weights it has), then for
 * each of these languages, or once for all, how many places and the places.
 */
export function patternOf(places: Places): number[] {
  let header = 0
  places.forEach((list, language) => {
    if (list.length > 0) header |= 1 << language
    for (const place of list) header |= 1 << (firstWeight + weightOf(place))
  })
  const [first, ...others] = places
  const alike = others.every((list) => list.length === first.length && list.every((place, at) => place === first[at]))
  if (alike) return [header | sameInAll, first.length, ...first]
  return [header, ...places.flatMap((list) => (list.length > 0 ? [list.length, ...list] : []))]
}

/** The weights that a lexeme has in the document, a bit for each from D up. */
export const weightsAt = (patterns: Uint16Array, pattern: number): number => (patterns[pattern]! >>> firstWeight) & 15

/** Where the places of one language stand: the first of them, and how many. Writes both into `found`, which spares an object a hit. */
export function placesIn(patterns: Uint16Array, pattern: number, language: number, found: { at: number; count: number }): void {
  const header = patterns[pattern]!
  found.count = 0
  if ((header & (1 << language)) === 0) return
  let at = pattern + 1
  if ((header & sameInAll) === 0) for (let before = 0; before < language; before++) if (header & (1 << before)) at += patterns[at]! + 1
  found.at = at + 1
  found.count = patterns[at]!
}

/** The number of a lexeme; -1 where no document has it. */
export function termOf({ lexemes, lexemeStarts }: SegmentWords, lexeme: Uint8Array): number {
  let [low, high] = [0, lexemeStarts.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    const order = compareBytes(lexemes, lexemeStarts[middle]!, lexemeStarts[middle + 1]!, lexeme)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle
  }
  return -1
}

function compareBytes(bytes: Uint8Array, from: number, to: number, other: Uint8Array): number {
  const length = Math.min(to - from, other.length)
  for (let i = 0; i < length; i++) {
    const difference = bytes[from + i]! - other[i]!
    if (difference !== 0) return difference
  }
  return to - from - other.length
}

/** A list of 32-bit numbers that grows. */
export class NumberList {
  values = new Uint32Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = value
  }
}

/** Patterns, each once. */
export class PatternList {
  private readonly known = new Map<string, number>()
  private readonly numbers = new NumberList()

  add(pattern: number[]): number {
    const key = String.fromCharCode(...pattern)
    let at = this.known.get(key)
    if (at === undefined) {
      this.known.set(key, (at = this.numbers.length))
      for (const number of pattern) this.numbers.push(number)
    }
    return at
  }

  build(): Uint16Array {
    const patterns = shared(Uint16Array, this.numbers.length)
    patterns.set(this.numbers.values.subarray(0, this.numbers.length))
    return patterns
  }
}

/** All numbers of a pattern. */
export function readPattern(patterns: Uint16Array, pattern: number): number[] {
  const header = patterns[pattern]!
  const lists = header & sameInAll ? 1 : [0, 1, 2, 3].filter((language) => header & (1 << language)).length
  let end = pattern + 1
  for (let list = 0; list < lists; list++) end += patterns[end]! + 1
  return [...patterns.subarray(pattern, end)]
}

/** Sorted lexemes in one array of bytes. @returns the order too: the place of each lexeme by its number before */
export function sortedLexemes(lexemes: Iterable<string>): { bytes: Uint8Array; starts: Uint32Array; rank: Uint32Array } {
  const encoded = [...lexemes].map((lexeme, number) => ({ number, bytes: Buffer.from(lexeme) }))
  encoded.sort((one, other) => Buffer.compare(one.bytes, other.bytes))
  const starts = shared(Uint32Array, encoded.length + 1)
  const rank = new Uint32Array(encoded.length)
  encoded.forEach(({ number, bytes }, place) => {
    starts[place + 1] = starts[place]! + bytes.length
    rank[number] = place
  })
  const all = shared(Uint8Array, starts[encoded.length]!)
  encoded.forEach(({ bytes }, place) => all.set(bytes, starts[place]))
  return { bytes: all, starts, rank }
}
