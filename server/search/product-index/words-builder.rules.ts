import { shared } from './segment.rules.ts'
import { NumberList, PatternList, patternOf, readPattern, sortedLexemes, type IndexedWords, type SegmentWords } from './words.rules.ts'

/** Postings in the order in which they come: by slot within each lexeme. */
class PostingList {
  readonly terms = new NumberList()
  readonly slots = new NumberList()
  readonly patterns = new NumberList()

  add(term: number, slot: number, pattern: number): void {
    this.terms.push(term)
    this.slots.push(slot)
    this.patterns.push(pattern)
  }

  /** Sorted by lexeme, then as they came. */
  build(rank: Uint32Array): { starts: Uint32Array; slots: Int32Array; patterns: Uint32Array } {
    const count = this.terms.length
    const starts = shared(Uint32Array, rank.length + 1)
    for (let at = 0; at < count; at++) starts[rank[this.terms.values[at]!]! + 1]!++
    for (let term = 0; term < rank.length; term++) starts[term + 1]! += starts[term]!
    const next = starts.slice()
    const slots = shared(Int32Array, count)
    const patterns = shared(Uint32Array, count)
    for (let at = 0; at < count; at++) {
      const place = next[rank[this.terms.values[at]!]!]!++
      slots[place] = this.slots.values[at]!
      patterns[place] = this.patterns.values[at]!
    }
    return { starts, slots, patterns }
  }
}

/** The words of a segment that is merged into another. */
export interface MergedWords {
  words: SegmentWords
  slots: Int32Array
}

/** Builds the words of a segment; products come in the order of their slots. */
export class WordsBuilder {
  private readonly terms = new Map<string, number>()
  private readonly named = new PostingList()
  private readonly mentioned = new PostingList()
  private readonly patterns = new PatternList()
  private readonly lengths = new NumberList()

  add(slot: number, words: IndexedWords): void {
    this.setLengths(slot, words.lengths)
    for (const [lexeme, places] of words.named) this.named.add(this.termOf(lexeme), slot, this.patterns.add(patternOf(places)))
    for (const lexeme of words.mentions) this.mentioned.add(this.termOf(lexeme), slot, 0)
  }

  /** Adds the words of other segments. @param slots the new slot of each of theirs, -1 where it is gone; theirs stay in their order */
  merge(sources: readonly MergedWords[]): void {
    const origins: Origin[][] = []
    for (const source of sources) {
      this.mergeLengths(source)
      const { lexemes, lexemeStarts } = source.words
      for (let term = 0; term + 1 < lexemeStarts.length; term++) {
        const lexeme = Buffer.from(lexemes.subarray(lexemeStarts[term], lexemeStarts[term + 1])).toString()
        ;(origins[this.termOf(lexeme)] ??= []).push({ source, term })
      }
    }
    const patterns = new Map(sources.map((source) => [source, new Map<number, number>()]))
    const patternIn = ({ source }: Origin, pattern: number): number => {
      const known = patterns.get(source)!
      if (!known.has(pattern)) known.set(pattern, this.patterns.add(readPattern(source.words.patterns, pattern)))
      return known.get(pattern)!
    }
    origins.forEach((list, term) => {
      const named = list.flatMap((origin) => {
        const { namedStarts, namedSlots, namedPatterns } = origin.source.words
        return postingsOf(origin, namedStarts, namedSlots, (at) => patternIn(origin, namedPatterns[at]!))
      })
      for (const { slot, pattern } of bySlot(named, list)) this.named.add(term, slot, pattern)
      const mentioned = list.flatMap((origin) =>
        postingsOf(origin, origin.source.words.mentionStarts, origin.source.words.mentionSlots, () => 0),
      )
      for (const { slot } of bySlot(mentioned, list)) this.mentioned.add(term, slot, 0)
    })
  }

  private mergeLengths({ words, slots }: MergedWords): void {
    for (let from = 0; from < slots.length; from++)
      if (slots[from]! >= 0) this.setLengths(slots[from]!, words.lengths.subarray(from * 4, from * 4 + 4))
  }

  private setLengths(slot: number, lengths: ArrayLike<number>): void {
    while (this.lengths.length < slot * 4 + 4) this.lengths.push(0)
    this.lengths.values.set(lengths, slot * 4)
  }

  private termOf(lexeme: string): number {
    let term = this.terms.get(lexeme)
    if (term === undefined) this.terms.set(lexeme, (term = this.terms.size))
    return term
  }

  /** @param size slots of the segment */
  build(size: number): SegmentWords {
    const { bytes, starts, rank } = sortedLexemes(this.terms.keys())
    const named = this.named.build(rank)
    const mentioned = this.mentioned.build(rank)
    const lengths = shared(Uint16Array, size * 4)
    lengths.set(this.lengths.values.subarray(0, this.lengths.length))
    return {
      lexemes: bytes,
      lexemeStarts: starts,
      namedStarts: named.starts,
      namedSlots: named.slots,
      namedPatterns: named.patterns,
      mentionStarts: mentioned.starts,
      mentionSlots: mentioned.slots,
      patterns: this.patterns.build(),
      lengths,
    }
  }
}

interface Posting {
  slot: number
  pattern: number
}

/** A lexeme of one of the merged segments. */
interface Origin {
  source: MergedWords
  term: number
}

function postingsOf({ source, term }: Origin, starts: Uint32Array, slots: Int32Array, patternAt: (at: number) => number): Posting[] {
  const postings: Posting[] = []
  for (let at = starts[term]!; at < starts[term + 1]!; at++) {
    const slot = source.slots[slots[at]!]!
    if (slot >= 0) postings.push({ slot, pattern: patternAt(at) })
  }
  return postings
}

/** Postings of one segment are in order already. */
const bySlot = (postings: Posting[], origins: Origin[]) =>
  origins.length > 1 ? postings.sort((one, other) => one.slot - other.slot) : postings
