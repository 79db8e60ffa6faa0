/**
 * The words of a segment's products, as their search documents have them: for each lexeme the slots that are named by it, with its places
 * in every language, and those that only mention it. Built and merged so; in memory they are packed (`segment-words.rules.ts`).
 */

import type { ByteStrings } from './byte-strings.rules.ts'

/** Lexemes are sorted by their bytes; starts have one entry more than there are lexemes. */
export interface FlatWords {
  lexemes: Uint8Array
  lexemeStarts: Uint32Array
  namedStarts: Uint32Array
  namedSlots: Uint16Array
  /** Numbers of patterns, beside `namedSlots`. */
  namedPatterns: Uint32Array
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
  const sortedBytes = new Uint8Array(starts[count]!)
  const sortedStarts = new Uint32Array(count + 1)
  const rank = new Uint32Array(count)
  sorted.forEach((lexeme, place) => {
    sortedBytes.set(lexeme.bytes, sortedStarts[place])
    sortedStarts[place + 1] = sortedStarts[place]! + lexeme.bytes.length
    rank[lexeme.number] = place
  })
  return { bytes: sortedBytes, starts: sortedStarts, rank }
}

/** Patterns as a segment has them. */
export function patternsOf({ bytes, starts, count }: ByteStrings): Pick<FlatWords, 'patterns' | 'patternStarts'> {
  const patterns = new Uint16Array(starts[count]! / 2)
  new Uint8Array(patterns.buffer).set(bytes.subarray(0, starts[count]))
  return { patterns, patternStarts: starts.slice(0, count + 1).map((start) => start / 2) }
}
