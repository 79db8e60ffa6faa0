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
  /**
   * For each lexeme: how many slots are named by it, and how many only mention it; the slots of both as differences, the first to -1; the
   * numbers of the patterns of those that are named by it.
   */
  postings: Uint8Array
  /** By their numbers, the most frequent first; see `FlatWords`. */
  patterns: Uint16Array
}

/** The arrays of {@link SegmentWords}. */
export const wordTypes = {
  lexemes: Uint8Array,
  lexemeBlocks: Uint32Array,
  postingBlocks: Uint32Array,
  postings: Uint8Array,
  patterns: Uint16Array,
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

/** Which slots have a lexeme, and the patterns of those that are named by it, read in the order of the slots. */
export class Postings {
  readonly named: number
  readonly mentioned: number
  private readonly bytes: Uint8Array
  /** Where the slots begin. */
  private readonly start: number
  /** The slot of the named posting at hand, where its pattern begins, how many postings follow, and where their slots and patterns do. */
  private slot = -1
  private patternAt = 0
  private left: number
  private slotsAt: number
  private patternsAt = 0

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.left = this.named = numberAt(bytes, at)
    this.mentioned = numberAt(bytes, end)
    this.slotsAt = this.start = end
  }

  get size(): number {
    return this.named + this.mentioned
  }

  // The two below read millions of numbers a search, and do so themselves: in `numberAt` each would cost twice the time.

  /** Sets a bit of each slot, and opens the patterns. Once, before any pattern is asked for. */
  mark(bits: Uint32Array, bit: number): void {
    const { bytes } = this
    let at = this.start
    let slot = -1
    for (let left = this.size; left > 0; left--) {
      if (left === this.mentioned) slot = -1
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

  /** The number of the pattern of a slot, which are asked for in ascending order; -1 where the slot is not named by the lexeme. */
  patternOf(slot: number): number {
    if (this.slot < slot) this.moveTo(slot)
    return this.slot === slot ? numberAt(this.bytes, this.patternAt) : -1
  }

  /** Goes on to the first named posting whose slot is at least this one, or to the last. */
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

  /** Appends all slots to a list of `size`, those that are named by the lexeme first. @returns where they end */
  append(list: Uint16Array, size: number): number {
    let at = this.start
    let slot = -1
    for (let place = 0; place < this.size; place++) {
      if (place === this.named) slot = -1
      slot += numberAt(this.bytes, at)
      at = end
      list[size + place] = slot
    }
    return at
  }

  copyTo(
    slots: { named: Uint16Array; mentioned: Uint16Array; patterns: Uint16Array },
    patterns: Uint16Array,
    namedAt: number,
    mentionedAt: number,
  ): void {
    const all = new Uint16Array(this.size)
    let at = this.append(all, 0)
    slots.named.set(all.subarray(0, this.named), namedAt)
    slots.mentioned.set(all.subarray(this.named), mentionedAt)
    for (let place = 0; place < this.named; place++) {
      slots.patterns[namedAt + place] = patterns[numberAt(this.bytes, at)]!
      at = end
    }
  }
}
