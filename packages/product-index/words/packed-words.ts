/**
 * Packs the words of a segment, a byte for most numbers: lexemes without what they share with the one before, slots as differences, the most
 * frequent patterns first.
 */

import { shared, type SharedArray, type SharedArrayType } from '../segments/segment.ts'
import { grown } from './byte-strings.ts'
import { highestNumber, LexemeReader, lexemesInBlock, Postings, type SegmentWords } from './segment-words.ts'
import { patternLimit, type FlatWords } from './words.ts'

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
  const { lexemes, lexemeStarts, starts, slots } = flat
  const { numbers, frequent } = frequentPatternsFirst(flat)
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
    const [first, last] = [starts[term]!, starts[term + 1]!]
    postings.add(last - first)
    postings.addSlots(slots, first, last)
    for (let at = first; at < last; at++) postings.add(numbers[flat.patterns[at]!]!)
    dictionary.add(postings.length - before)
  }
  for (const pattern of frequent) numbers[pattern] = 0
  return {
    lexemes: sharedCopy(Uint8Array, dictionary.bytes.subarray(0, dictionary.length)),
    lexemeBlocks: sharedCopy(Uint32Array, lexemeBlocks),
    postingBlocks: sharedCopy(Uint32Array, postingBlocks),
    postings: sharedCopy(Uint8Array, postings.bytes.subarray(0, postings.length)),
    patterns: sharedCopy(Uint32Array, frequent),
  }
}

/** How many bytes a lexeme shares with the one before, which begins at `before` and ends where it begins. */
function sharedBytes(lexemes: Uint8Array, before: number, from: number, to: number): number {
  let same = 0
  while (before + same < from && from + same < to && lexemes[before + same] === lexemes[from + same]) same++
  return same
}

/** By patterns, all 0 while no segment is packed: a new array for each small segment would cost more than the rest of it. */
let scratch: Uint32Array | undefined

/** The patterns in the order of their frequency. @returns their numbers by the patterns too, to be read before the next call */
function frequentPatternsFirst({ patterns }: FlatWords) {
  const numbers = (scratch ??= new Uint32Array(patternLimit))
  const found: number[] = []
  for (let at = 0; at < patterns.length; at++) if (numbers[patterns[at]!]!++ === 0) found.push(patterns[at]!)
  const frequent = Uint32Array.from(found.sort((one, other) => numbers[other]! - numbers[one]! || one - other))
  for (let number = 0; number < frequent.length; number++) numbers[frequent[number]!] = number
  return { frequent, numbers }
}

function sharedCopy<T extends SharedArray>(ArrayType: SharedArrayType<T>, from: ArrayLike<number>): T {
  const copy = shared(ArrayType, from.length)
  copy.set(from)
  return copy
}

/** As the words were before they were packed: to be merged with others. */
export function unpackedWords(words: SegmentWords): FlatWords {
  const size = countPostings(words)
  const slots = new Uint16Array(size)
  const patterns = new Uint32Array(size)
  const lexemes = new NumberWriter()
  const [lexemeStarts, starts] = [[0], [0]]
  const reader = new LexemeReader(words)
  for (reader.open(0); reader.next();) {
    lexemes.addBytes(reader.bytes, 0, reader.length)
    const postings = new Postings(words.postings, reader.postings)
    postings.copyTo(slots, patterns, words.patterns, starts.at(-1)!)
    lexemeStarts.push(lexemes.length)
    starts.push(starts.at(-1)! + postings.size)
  }
  return {
    lexemes: lexemes.bytes.subarray(0, lexemes.length),
    lexemeStarts: Uint32Array.from(lexemeStarts),
    starts: Uint32Array.from(starts),
    slots,
    patterns,
  }
}

function countPostings(words: SegmentWords): number {
  let count = 0
  const reader = new LexemeReader(words)
  for (reader.open(0); reader.next();) count += new Postings(words.postings, reader.postings).size
  return count
}
