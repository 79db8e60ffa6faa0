/**
 * The words of a segment's products, as their search documents have them: for each lexeme the slots that are named by it, with its places
 * in every language, and those that only mention it. All arrays are in memory that threads share.
 */

import type { ByteStrings } from './byte-strings.rules.ts'
import { shared, type ArrayTypes } from './segment.rules.ts'

/** Lexemes are sorted by their bytes; starts have one entry more than there are lexemes. */
export interface SegmentWords {
  lexemes: Uint8Array
  lexemeStarts: Uint32Array
  namedStarts: Uint32Array
  namedSlots: Uint16Array
  /** Numbers of patterns, beside `namedSlots`; in 16 bits where these are enough. */
  namedPatterns: PatternNumbers
  mentionStarts: Uint32Array
  mentionSlots: Uint16Array
  /**
   * The places of a lexeme in a document, each pattern once: a header (which languages have it, whether all alike, which weights it has), then for
   * each of these languages in the order ka, en, ru, zh, or once for all, how many places and the places (16 bits: weight, place).
   */
  patterns: Uint16Array
  /** Where each pattern begins, by its number. */
  patternStarts: Uint32Array
  /** The last place of each slot's document in every language, four a slot. */
  lengths: Uint16Array
}

export type PatternNumbers = Uint16Array | Uint32Array
/** What numbers up to `count` need. */
export const patternNumbers = (count: number, length: number): PatternNumbers =>
  count <= 2 ** 16 ? shared(Uint16Array, length) : shared(Uint32Array, length)

/** The arrays of {@link SegmentWords}; that of the numbers of patterns may be the other one. */
export const wordTypes = {
  lexemes: Uint8Array,
  lexemeStarts: Uint32Array,
  namedStarts: Uint32Array,
  namedSlots: Uint16Array,
  namedPatterns: Uint16Array,
  mentionStarts: Uint32Array,
  mentionSlots: Uint16Array,
  patterns: Uint16Array,
  patternStarts: Uint32Array,
  lengths: Uint16Array,
} as const satisfies ArrayTypes<SegmentWords>

/** Weights in the two highest bits of a place: D 0, C 1, B 2, A 3. */
export const weightOf = (place: number): number => place >>> 14
/** The word's place in the text: the lower 14 bits. */
export const positionOf = (place: number): number => place & 0x3fff

/** Bits of a pattern's header: of the languages that have the lexeme, all alike, and of the weights that it has. */
export const sameInAll: number = 1 << 4
const firstWeight = 5
export const weightBit = (weight: number): number => 1 << (firstWeight + weight)

/** The weights of the pattern that begins at a place, a bit for each from D up. */
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

/** The order of `bytes[from..to)` and another byte string. */
export function compareBytes(bytes: Uint8Array, from: number, to: number, other: Uint8Array): number {
  const length = Math.min(to - from, other.length)
  for (let i = 0; i < length; i++) {
    const difference = bytes[from + i]! - other[i]!
    if (difference !== 0) return difference
  }
  return to - from - other.length
}

/** Lexemes in one array, sorted by their bytes. @returns the order too: the place of each by its number */
export function sortedLexemes({ bytes, starts, count }: ByteStrings): { bytes: Uint8Array; starts: Uint32Array; rank: Uint32Array } {
  const sorted = Array.from({ length: count }, (_, number) => ({ number, bytes: bytes.subarray(starts[number], starts[number + 1]) }))
  sorted.sort((one, other) => Buffer.compare(one.bytes, other.bytes))
  const sortedBytes = shared(Uint8Array, starts[count]!)
  const sortedStarts = shared(Uint32Array, count + 1)
  const rank = new Uint32Array(count)
  sorted.forEach((lexeme, place) => {
    sortedBytes.set(lexeme.bytes, sortedStarts[place])
    sortedStarts[place + 1] = sortedStarts[place]! + lexeme.bytes.length
    rank[lexeme.number] = place
  })
  return { bytes: sortedBytes, starts: sortedStarts, rank }
}

/** Patterns as a segment has them. */
export function patternsOf({ bytes, starts, count }: ByteStrings): Pick<SegmentWords, 'patterns' | 'patternStarts'> {
  const patterns = shared(Uint16Array, starts[count]! / 2)
  new Uint8Array(patterns.buffer).set(bytes.subarray(0, starts[count]))
  const patternStarts = shared(Uint32Array, count + 1)
  for (let number = 0; number <= count; number++) patternStarts[number] = starts[number]! / 2
  return { patterns, patternStarts }
}
