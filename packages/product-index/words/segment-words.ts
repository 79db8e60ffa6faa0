/** The words of a segment as they stay in memory, and how they are read. */

import type { ArrayTypes } from '../segments/segment.ts'
import { grown } from './byte-strings.ts'
import { compareBytes } from './words.ts'

/** Arrays are in memory that threads share. A number has 7 bits in each byte, the lowest first, and the highest bit where another byte follows. */
export interface SegmentWords {
  /**
   * In the order of their bytes, for each: how many bytes are those of the one before, none in the first of a block; how many others it has, and
   * these; how many bytes its postings take.
   */
  lexemes: Uint8Array
  /** Where each block of lexemes begins, and where the postings of its first do. */
  lexemeBlocks: Uint32Array
  postingBlocks: Uint32Array
  /** For each lexeme: how many slots have it; these as differences, the first to -1; the numbers of their patterns. */
  postings: Uint8Array
  /** By their numbers, the most frequent first; see `FlatWords`. */
  patterns: Uint32Array
}

/** The arrays of {@link SegmentWords}. */
export const wordTypes = {
  lexemes: Uint8Array,
  lexemeBlocks: Uint32Array,
  postingBlocks: Uint32Array,
  postings: Uint8Array,
  patterns: Uint32Array,
} as const satisfies ArrayTypes<SegmentWords>

export const lexemesInBlock = 16

/** What three bytes of 7 bits hold: no number is higher. */
export const highestNumber = 2 ** 21 - 1

/** Where the number that was read last ends: a second result that needs no object. */
let end = 0

/** The number that begins at a place. */
function numberAt(bytes: Uint8Array, start: number): number {
  let at = start
  let number = bytes[at++]!
  if (number > 127) {
    number = (number & 127) | (bytes[at++]! << 7)
    if (number > 16_383) number = (number & 16_383) | (bytes[at++]! << 14)
  }
  end = at
  return number
}

/** Walks through lexemes in their order, from the first of a block on. */
export class LexemeReader {
  /** The lexeme at hand is the first `length` bytes. */
  bytes: Uint8Array = new Uint8Array(64)
  length = 0
  /** Where its postings begin. */
  postings = 0
  private readonly words: SegmentWords
  private at = 0
  private postingBytes = 0

  constructor(words: SegmentWords) {
    this.words = words
  }

  /** Before the first lexeme of a block. */
  open(block: number): void {
    const { lexemeBlocks, postingBlocks, lexemes } = this.words
    this.at = lexemeBlocks[block] ?? lexemes.length
    this.postings = postingBlocks[block] ?? 0
    this.postingBytes = 0
  }

  /** @returns whether there is another */
  next(): boolean {
    const { lexemes } = this.words
    if (this.at >= lexemes.length) return false
    this.postings += this.postingBytes
    const same = numberAt(lexemes, this.at)
    const others = numberAt(lexemes, end)
    const from = end
    this.length = same + others
    while (this.length > this.bytes.length) this.bytes = grown(this.bytes)
    for (let i = 0; i < others; i++) this.bytes[same + i] = lexemes[from + i]!
    this.postingBytes = numberAt(lexemes, from + others)
    this.at = end
    return true
  }
}

/** The postings of a lexeme; undefined where no document has it. */
export function postingsOf(words: SegmentWords, lexeme: Uint8Array): Postings | undefined {
  const reader = new LexemeReader(words)
  let [low, high] = [0, words.lexemeBlocks.length]
  // The last block that begins with this lexeme or one before it.
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    reader.open(middle)
    reader.next()
    if (compareBytes(reader.bytes, 0, reader.length, lexeme) <= 0) low = middle
    else high = middle
  }
  reader.open(low)
  for (let left = lexemesInBlock; left > 0 && reader.next(); left--) {
    const order = compareBytes(reader.bytes, 0, reader.length, lexeme)
    if (order === 0) return new Postings(words.postings, reader.postings)
    if (order > 0) return undefined
  }
  return undefined
}

/** Which slots have a lexeme, and their patterns, read in the order of the slots. */
export class Postings {
  readonly size: number
  private readonly bytes: Uint8Array
  /** Where the slots begin. */
  private readonly start: number
  /** The slot of the posting at hand, where its pattern begins, how many postings follow, and where their slots and patterns do. */
  private slot = -1
  private patternAt = 0
  private left: number
  private slotsAt: number
  private patternsAt = 0

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.left = this.size = numberAt(bytes, at)
    this.slotsAt = this.start = end
  }

  // The two below read millions of numbers a search, and do so themselves: in `numberAt` each would cost twice the time.

  /** Sets a bit of each slot, and opens the patterns. Once, before any pattern is asked for. */
  mark(bits: Uint32Array, bit: number): void {
    const { bytes } = this
    let at = this.start
    let slot = -1
    for (let left = this.size; left > 0; left--) {
      let difference = bytes[at++]!
      if (difference > 127) {
        difference = (difference & 127) | (bytes[at++]! << 7)
        if (difference > 16_383) difference = (difference & 16_383) | (bytes[at++]! << 14)
      }
      slot += difference
      bits[slot]! |= bit
    }
    this.patternsAt = at
  }

  /** The number of the pattern of a slot that has the lexeme; slots are asked for in ascending order. */
  patternOf(slot: number): number {
    if (this.slot < slot) this.moveTo(slot)
    return numberAt(this.bytes, this.patternAt)
  }

  /** Goes on to the first posting whose slot is at least this one. */
  private moveTo(least: number): void {
    const { bytes } = this
    let { slot, left, slotsAt, patternAt, patternsAt } = this
    while (slot < least && left > 0) {
      left--
      let difference = bytes[slotsAt++]!
      if (difference > 127) {
        difference = (difference & 127) | (bytes[slotsAt++]! << 7)
        if (difference > 16_383) difference = (difference & 16_383) | (bytes[slotsAt++]! << 14)
      }
      slot += difference
      patternAt = patternsAt
      while (bytes[patternsAt++]! > 127);
    }
    this.slot = slot
    this.left = left
    this.slotsAt = slotsAt
    this.patternAt = patternAt
    this.patternsAt = patternsAt
  }

  /** Writes all slots into a list from a place on. @returns where they end */
  append(list: Uint16Array, place: number): number {
    let at = this.start
    let slot = -1
    for (let next = place; next < place + this.size; next++) {
      slot += numberAt(this.bytes, at)
      at = end
      list[next] = slot
    }
    return at
  }

  /** Writes the slots, and the patterns by their numbers, into lists from a place on. */
  copyTo(slots: Uint16Array, patterns: Uint32Array, known: Uint32Array, place: number): void {
    let at = this.append(slots, place)
    for (let next = place; next < place + this.size; next++) {
      patterns[next] = known[numberAt(this.bytes, at)]!
      at = end
    }
  }
}
