import { grown } from './byte-strings.ts'
import type { DocumentVectors } from './document.ts'
import { DocumentReader } from './document-reader.ts'
import { packedWords } from './packed-words.ts'
import type { SegmentWords } from './segment-words.ts'
import { sortedLexemes } from './words.ts'

const chunkSize = 1 << 13

/** Numbers that are read once, in the order in which they were added: in chunks, so that they are neither copied as they grow nor kept once they are read. */
class NumberQueue {
  private readonly chunks: Uint32Array[] = []
  private read = 0
  length = 0

  push(value: number): void {
    const at = this.length++ % chunkSize
    if (at === 0) this.chunks.push(new Uint32Array(chunkSize))
    this.chunks[this.chunks.length - 1]![at] = value
  }

  shift(): number {
    const value = this.chunks[0]![this.read++]!
    if (this.read === chunkSize) {
      this.chunks.shift()
      this.read = 0
    }
    return value
  }
}

/** Postings as documents come, by slot; built sorted by lexeme, then by slot. */
class PostingList {
  private readonly terms = new NumberQueue()
  private readonly patterns = new NumberQueue()
  private readonly slots = new NumberQueue()
  /** Postings of the slot beside. */
  private readonly sizes = new NumberQueue()
  /** Postings by lexeme. */
  private counts = new Uint32Array(1024)

  /** @param patterns absent where postings have none */
  add(slot: number, terms: Uint32Array, size: number, patterns?: Uint32Array): void {
    this.slots.push(slot)
    this.sizes.push(size)
    for (let at = 0; at < size; at++) {
      const term = terms[at]!
      while (term >= this.counts.length) this.counts = grown(this.counts)
      this.counts[term]!++
      this.terms.push(term)
      if (patterns) this.patterns.push(patterns[at]!)
    }
  }

  /** Once. @param rank the place of each lexeme in the order of the segment */
  build(rank: Uint32Array): { starts: Uint32Array; slots: Uint16Array; patterns: Uint16Array } {
    const starts = new Uint32Array(rank.length + 1)
    for (let term = 0; term < rank.length; term++) starts[rank[term]! + 1] = this.counts[term] ?? 0
    for (let place = 0; place < rank.length; place++) starts[place + 1]! += starts[place]!
    const hasPatterns = this.patterns.length > 0
    const slots = new Uint16Array(this.terms.length)
    const patterns = new Uint16Array(this.patterns.length)
    const next = starts.slice()
    for (let documents = this.slots.length; documents > 0; documents--) {
      const slot = this.slots.shift()
      for (let left = this.sizes.shift(); left > 0; left--) {
        const at = next[rank[this.terms.shift()]!]!++
        slots[at] = slot
        if (hasPatterns) patterns[at] = this.patterns.shift()
      }
    }
    return { starts, slots, patterns }
  }
}

/** Builds the words of a segment; documents come in the order of their slots. */
export class WordsBuilder {
  private readonly reader = new DocumentReader()
  private readonly named = new PostingList()
  private readonly mentioned = new PostingList()

  /** @returns how many words its names have */
  add(slot: number, document: DocumentVectors): number {
    const { reader } = this
    reader.read(document)
    this.named.add(slot, reader.namedTerms, reader.named, reader.namedPatterns)
    this.mentioned.add(slot, reader.mentionedTerms, reader.mentioned)
    return reader.nameWords
  }

  /** Once. */
  build(): SegmentWords {
    const { bytes, starts, rank } = sortedLexemes(this.reader.terms)
    const named = this.named.build(rank)
    const mentioned = this.mentioned.build(rank)
    return packedWords({
      lexemes: bytes,
      lexemeStarts: starts,
      namedStarts: named.starts,
      namedSlots: named.slots,
      namedPatterns: named.patterns,
      mentionStarts: mentioned.starts,
      mentionSlots: mentioned.slots,
    })
  }
}
