/**
 * The words of a segment's products, as their search documents have them: for each lexeme the slots that have it, and where it stands there. Built and merged
 * so; in memory they are packed (`segment-words.ts`).
 */

import type { ByteStrings } from './byte-strings.ts'

/** Lexemes are sorted by their bytes; starts have one entry more than there are lexemes. */
export interface FlatWords {
  lexemes: Uint8Array
  lexemeStarts: Uint32Array
  starts: Uint32Array
  slots: Uint16Array
  /**
   * Where the lexeme stands in each slot's document, beside `slots`: a bit for the labels D to A, then two for each language in the order of the schema (its name
   * has the lexeme, and more than once), then how often the texts say it, and where first.
   */
  patterns: Uint32Array
}

/** The labels of a pattern. */
export const labelsOf = (pattern: number): number => pattern & 15

/** Bits of a pattern: the name in a language, by its place, has the lexeme; and more than once. */
export const writtenBit = (language: number): number => 16 << (2 * language)
export const repeatedBit = (language: number): number => 32 << (2 * language)

/** How often texts say a word, as far as it is counted; the last of their words whose place is told. */
export const maxTimes = 3
export const lastPlace = 63

/** The lowest bits of these two in a pattern. */
export const [timesAt, placeAt] = [12, 14] as const
/** The part of a pattern that texts have: how often they say the lexeme, and where first; 0 after {@link lastPlace}. */
export const inTexts = (times: number, place: number): number => (times << timesAt) | ((place <= lastPlace ? place : 0) << placeAt)
export const timesOf = (pattern: number): number => (pattern >>> timesAt) & maxTimes
export const placeOf = (pattern: number): number => pattern >>> placeAt
/** No pattern is as high. */
export const patternLimit: number = 1 << 20

/** Words of texts that are counted. */
export const maxTextWords = 255

/** Words of a name that are counted. */
export const maxNameWords = 63

/** How many words a name has in each language: a byte for each, the first in the lowest, none above {@link maxNameWords}. */
export const nameWordsIn = (nameWords: number, language: number): number => (nameWords >>> (8 * language)) & 255

/** With one more word in a language. */
export const addedNameWords = (nameWords: number, language: number): number =>
  nameWordsIn(nameWords, language) < maxNameWords ? nameWords + (1 << (8 * language)) : nameWords

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
