import { Buffer } from 'node:buffer'
import { flag, numbersOf, sizeOf, type Segment } from '../segments/segment.ts'
import { postingsOf, type SegmentWords } from '../words/segment-words.ts'
import { labelsOf } from '../words/words.ts'
import type { FacetCounts } from './facet-counter.ts'
import type { IndexWord } from './query.ts'

/** Labels of a lexeme that names a product, A and B, and of one that stands beside it: C too. */
const [naming, beside] = [12, 14]

/** How many listed products of each outer group a word names: these tell whether it is one kind of thing. */
export function groupCounts(segments: readonly Segment[], word: IndexWord): FacetCounts {
  const counts = new Map<number, number>()
  for (const segment of segments) {
    const groups = numbersOf(segment, 0)
    const isCounted = new Uint8Array(sizeOf(segment))
    for (const lexemes of word)
      for (const slot of slotsOf(segment.words, lexemes)) {
        if (isCounted[slot] === 1 || (segment.flags[slot]! & flag.listed) === 0) continue
        isCounted[slot] = 1
        counts.set(groups[slot]!, (counts.get(groups[slot]!) ?? 0) + 1)
      }
  }
  return { ids: [...counts.keys()], counts: [...counts.values()] }
}

/** The slots that all lexemes of an alternative name. */
function slotsOf(words: SegmentWords, lexemes: readonly string[]): Uint16Array {
  const lists = lexemes.map((lexeme, at) => labelledSlots(words, lexeme, at === lexemes.length - 1 ? naming : beside))
  return lists.reduce(common)
}

/** The slots whose document has a lexeme with one of these labels, ascending. */
function labelledSlots(words: SegmentWords, lexeme: string, labels: number): Uint16Array {
  const postings = postingsOf(words, Buffer.from(lexeme))
  if (!postings) return new Uint16Array(0)
  const [slots, patterns] = [new Uint16Array(postings.size), new Uint32Array(postings.size)]
  postings.copyTo(slots, patterns, words.patterns, 0)
  let size = 0
  for (let at = 0; at < slots.length; at++) if ((labelsOf(patterns[at]!) & labels) !== 0) slots[size++] = slots[at]!
  return slots.subarray(0, size)
}

/** The slots of both of two ascending lists. */
function common(one: Uint16Array, other: Uint16Array): Uint16Array {
  const slots = new Uint16Array(Math.min(one.length, other.length))
  let size = 0
  for (let [at, place] = [0, 0]; at < one.length && place < other.length;) {
    const difference = one[at]! - other[place]!
    if (difference === 0) slots[size++] = one[at]!
    if (difference <= 0) at++
    if (difference >= 0) place++
  }
  return slots.subarray(0, size)
}
