/**
 * The words of a segment's products, as their search documents have them: for each lexeme the slots that are named by it, with its labels
 * in every language, and those that only mention it. Built and merged so; in memory they are packed (`segment-words.rules.ts`).
 */

import type { ByteStrings } from './byte-strings.rules.ts'

/** Lexemes are sorted by their bytes; starts have one entry more than there are lexemes. */
export interface FlatWords {
  lexemes: Uint8Array
  lexemeStarts: Uint32Array
  namedStarts: Uint32Array
  namedSlots: Uint16Array
  /**
   * Where the lexeme stands in each slot's document, beside `namedSlots`: four bits for each language in the order ka, en, ru, zh, the first in the
   * lowest; of each a bit for the labels D to A.
   */
  namedPatterns: Uint16Array
  mentionStarts: Uint32Array
  mentionSlots: Uint16Array
}

/** The labels of a pattern in one language. */
export const labelsIn = (pattern: number, language: number): number => (pattern >>> (4 * language)) & 15

/** The labels of a pattern in any language. */
export const labelsOf = (pattern: number): number => (pattern | (pattern >>> 4) | (pattern >>> 8) | (pattern >>> 12)) & 15

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
