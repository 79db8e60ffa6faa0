/**
 * Packs the words of a segment, a byte for most numbers: lexemes without what they share with the one before, slots as differences, the most
 * frequent patterns first.
 */

import { shared, type SharedArray, type SharedArrayType } from '../segments/segment.ts'
import { grown } from './byte-strings.ts'
import { highestNumber, LexemeReader, lexemesInBlock, Postings, type SegmentWords } from './segment-words.ts'
import type { FlatWords } from './words.ts'

class NumberWriter {
  bytes: Uint8Array = new Uint8Array(1 << 16)
  length = 0

  /** @throws RangeError for a number that readers could not read */
  add(number: number): void {
    if (number > highestNumber) throw new RangeError(`${number} is too high for an index`)
    if (this.length + 3 > this.bytes.length) this.bytes = grown(this.bytes)
    let left = number
    for (; left > 127; left >>>= 7) this.bytes[this.length++] = (left & 127) | 128
    this.bytes[this.length++] = left
  }

  addBytes(bytes: Uint8Array, from: number, to: number): void {
    while (this.length + to - from > this.bytes.length) this.bytes = grown(this.bytes)
    this.bytes.set(bytes.subarray(from, to), this.length)
    this.length += to - from
  }

  /** Slots as differences. */
  addSlots(slots: Uint16Array, from: number, to: number): void {
    for (let at = from, before = -1; at < to; at++) {
      this.add(slots[at]! - before)
      before = slots[at]!
    }
  }
}

export function packedWords(flat: FlatWords): SegmentWords {
  const { lexemes, lexemeStarts, namedStarts, namedSlots, mentionStarts, mentionSlots } = flat
  const { numbers, patterns } = frequentPatternsFirst(flat)
  const [dictionary, postings] = [new NumberWriter(), new NumberWriter()]
  const lexemeBlocks: number[] = []
  const postingBlocks: number[] = []
  for (let term = 0; term + 1 < lexemeStarts.length; term++) {
    const isFirst = term % lexemesInBlock === 0
    if (isFirst) {
      lexemeBlocks.push(dictionary.length)
      postingBlocks.push(postings.length)
    }
    const [from, to] = [lexemeStarts[term]!, lexemeStarts[term + 1]!]
    const same = isFirst ? 0 : sharedBytes(lexemes, lexemeStarts[term - 1]!, from, to)
    dictionary.add(same)
    dictionary.add(to - from - same)
    dictionary.addBytes(lexemes, from + same, to)
    const before = postings.length
    const [namedFrom, namedTo] = [namedStarts[term]!, namedStarts[term + 1]!]
    const [mentionFrom, mentionTo] = [mentionStarts[term]!, mentionStarts[term + 1]!]
    postings.add(namedTo - namedFrom)
    postings.add(mentionTo - mentionFrom)
    postings.addSlots(namedSlots, namedFrom, namedTo)
    postings.addSlots(mentionSlots, mentionFrom, mentionTo)
    for (let at = namedFrom; at < namedTo; at++) postings.add(numbers[flat.namedPatterns[at]!]!)
    dictionary.add(postings.length - before)
  }
  return {
    lexemes: sharedCopy(Uint8Array, dictionary.bytes.subarray(0, dictionary.length)),
    lexemeBlocks: sharedCopy(Uint32Array, lexemeBlocks),
    postingBlocks: sharedCopy(Uint32Array, postingBlocks),
    postings: sharedCopy(Uint8Array, postings.bytes.subarray(0, postings.length)),
    patterns: sharedCopy(Uint16Array, patterns),
  }
}

/** How many bytes a lexeme shares with the one before, which begins at `before` and ends where it begins. */
function sharedBytes(lexemes: Uint8Array, before: number, from: number, to: number): number {
  let same = 0
  while (before + same < from && from + same < to && lexemes[before + same] === lexemes[from + same]) same++
  return same
}

/** The patterns in the order of their frequency. @returns their numbers by the patterns too */
function frequentPatternsFirst({ namedPatterns }: FlatWords) {
  const frequencies = new Uint32Array(2 ** 16)
  for (let at = 0; at < namedPatterns.length; at++) frequencies[namedPatterns[at]!]!++
  const patterns = [...frequencies.keys()].filter((pattern) => frequencies[pattern]! > 0)
  patterns.sort((one, other) => frequencies[other]! - frequencies[one]!)
  const numbers = new Uint16Array(2 ** 16)
  patterns.forEach((pattern, number) => (numbers[pattern] = number))
  return { patterns, numbers }
}

function sharedCopy<T extends SharedArray>(ArrayType: SharedArrayType<T>, from: ArrayLike<number>): T {
  const copy = shared(ArrayType, from.length)
  copy.set(from)
  return copy
}

/** As the words were before they were packed: to be merged with others. */
export function unpackedWords(words: SegmentWords): FlatWords {
  const { named, mentioned } = countPostings(words)
  const slots = { named: new Uint16Array(named), mentioned: new Uint16Array(mentioned), patterns: new Uint16Array(named) }
  const lexemes = new NumberWriter()
  const [lexemeStarts, namedStarts, mentionStarts] = [[0], [0], [0]]
  const reader = new LexemeReader(words)
  for (reader.open(0); reader.next();) {
    lexemes.addBytes(reader.bytes, 0, reader.length)
    const postings = new Postings(words.postings, reader.postings)
    postings.copyTo(slots, words.patterns, namedStarts.at(-1)!, mentionStarts.at(-1)!)
    lexemeStarts.push(lexemes.length)
    namedStarts.push(namedStarts.at(-1)! + postings.named)
    mentionStarts.push(mentionStarts.at(-1)! + postings.mentioned)
  }
  return {
    lexemes: lexemes.bytes.subarray(0, lexemes.length),
    lexemeStarts: Uint32Array.from(lexemeStarts),
    namedStarts: Uint32Array.from(namedStarts),
    namedSlots: slots.named,
    namedPatterns: slots.patterns,
    mentionStarts: Uint32Array.from(mentionStarts),
    mentionSlots: slots.mentioned,
  }
}

function countPostings(words: SegmentWords): { named: number; mentioned: number } {
  const count = { named: 0, mentioned: 0 }
  const reader = new LexemeReader(words)
  for (reader.open(0); reader.next();) {
    const postings = new Postings(words.postings, reader.postings)
    count.named += postings.named
    count.mentioned += postings.mentioned
  }
  return count
}
